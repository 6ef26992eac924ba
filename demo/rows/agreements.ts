import { eq } from "drizzle-orm";
import { agreements } from "#app/deals/agreement/agreements.table.ts";
import { composeAgreement } from "#app/deals/agreement/compose-agreement.server.ts";
import { addDocument } from "#app/deals/signing/add-document.server.ts";
import { addSignature } from "#app/deals/signing/add-signature.server.ts";
import { hashText } from "#app/deals/signing/hash-text.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { addDays } from "#app/shared/day.ts";

interface Person {
  id: string;
  firstName: string;
  lastName: string;
}

/** The listing asks for an agreement, which the buyer has signed. */
export async function writeAgreement(
  tx: Db,
  { listingId, buyer, now }: { listingId: string; buyer: Person; now: Date },
): Promise<void> {
  const [listing] = await tx
    .update(listings)
    .set({ agreementRequired: true })
    .where(eq(listings.id, listingId))
    .returning();
  if (!listing) throw new Error("No such listing");
  const { ownerId } = listing;
  const signedAt = addDays(now, -5);
  const { version, body } = composeAgreement(listing);
  const documentId = await addDocument(tx, {
    kind: "agreement",
    title: `Confidentiality agreement: ${listing.title}`,
    body,
    version,
    listingId: listing.id,
    buyerId: buyer.id,
    ownerId,
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
  await tx.insert(agreements).values({ documentId, buyerId: buyer.id, managerId: ownerId });
}
