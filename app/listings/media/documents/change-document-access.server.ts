import { documentNotification } from "#app/accounts/notifications/notification-kind.ts";
import { and, eq, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { defineRateLimit, allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import { isPublic } from "#app/listings/listing.ts";
import { isManagedBy, managerOf } from "#app/listings/manager.ts";
import { managerColumns } from "#app/listings/public-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { mediaPath } from "#app/listings/media/listing-media.ts";
import { documentAccess, listingMedia } from "#app/listings/media/media.table.ts";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand } from "#app/shared/brand.ts";
import { type AccessDecision, grantOf, possibleDecisions } from "./document-access.ts";
import { lockOwnListing, type OwnedMedia } from "#app/listings/media/own-listing.server.ts";
import { summarizeEmail } from "#app/accounts/notifications/summarize-email.ts";

/** Each request is an email to an owner. */
const documentRequestLimit = defineRateLimit("documentRequest", {
  max: 20,
  windowMinutes: 24 * 60,
});

interface AccessRequest {
  listingId: string;
  buyerId: string;
  appUrl: string;
  now: Date;
  requestId?: string | null;
}

type RequestOutcome = { ok: true } | { ok: false; reason: "not-found" | "too-many-attempts" };

export async function requestDocumentAccess(
  db: Db,
  jobs: Jobs,
  { listingId, buyerId, appUrl, now, requestId = null }: AccessRequest,
): Promise<RequestOutcome> {
  if (!(await allowAttempt(db, documentRequestLimit, buyerId, now)))
    return { ok: false, reason: "too-many-attempts" };
  return db.transaction(async (tx): Promise<RequestOutcome> => {
    const listing = await findListing(tx, listingId);
    const buyer = await findBuyer(tx, buyerId);
    if (!listing?.packageId || !listing.hasDocuments || !buyer || !isPublic(listing, now))
      return { ok: false, reason: "not-found" };
    if (isManagedBy(listing, { id: buyerId })) return { ok: false, reason: "not-found" };
    // Every signed-in buyer can read them already.
    if (listing.documentsOpen) return { ok: true };
    const added = await tx
      .insert(documentAccess)
      .values({ listingId, userId: buyerId, requestedAt: now })
      .onConflictDoNothing()
      .returning({ listingId: documentAccess.listingId });
    if (added.length === 0) return { ok: true };
    const by = { listingId, actorId: buyerId, requestId };
    await auditListing(tx, by, "document-access-requested");
    const { title, brokerId } = listing;
    const path = mediaPath(listingId, "documents");
    const email = accessEmail({
      heading: brokerId
        ? `${buyer.name} asks to read the documents`
        : `${buyer.name} asks to read your documents`,
      title,
      text: "Nobody reads them before you say yes. You can take access back at any time, and you see every time a document is opened.",
      action: { label: "Answer the request", url: appUrl + path },
      because: brokerId ? "represent a listing" : "have a listing",
    });
    await notify(tx, jobs, {
      userId: managerOf(listing),
      kind: documentNotification,
      key: `documents-requested:${listingId}:${buyerId}`,
      ...summarizeEmail(email, appUrl, path),
      data: { listingId },
      email,
    });
    return { ok: true };
  });
}

async function findListing(tx: Db, listingId: string) {
  const [listing] = await tx
    .select({
      title: listings.title,
      status: listings.status,
      expiresAt: listings.expiresAt,
      packageId: listings.packageId,
      documentsOpen: listings.documentsOpen,
      hasDocuments: sql<boolean>`exists (select 1 from ${listingMedia} m
        where m.listing_id = ${listings}.id and m.kind = 'document')`,
      ...managerColumns,
    })
    .from(listings)
    .where(eq(listings.id, listingId));
  return listing;
}

async function findBuyer(tx: Db, buyerId: string): Promise<{ name: string } | null> {
  const [buyer] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(
      and(
        eq(users.id, buyerId),
        sql`${users.deletedAt} is null and ${users.deactivatedAt} is null`,
      ),
    );
  return buyer ? { name: `${buyer.firstName} ${buyer.lastName}`.trim() } : null;
}

interface AccessEmail {
  heading: string;
  title: string;
  text: string;
  action: EmailContent["action"];
  because: string;
}

const accessEmail = ({ heading, title, text, action, because }: AccessEmail): EmailContent => ({
  subject: heading,
  heading,
  paragraphs: [title, text],
  action,
  reason: `You received this email because you ${because} on ${brand.name}. You can turn these emails off in your profile, under notifications.`,
});

interface DecideAccess extends OwnedMedia {
  buyerId: string;
  decision: AccessDecision;
  appUrl: string;
  now: Date;
}

type DecideOutcome =
  | { ok: true; name: string }
  | { ok: false; reason: "not-found" | "not-possible" };

const actions = { grant: "granted", refuse: "refused", revoke: "revoked" } as const;

export function decideDocumentAccess(
  db: Db,
  jobs: Jobs,
  change: DecideAccess,
): Promise<DecideOutcome> {
  const { listingId, buyerId, decision, appUrl, now } = change;
  return db.transaction(async (tx): Promise<DecideOutcome> => {
    if (!(await lockOwnListing(tx, change))) return { ok: false, reason: "not-found" };
    const found = await findRequest(tx, listingId, buyerId);
    if (!found) return { ok: false, reason: "not-found" };
    const { buyer, grant, title } = found;
    if (!possibleDecisions[grant].includes(decision)) return { ok: false, reason: "not-possible" };
    await tx
      .update(documentAccess)
      .set(
        decision === "grant"
          ? { grantedAt: now, refusedAt: null }
          : { grantedAt: null, refusedAt: now },
      )
      .where(and(eq(documentAccess.listingId, listingId), eq(documentAccess.userId, buyerId)));
    await auditListing(tx, change, `document-access-${actions[decision]}`, { buyerId });
    if (decision === "grant") {
      const email = accessEmail({
        heading: "You can now read the documents",
        title,
        text: "The owner has let you in. Please keep what you read to yourself and your advisers: your name, your email address and the date are written on every page of a PDF, and the owner sees who opened which document.",
        action: { label: "See the documents", url: `${appUrl}/business/${listingId}#confidential` },
        because: "asked for the documents of a listing",
      });
      await notify(tx, jobs, {
        userId: buyerId,
        kind: documentNotification,
        key: `documents-granted:${listingId}`,
        ...summarizeEmail(email, appUrl, `/business/${listingId}`),
        data: { listingId },
        email,
      });
    }
    return { ok: true, name: `${buyer.firstName} ${buyer.lastName}`.trim() };
  });
}

async function findRequest(tx: Db, listingId: string, buyerId: string) {
  const [row] = await tx
    .select({
      title: listings.title,
      grantedAt: documentAccess.grantedAt,
      refusedAt: documentAccess.refusedAt,
      buyer: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(documentAccess)
    .innerJoin(users, eq(users.id, documentAccess.userId))
    .innerJoin(listings, eq(listings.id, documentAccess.listingId))
    .where(and(eq(documentAccess.listingId, listingId), eq(documentAccess.userId, buyerId)));
  return row ? { ...row, grant: grantOf(row) } : null;
}

export function setDocumentsOpen(
  db: Db,
  change: OwnedMedia & { isOpen: boolean },
): Promise<boolean> {
  const { listingId, isOpen } = change;
  return db.transaction(async (tx) => {
    if (!(await lockOwnListing(tx, change))) return false;
    await tx.update(listings).set({ documentsOpen: isOpen }).where(eq(listings.id, listingId));
    const action = isOpen ? "documents-opened-to-all" : "documents-closed-to-all";
    await auditListing(tx, change, action);
    return true;
  });
}
