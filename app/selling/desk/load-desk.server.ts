import { asc, eq, sql } from "drizzle-orm";
import { redirect } from "react-router";
import type { Services } from "#app/context.ts";
import { findCategory } from "#app/listings/category.ts";
import { priceRows } from "#app/browsing/business/figures/figure-rows.ts";
import { groupSources, firstDay, makeStatistics, type Period } from "./statistics/statistics.ts";
import { listDayCounts, listSources } from "./statistics/statistics.queries.server.ts";
import { listTraitGroups } from "./suggestions/category-facts.queries.server.ts";
import { type OwnFacts, suggestChanges } from "./suggestions/suggest-changes.ts";
import { describeSuggestion, type SuggestionText } from "./suggestions/suggestion-labels.ts";
import { formOf } from "#app/selling/editing/field-values.ts";
import type { StoredListing } from "#app/listings/confidential/stored-listing.server.ts";
import {
  countMedia,
  findMedian,
  findOwnListing,
} from "#app/selling/editing/own-listing.queries.server.ts";
import { versionOf } from "#app/selling/editing/save-listing-fields.server.ts";
import { listingPrices } from "#app/listings/listings.table.ts";
import { isKnownToOwner } from "#app/selling/owned/owned-listings.queries.server.ts";
import { makeOwnedListingView } from "#app/selling/owned/make-owned-listing-view.ts";
import { editHref } from "#app/selling/owned/owned-listing.ts";
import { dayBefore } from "#app/shared/day.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { pick } from "#app/platform/db/pick.ts";

export async function openListing(
  db: Db,
  { listingId, ownerId }: { listingId: string; ownerId: string },
): Promise<StoredListing> {
  const listing = isId(listingId) ? await findOwnListing(db, { listingId, ownerId }) : null;
  if (!listing) notFound();
  if (listing.status === "draft") throw redirect(editHref(listing));
  return listing;
}

export async function loadDesk(
  { db, queryCache }: Pick<Services, "db" | "queryCache">,
  listing: StoredListing,
  {
    viewerId,
    period,
    renewsAt,
    now,
  }: { viewerId: string; period: Period; renewsAt: Date | null; now: Date },
) {
  const { id } = listing;
  const slug = listing.categories[0];
  const category = slug ? findCategory(slug) : null;
  const [media, days, sources, prices, leads, groups, median] = await Promise.all([
    countMedia(db, id),
    listDayCounts(db, id, firstDay(now, period)),
    listSources(db, id, dayBefore(now, period - 1)),
    listPrices(db, id),
    countLeads(db, listing, viewerId),
    category &&
      queryCache.get(`desk facts of ${category.slug}`, (cached) =>
        listTraitGroups(cached, category.slug, now),
      ),
    findMedian(queryCache, listing),
  ]);
  const own = ownFacts(listing, media.photos);
  const suggestions: SuggestionText[] =
    groups && category && listing.status === "active"
      ? suggestChanges({ groups, multiple: median }, own).map((one) =>
          describeSuggestion(one, category.name, own),
        )
      : [];
  return {
    head: makeOwnedListingView(listing, leads.inbox, now, renewsAt),
    edited: {
      id,
      status: listing.status,
      version: versionOf(listing),
      country: listing.country,
      currency: listing.currency,
      form: formOf(listing),
    },
    archivedLeads: leads.archived,
    packageId: listing.packageId,
    reviewReasons: listing.reviewReasons,
    media,
    median,
    prices: priceRows({ prices, currency: listing.currency }),
    statistics: makeStatistics(days, { period, publishedAt: listing.publishedAt, now }),
    sources: groupSources(sources),
    suggestions,
  };
}

export type EditedListing = Awaited<ReturnType<typeof loadDesk>>["edited"];

const ownFacts = (listing: StoredListing, photos: number): OwnFacts => ({
  photos,
  summaryLength: listing.description.length,
  statesPrice: listing.askingPrice !== null,
  statesCashFlow: listing.annualCashFlow !== null,
  statesRevenue: listing.annualRevenue !== null,
  multiple: listing.pricePerCashFlow,
});

const listPrices = (db: Db, listingId: string) =>
  db
    .select(pick(listingPrices, "since", "amount", "currency"))
    .from(listingPrices)
    .where(eq(listingPrices.listingId, listingId))
    .orderBy(asc(listingPrices.since));

async function countLeads(db: Db, { id, ownerId }: StoredListing, viewerId: string) {
  const { rows } = await db.execute<{ inbox: number; archived: number }>(
    sql`select count(*) filter (where not is_archived)::int as inbox,
          count(*) filter (where is_archived)::int as archived
        from (
          select c.status = 'archived' or mine.archived_at is not null as is_archived
          from conversations c
          left join conversation_members mine
            on mine.conversation_id = c.id and mine.user_id = ${viewerId}
          where c.listing_id = ${id} and c.buyer_id <> ${ownerId} and ${isKnownToOwner}
        ) as lead`,
  );
  return rows[0]!;
}
