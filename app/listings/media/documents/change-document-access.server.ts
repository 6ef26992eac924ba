import { documentNotification } from "#app/accounts/notifications/notification-kind.ts";
import { and, eq, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { isPublic } from "#app/listings/listing.ts";
import { isManagedBy, type ManagedListing } from "#app/listings/manager.ts";
import { managerColumns } from "#app/listings/public-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { documentAccess, listingMedia } from "#app/listings/media/media.table.ts";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand, site } from "#app/shared/brand.ts";
import { type AccessDecision, grantOf, possibleDecisions } from "./document-access.ts";
import { lockChangeableListing, type OwnedMedia } from "#app/listings/media/own-listing.server.ts";
import { summarizeEmail } from "#app/accounts/notifications/summarize-email.ts";
import { pick } from "#app/platform/db/pick.ts";

interface AccessRequest {
  listingId: string;
  buyerId: string;
  now: Date;
  requestId?: string | null;
}

type RequestOutcome = { ok: true; isNew: boolean; listing: ManagedListing } | { ok: false };

/** Records a request in the caller's transaction, once per person. The caller tells whoever manages the listing. */
export async function addAccessRequest(
  tx: Db,
  { listingId, buyerId, now, requestId = null }: AccessRequest,
): Promise<RequestOutcome> {
  const [listing] = await tx
    .select({
      ...pick(listings, "status", "expiresAt", "packageId"),
      waits: waitsForAccess,
      ...managerColumns,
    })
    .from(listings)
    .where(eq(listings.id, listingId))
    // A mandate that starts or ends meanwhile waits: it hands over every conversation.
    .for("share");
  if (!listing?.packageId || !listing.waits || !isPublic(listing, now)) return { ok: false };
  if (isManagedBy(listing, { id: buyerId })) return { ok: false };
  const added = await tx
    .insert(documentAccess)
    .values({ listingId, userId: buyerId, requestedAt: now })
    .onConflictDoNothing()
    .returning({ listingId: documentAccess.listingId });
  const isNew = added.length > 0;
  if (isNew)
    await auditListing(tx, { listingId, actorId: buyerId, requestId }, "document-access-requested");
  return { ok: true, isNew, listing };
}

/** The owner keeps something for buyers with access. */
const waitsForAccess = sql<boolean>`${listings.confidential} or (${listings.website} <> '' and ${listings.websiteFor} = 'access')
  or exists (select 1 from ${listingMedia} m where m.listing_id = ${listings}.id
    and case m.kind when 'document' then ${listings.documentsFor} when 'video' then ${listings.videoFor}
      else case when m.revealing then ${listings.photosFor} end end = 'access')`;

interface DecideAccess extends OwnedMedia {
  buyerId: string;
  decision: AccessDecision;
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
  const { listingId, buyerId, decision, now } = change;
  return db.transaction(async (tx): Promise<DecideOutcome> => {
    // After the sale a yes would open nothing.
    if (!(await lockChangeableListing(tx, change))) return { ok: false, reason: "not-found" };
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
      const email: EmailContent = {
        subject: "You now have access",
        heading: "You now have access",
        paragraphs: [
          title,
          "The owner has let you in. Please keep what you see to yourself and your advisers: your name, your email address and the date are written on every page of a PDF, and the owner sees who opened which document.",
        ],
        action: { label: "See what is open", url: `${site}/business/${listingId}#confidential` },
        reason: `You received this email because you requested the documents of a listing on ${brand.name}. You can turn these emails off in your profile, under notifications.`,
      };
      await notify(tx, jobs, {
        userId: buyerId,
        kind: documentNotification,
        key: `documents-granted:${listingId}`,
        ...summarizeEmail(email, `/business/${listingId}`),
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
