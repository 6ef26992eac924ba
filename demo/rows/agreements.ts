import { and, asc, eq, isNotNull } from "drizzle-orm";
import { agreements } from "#app/deals/agreement/agreements.table.ts";
import { composeAgreement } from "#app/deals/agreement/compose-agreement.server.ts";
import { addDocument } from "#app/deals/signing/add-document.server.ts";
import { addSignature } from "#app/deals/signing/add-signature.server.ts";
import { hashText } from "#app/deals/signing/hash-text.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { documentAccess } from "#app/listings/media/media.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { addDays } from "#app/shared/day.ts";

interface Person {
  id: string;
  firstName: string;
  lastName: string;
}

/** One of the seller's listings asks for an agreement. The buyer has signed it, and has access for a month. */
export async function writeAgreements(
  tx: Db,
  { seller, buyer, now }: { seller: { id: string }; buyer: Person; now: Date },
): Promise<void> {
  const isOpen = and(eq(listings.status, "active"), isNotNull(listings.packageId));
  const [listing] = await tx
    .select()
    .from(listings)
    .where(and(eq(listings.ownerId, seller.id), isOpen))
    .orderBy(asc(listings.id))
    .limit(1);
  if (!listing) throw new Error("The seller has no active listing");
  await tx.update(listings).set({ agreementRequired: true }).where(eq(listings.id, listing.id));
  const [signedAt, grantedAt] = [addDays(now, -3), addDays(now, -2)];
  const { version, body } = composeAgreement(listing);
  const documentId = await addDocument(tx, {
    kind: "agreement",
    title: `Confidentiality agreement: ${listing.title}`,
    body,
    version,
    listingId: listing.id,
    buyerId: buyer.id,
    ownerId: seller.id,
    timezone: listing.timezone,
    createdAt: signedAt,
  });
  await addSignature(tx, {
    documentId,
    userId: buyer.id,
    part: "buyer",
    signature: { typedName: `${buyer.firstName} ${buyer.lastName}`, bodyHash: hashText(body) },
    origin: { address: "192.0.2.1", device: "A browser of the demonstration" },
    now: signedAt,
  });
  await tx.insert(agreements).values({ documentId, buyerId: buyer.id, managerId: seller.id });
  const access = { grantedAt, endsAt: addDays(grantedAt, 30), requestedAt: signedAt };
  await tx
    .insert(documentAccess)
    .values({ ...access, listingId: listing.id, userId: buyer.id, agreedWith: seller.id });
}
