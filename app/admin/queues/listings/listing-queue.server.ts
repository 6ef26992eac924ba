import { ownText, ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { and, asc, desc, eq, exists, isNotNull, notExists, or, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import {
  approveSoon,
  undoApproval,
} from "#app/admin/queues/listings/approve-listing.job.server.ts";
import { queueClaims } from "#app/admin/queues/queue-claims.table.ts";
import { isItem } from "#app/admin/queues/source/queue-claims.server.ts";
import { findingLabels } from "#app/admin/queues/listings/finding-labels.ts";
import {
  type Decided,
  findDecision,
  isAmong,
  type QueueChange,
  type QueueFilter,
  type QueueOutcome,
  type QueueSource,
  summarizeBy,
} from "#app/admin/queues/source/queue-source.server.ts";
import { readReason } from "#app/admin/queues/source/read-reason.ts";
import { takeDownListing } from "#app/selling/administration/take-down-listing.server.ts";
import { lockListing } from "#app/listings/lifecycle/move-listing.server.ts";
import { reviewListing } from "#app/listings/lifecycle/review-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { findRegion } from "#app/shared/places.ts";
import { makeTimeAgo } from "#app/ui/format/format-date.ts";
import type { AdminAreas } from "#app/accounts/administration/admin-areas.ts";
import { type Evidence, listEvidence } from "#app/admin/queues/listings/evidence.queries.server.ts";
import { markWords } from "#app/admin/queues/listings/mark-words.ts";
import { findPersonFacts } from "#app/admin/queues/source/person-facts.queries.server.ts";
import type { Services } from "#app/context.ts";
import { findPreview } from "#app/browsing/business/business.queries.server.ts";
import { makeBusinessView } from "#app/browsing/business/make-business-view.ts";
import { getCachedRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import { pick } from "#app/platform/db/pick.ts";

/** A new listing waits since its payment, a live one since its last change. */
const since = sql<Date>`case when ${listings.status} = 'pending'
  then coalesce(${listings.packagePurchasedAt}, ${listings.createdAt}) else ${listings.updatedAt} end`.mapWith(
  listings.createdAt,
);

const isFlagged = and(eq(listings.status, "active"), sql`${listings.reviewReasons} <> '{}'`);
const approval = sql`(select 1 from ${queueClaims} c
  where c.kind = 'listings' and c.item_id = ${listings.id} and c.approved_at is not null)`;

const where = ({ person, state, ids }: QueueFilter) =>
  and(
    or(eq(listings.status, "pending"), isFlagged),
    state === "waiting" ? notExists(approval) : exists(approval),
    isAmong(listings.id, ids),
    person ? eq(listings.ownerId, person) : undefined,
  );

const actions = {
  "listing-approved": "Approved",
  "listing-cleared": "Approved",
  "listing-kept": "Kept live",
  "listing-rejected": "Rejected",
  "listing-taken-down": "Taken down",
};

export const listingQueue = {
  summarize: summarizeBy({ id: listings.id, since, where }),

  async list(db, filter, limit, now) {
    const rows = await db
      .select({
        ...pick(listings, "id", "status", "region"),
        title: ownTitle,
        city: ownText("city"),
        reasons: listings.reviewReasons,
        isPaid: sql<boolean>`${listings.packageId} is not null`,
        owner: fullName(),
        since,
      })
      .from(listings)
      .innerJoin(users, eq(users.id, listings.ownerId))
      .where(where(filter))
      .orderBy(asc(since), asc(listings.id))
      .limit(limit);
    return rows.map(({ id, title, owner, city, region, status, isPaid, reasons, ...row }) => ({
      id,
      title,
      note: [owner, city || (findRegion(region)?.name ?? region)].join(", "),
      since: makeTimeAgo(row.since, now),
      badges: [
        ...(status === "active" ? ["Live"] : isPaid ? ["Paid"] : []),
        ...reasons.map((reason) => findingLabels[reason].badge),
      ],
    }));
  },

  async find({ services, viewer, now }, id) {
    const item = await loadListingItem(services, { id, viewer, now });
    if (!item || (await isWaiting(services.db, id))) return item;
    const approved = await findApproval(services.db, id, now);
    if (approved) return { ...item, decided: approved };
    const decision = await findDecision(
      services.db,
      { subjectType: "listing", subjectId: id, actions },
      now,
    );
    const settled: Decided = { by: null, at: item.since, what: "Settled", text: null };
    return { ...item, decided: decision?.decided ?? settled };
  },

  async change(change) {
    const { services, id, intent, viewer, now, requestId } = change;
    const { db, jobs } = services;
    if (intent === "reopen") return undoApproval(db, id);
    if (intent === "approve")
      return approveSoon(db, jobs, { listingId: id, adminId: viewer.id, requestId, now });
    const by = { listingId: id, actorId: viewer.id, now, requestId };
    return reject(change, by);
  },
} satisfies QueueSource;

async function findApproval(db: Db, id: string, now: Date): Promise<Decided | null> {
  const [claim] = await db
    .select({ by: fullName(), at: queueClaims.approvedAt })
    .from(queueClaims)
    .innerJoin(users, eq(users.id, queueClaims.adminId))
    .where(and(isItem({ kind: "listings", id }), isNotNull(queueClaims.approvedAt)));
  if (!claim) return null;
  return {
    by: claim.by,
    at: makeTimeAgo(claim.at!, now),
    what: "Approved",
    text: "It can be undone for a minute. Until then nobody is told.",
    canUndo: true,
  };
}

/** A pending listing becomes a draft again; a live one is taken down. */
async function reject(
  { services: { db, jobs }, form, id }: QueueChange,
  by: { listingId: string; actorId: string; now: Date; requestId: string },
): Promise<QueueOutcome> {
  const reason = readReason(form);
  if (!reason.ok) return reason;
  return db.transaction(async (tx): Promise<QueueOutcome> => {
    // Locked before the claim is read: an approval at the same moment comes first or finds it decided.
    const listing = await lockListing(tx, id);
    if (!listing) return { ok: false, reason: "not-found" };
    if (!(await isWaiting(tx, id))) return { ok: false, reason: "already-decided" };
    return listing.status === "pending"
      ? decided(await reviewListing(tx, jobs, { ...by, rejection: reason.text }))
      : decided(await takeDownListing(tx, jobs, { ...by, reason: reason.text }));
  });
}

const decided = (outcome: { ok: boolean }): QueueOutcome =>
  outcome.ok ? { ok: true } : { ok: false, reason: "already-decided" };

async function isWaiting(db: Db, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.id, id), where({ person: null, state: "waiting" })));
  return row !== undefined;
}

