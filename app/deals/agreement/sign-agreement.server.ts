import { and, eq, or, sql } from "drizzle-orm";
import { lockPerson } from "#app/accounts/lock-person.server.ts";
import { addDocument } from "#app/deals/signing/add-document.server.ts";
import { addSignature, type SignatureOrigin } from "#app/deals/signing/add-signature.server.ts";
import { hashText } from "#app/deals/signing/hash-text.server.ts";
import type { TypedSignature } from "#app/deals/signing/signature.schema.ts";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { isManagedBy, managerOf } from "#app/listings/manager.ts";
import { documentAccess } from "#app/listings/media/media.table.ts";
import { managedBy } from "#app/listings/public-listing.server.ts";
import { allowAttempt, defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { Outcome } from "#app/shared/outcome.ts";
import { findAgreement } from "./agreements.queries.server.ts";
import { agreements } from "./agreements.table.ts";
import { composeAgreement } from "./compose-agreement.server.ts";
import { canSignFor, findAgreedListing } from "./find-agreed-listing.server.ts";
import { notifyOfAgreement } from "./notify-of-agreement.server.ts";

export interface SignAgreement {
  listingId: string;
  buyerId: string;
  signature: TypedSignature;
  origin: SignatureOrigin;
  now: Date;
  requestId?: string | null;
}

export type AgreementOutcome = Outcome<"not-found" | "text-changed" | "too-many">;

const agreementLimit = defineRateLimit("agreement", { max: 20, windowMinutes: 24 * 60 });

/** Signs nothing if an earlier agreement covers the listing. */
export const signAgreement = (db: Db, jobs: Jobs, sign: SignAgreement): Promise<AgreementOutcome> =>
  db.transaction(async (tx): Promise<AgreementOutcome> => {
    const { listingId, buyerId, signature, now } = sign;
    await lockPerson(tx, buyerId);
    const listing = await findAgreedListing(tx, listingId, { isLocked: true });
    if (!listing || !canSignFor(listing, now) || isManagedBy(listing, { id: buyerId }))
      return { ok: false, reason: "not-found" };
    if (await findAgreement(tx, sign)) return { ok: true };
    const { version, body } = composeAgreement(listing);
    if (hashText(body) !== signature.bodyHash) return { ok: false, reason: "text-changed" };
    if (!(await allowAttempt(tx, agreementLimit, buyerId, now)))
      return { ok: false, reason: "too-many" };
    const documentId = await addDocument(tx, {
      kind: "agreement",
      title: `Confidentiality agreement: ${listing.title}`,
      body,
      version,
      listingId,
      buyerId,
      ownerId: listing.ownerId,
      brokerId: listing.brokerId,
      timezone: listing.timezone,
      createdAt: now,
    });
    await addSignature(tx, { ...sign, documentId, userId: buyerId, part: "buyer" });
    const managerId = listing.agreementScope === "manager" ? managerOf(listing) : null;
    await tx.insert(agreements).values({ documentId, buyerId, managerId });
    await coverRequests(tx, { listingId, buyerId, managerId });
    await auditListing(
      tx,
      { listingId, actorId: buyerId, requestId: sign.requestId ?? null },
      "agreement-signed",
      { documentId, version },
    );
    await notifyOfAgreement(tx, jobs, { ...sign, documentId, ...listing });
    return { ok: true };
  });

/** Access that was granted before becomes valid. */
async function coverRequests(
  tx: Db,
  {
    listingId,
    buyerId,
    managerId,
  }: { listingId: string; buyerId: string; managerId: string | null },
): Promise<void> {
  const isOfManager =
    managerId === null
      ? undefined
      : and(managedBy(managerId), eq(listings.agreementScope, "manager"));
  const covered = or(eq(listings.id, listingId), isOfManager);
  await tx
    .update(documentAccess)
    .set({ agreedWith: sql`${listings.ownerId}` })
    .from(listings)
    .where(
      and(eq(documentAccess.userId, buyerId), eq(listings.id, documentAccess.listingId), covered),
    );
}
