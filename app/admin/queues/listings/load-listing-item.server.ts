import { asc, desc, eq } from "drizzle-orm";
import type { AdminAreas } from "#app/accounts/administration/admin-areas.ts";
import { type Evidence, listEvidence } from "#app/admin/queues/listings/evidence.queries.server.ts";
import { markWords } from "#app/admin/queues/listings/mark-words.ts";
import { findPersonFacts } from "#app/admin/queues/source/person-facts.queries.server.ts";
import type { Decided } from "#app/admin/queues/source/queue-source.server.ts";
import type { Services } from "#app/context.ts";
import { findPreview } from "#app/browsing/business/business.queries.server.ts";
import { makeBusinessView } from "#app/browsing/business/make-business-view.ts";
import { getCachedRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { makeTimeAgo } from "#app/ui/format/format-date.ts";

/** A listing as buyers will see it, with its confidential fields, the findings of the checks, and its owner. */
export async function loadListingItem(
  { db, queryCache }: Services,
  { id, viewer, now }: { id: string; viewer: { adminAreas: AdminAreas }; now: Date },
) {
  const own = await findConfidential(db, id);
  if (!own) return null;
  const [found, rates, evidence, media, person] = await Promise.all([
    findPreview(db, { id, ownerId: own.ownerId, as: "buyer", now }),
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
      title: listings.title,
      status: listings.status,
      packageId: listings.packageId,
      packagePurchasedAt: listings.packagePurchasedAt,
      createdAt: listings.createdAt,
      reviewReasons: listings.reviewReasons,
      businessName: listings.businessName,
      address: listings.address,
      website: listings.website,
      contactName: listings.contactName,
      contactEmail: listings.contactEmail,
      contactPhone: listings.contactPhone,
    })
    .from(listings)
    .where(eq(listings.id, id));
  return own;
}

const listMedia = (db: Db, listingId: string) =>
  db
    .select({
      id: listingMedia.id,
      kind: listingMedia.kind,
      alt: listingMedia.alt,
      fileName: listingMedia.fileName,
    })
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