/** A listing as buyers will see it, with its confidential fields, the findings of the checks, and its owner. */
async function loadListingItem(
  { db, queryCache }: Services,
  { id, viewer, now }: { id: string; viewer: { adminAreas: AdminAreas }; now: Date },
) {
  const own = await findConfidential(db, id);
  if (!own) return null;
  const [found, rates, evidence, media, person] = await Promise.all([
    findPreview(db, { id, managerId: own.ownerId, as: "buyer", now }),
    getCachedRates(queryCache),
    listEvidence(db, id, now),
    listMedia(db, id),
    findPersonFacts(db, own.ownerId, viewer.adminAreas),
  ]);
  if (!found) return null;
  const view = makeBusinessView(found, {
    now,
    rates,
    currency: found.currency,
    categoryMultiple: null,
  });
  const words = bannedIn(evidence);
  const photos = media.filter(({ kind }) => kind === "photo");
  return {
    kind: "listings" as const,
    id,
    title: own.title,
    since: makeTimeAgo(own.packagePurchasedAt ?? own.createdAt, now),
    person,
    open: { label: "Open the listing", href: `/business/${id}` },
    decided: null as Decided | null,
    /** Already on the market: it stays or is taken down. */
    isLive: own.status === "active",
    isPaid: own.packageId !== null,
    /** What the checks found on submission; some of it may be fixed since. */
    reasons: own.reviewReasons,
    evidence,
    titleParts: markWords(own.title, words),
    paragraphs: view.paragraphs.map((text, place) => ({
      key: String(place),
      parts: markWords(text, words),
    })),
    figures: view.summary.map(({ label, value }) => ({ label, value })),
    facts: view.facts.map(({ term, detail }) => ({ term, detail })),
    answers: view.answers.map(({ term, detail }) => ({ term, detail: markWords(detail, words) })),
    confidential: describeConfidential(
      own,
      media.filter(({ kind }) => kind === "document").map(({ fileName }) => fileName),
    ),
    place: [view.place.city, view.place.region, view.place.country].filter(Boolean).join(", "),
    categories: view.categories.map(({ name }) => name),
    photos: photos.slice(0, 15).map(({ id: mediaId, alt }) => ({ mediaId, alt })),
    photoCount: photos.length,
  };
}

const bannedIn = (evidence: readonly Evidence[]): string[] =>
  evidence.flatMap((found) => (found.reason === "banned-words" ? found.words : []));

async function findConfidential(db: Db, id: string) {
  const [own] = await db
    .select({
      ownerId: listings.ownerId,
      title: ownTitle,
      status: listings.status,
      packageId: listings.packageId,
      packagePurchasedAt: listings.packagePurchasedAt,
      createdAt: listings.createdAt,
      reviewReasons: listings.reviewReasons,
      businessName: listings.businessName,
      address: listings.address,
      website: listings.website,
      contactName: ownText("contactName"),
      contactEmail: ownText("contactEmail"),
      contactPhone: ownText("contactPhone"),
    })
    .from(listings)
    .where(eq(listings.id, id));
  return own;
}

const listMedia = (db: Db, listingId: string) =>
  db
    .select(pick(listingMedia, "id", "kind", "alt", "fileName"))
    .from(listingMedia)
    .where(eq(listingMedia.listingId, listingId))
    .orderBy(desc(listingMedia.featured), asc(listingMedia.position));

type Own = NonNullable<Awaited<ReturnType<typeof findConfidential>>>;

const describeConfidential = (own: Own, documents: readonly string[]) =>
  [
    { term: "Business name", detail: own.businessName },
    { term: "Address", detail: own.address },
    { term: "Website", detail: own.website },
    {
      term: "Contact",
      detail: [own.contactName, own.contactEmail, own.contactPhone].filter(Boolean).join(", "),
    },
    { term: "Documents", detail: documents.join(", ") },
  ].flatMap(({ term, detail }) => (detail ? [{ term, detail }] : []));
