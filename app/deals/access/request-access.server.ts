import { and, eq, sql } from "drizzle-orm";
import { findAgreement } from "#app/deals/agreement/agreements.queries.server.ts";
import { needsAgreement } from "#app/listings/audience.ts";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import { isPublic } from "#app/listings/listing.ts";
import { listings } from "#app/listings/listings.table.ts";
import { isManagedBy, managerOf } from "#app/listings/manager.ts";
import { documentAccess, listingMedia } from "#app/listings/media/media.table.ts";
import { grantState, managerColumns } from "#app/listings/public-listing.server.ts";
import { checkDailyLimit } from "#app/messages/inquiry/inquiry.ts";
import { requestText } from "#app/messages/inquiry/message-text.ts";
import { lockSender } from "#app/messages/inquiry/send-inquiry.server.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { postMessage } from "#app/messages/thread/composing/post-message.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createIdAt } from "#app/platform/db/id.ts";
import { pick } from "#app/platform/db/pick.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { Outcome } from "#app/shared/outcome.ts";

interface AccessRequest {
  listingId: string;
  buyerId: string;
  now: Date;
  requestId?: string | null;
}

export type RequestOutcome = Outcome<"not-found" | "agreement-needed" | "daily-limit">;

/**
 * The request is an entry in the conversation about the listing. If it begins one, it counts as an inquiry: whoever asks
 * can write there. Asking again changes nothing, unless access has ended.
 */
export const requestAccess = (
  db: Db,
  jobs: Jobs,
  request: AccessRequest,
): Promise<RequestOutcome> =>
  db.transaction(async (tx): Promise<RequestOutcome> => {
    const { listingId, buyerId, now } = request;
    const buyer = await lockSender(tx, buyerId, now);
    const listing = await lockRequested(tx, listingId);
    if (!buyer || !listing?.packageId || !listing.waits || !isPublic(listing, now))
      return { ok: false, reason: "not-found" };
    if (isManagedBy(listing, { id: buyerId })) return { ok: false, reason: "not-found" };
    const agreement = await findAgreement(tx, request);
    if (needsAgreement(listing) && !agreement) return { ok: false, reason: "agreement-needed" };
    const isAbout = and(eq(conversations.listingId, listingId), eq(conversations.buyerId, buyerId));
    const isFirst = (await tx.$count(conversations, isAbout)) === 0;
    if (isFirst && checkDailyLimit(buyer)) return { ok: false, reason: "daily-limit" };
    if (!(await addRequest(tx, request, agreement ? listing.ownerId : null))) return { ok: true };
    await auditListing(
      tx,
      { listingId, actorId: buyerId, requestId: request.requestId ?? null },
      "document-access-requested",
    );
    const ownerId = managerOf(listing);
    const thirdId = listing.brokerId && listing.ownerId;
    const [thread] = await tx
      .insert(conversations)
      .values({ listingId, buyerId, ownerId, thirdId })
      .onConflictDoUpdate({
        target: [conversations.listingId, conversations.buyerId, conversations.ownerId],
        set: { updatedAt: now },
      })
      .returning({ id: conversations.id });
    await postMessage(tx, jobs, {
      id: createIdAt(now.getTime()),
      conversationId: thread!.id,
      senderId: buyerId,
      recipientId: ownerId,
      messageType: "request",
      content: requestText,
      tags: isFirst ? ["inquiry"] : [],
      now,
    });
    return { ok: true };
  });

async function lockRequested(tx: Db, listingId: string) {
  const [listing] = await tx
    .select({
      ...pick(listings, "status", "expiresAt", "packageId", "agreementRequired", "confidential"),
      waits: waitsForAccess,
      ...managerColumns,
    })
    .from(listings)
    .where(eq(listings.id, listingId))
    // Blocks mandates from starting or ending meanwhile, which hands over conversations.
    .for("share");
  return listing;
}

const waitsForAccess = sql<boolean>`${listings.confidential} or (${listings.website} <> '' and ${listings.websiteFor} = 'access')
  or exists (select 1 from ${listingMedia} m where m.listing_id = ${listings}.id
    and case m.kind when 'document' then ${listings.documentsFor} when 'video' then ${listings.videoFor}
      else case when m.revealing then ${listings.photosFor} end end = 'access')`;

/** True if the owner has to answer. The lock on the buyer serializes requests. */
async function addRequest(
  tx: Db,
  { listingId, buyerId, now }: AccessRequest,
  agreedWith: string | null,
): Promise<boolean> {
  const isOwn = and(eq(documentAccess.listingId, listingId), eq(documentAccess.userId, buyerId));
  const [known] = await tx
    .select({ grant: grantState(now) })
    .from(documentAccess)
    .innerJoin(listings, eq(listings.id, documentAccess.listingId))
    .where(isOwn);
  const request = { requestedAt: now, agreedWith };
  if (!known) await tx.insert(documentAccess).values({ listingId, userId: buyerId, ...request });
  else if (known.grant === "ended")
    await tx
      .update(documentAccess)
      .set({ ...request, grantedAt: null, endsAt: null, passportAskedAt: null })
      .where(isOwn);
  else if (agreedWith) await tx.update(documentAccess).set({ agreedWith }).where(isOwn);
  return !known || known.grant === "ended";
}
