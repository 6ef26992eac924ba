import { asc, eq, sql } from "drizzle-orm";
import { redirect } from "react-router";
import type { Services } from "#app/context.ts";
import { hasPage } from "#app/has-page.ts";
import { findCategory } from "#app/listings/category.ts";
import { findCategoryMultiple } from "#app/browsing/business/business.queries.server.ts";
import { priceRows } from "#app/browsing/business/figures/figure-rows.ts";
import { groupSources } from "#app/selling/desk/statistics/group-sources.ts";
import { firstDay, makeStatistics, type Period } from "#app/selling/desk/statistics/statistics.ts";
import {
  listDayCounts,
  listSources,
} from "#app/selling/desk/statistics/statistics.queries.server.ts";
import { listTraitGroups } from "#app/selling/desk/suggestions/category-facts.queries.server.ts";
import { type OwnFacts, suggestChanges } from "#app/selling/desk/suggestions/suggest-changes.ts";
import {
  describeSuggestion,
  type SuggestionText,
} from "#app/selling/desk/suggestions/suggestion-labels.ts";
import { formOf, type StoredListing } from "#app/selling/editing/field-values.ts";
import { findOwnListing } from "#app/selling/editing/own-listing.queries.server.ts";
import { versionOf } from "#app/selling/editing/save-listing-fields.server.ts";
import { listingPrices } from "#app/listings/listings.table.ts";
import { isKnownToOwner } from "#app/selling/owned/known-conversations.server.ts";
import { makeOwnedListingView } from "#app/selling/owned/make-owned-listing-view.ts";
import { editHref } from "#app/selling/owned/owned-listing.ts";
import { dayBefore } from "#app/shared/day.ts";
import { countMedia } from "#app/selling/wizard/count-media.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";

interface DeskRequest {
  listingId: string;
  ownerId: string;
  period: Period;
  /** Of the package, if it renews. */
  renewsAt: Date | null;
  now: Date;
}

/** The owner's listing; 404 for others. A draft opens in the wizard. */
export async function openListing(
  db: Db,
  { listingId, ownerId }: Pick<DeskRequest, "listingId" | "ownerId">,
): Promise<StoredListing> {
  const listing = isId(listingId) ? await findOwnListing(db, { listingId, ownerId }) : null;
  if (!listing) notFound();
  if (listing.status === "draft" && hasPage(editHref(listing))) throw redirect(editHref(listing));
  return listing;
}

/** All that the desk shows of a listing, but for its media. */
export async function loadDesk(
  { db, queryCache }: Pick<Services, "db" | "queryCache">,
  listing: StoredListing,
  { period, renewsAt, now }: Pick<DeskRequest, "period" | "renewsAt" | "now">,
) {
  const { id } = listing;
  const slug = listing.categories[0];
  const category = slug ? findCategory(slug) : null;
  const [media, days, sources, prices, leads, groups, median] = await Promise.all([
    countMedia(db, id),
    listDayCounts(db, id, firstDay(now, period)),
    listSources(db, id, dayBefore(now, period - 1)),
    listPrices(db, id),
    countLeads(db, id),
    category &&
      queryCache.get(`desk facts of ${category.slug}`, (cached) =>
        listTraitGroups(cached, category.slug, now),
      ),
    category &&
      queryCache.get(`multiple of ${category.slug}`, (cached) =>
        findCategoryMultiple(cached, category.slug, now),
      ),
  ]);
  const own = ownFacts(listing, media.photos);
  const suggestions: SuggestionText[] =
    groups && category && listing.status === "active"
      ? suggestChanges({ groups, multiple: median }, own).map((one) =>
          describeSuggestion(one, category.name, own),
        )
      : [];
  return {
    head: makeOwnedListingView(
      {
        ...listing,
        views: 0,
        leads: leads.inbox,
        documentRequests: 0,
        hasFiguresMissing: false,
        photoId: null,
      },
      leads.inbox,
      now,
      renewsAt,
    ),
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
    median: median && category ? { ...median, category: category.name } : null,
    prices: priceRows({ prices, currency: listing.currency }),
    statistics: makeStatistics(days, { period, publishedAt: listing.publishedAt, now }),
    sources: groupSources(sources),
    suggestions,
  };
}

const ownFacts = (listing: StoredListing, photos: number): OwnFacts => ({
  photos,
  summaryLength: listing.description.length,
  statesPrice: listing.askingPrice !== null,
  statesCashFlow: listing.annualCashFlow !== null,
  statesRevenue: listing.annualRevenue !== null,
  multiple: listing.pricePerCashFlow,
});

/** Every price, also those from before the publication: they are the owner's own. */
const listPrices = (db: Db, listingId: string) =>
  db
    .select({
      since: listingPrices.since,
      amount: listingPrices.amount,
      currency: listingPrices.currency,
    })
    .from(listingPrices)
    .where(eq(listingPrices.listingId, listingId))
    .orderBy(asc(listingPrices.since));

/** As the owner's inbox shows them: what is archived has a list of its own. */
async function countLeads(db: Db, listingId: string) {
  const { rows } = await db.execute<{ inbox: number; archived: number }>(
    sql`select count(*) filter (where not is_archived)::int as inbox,
          count(*) filter (where is_archived)::int as archived
        from (
          select c.status = 'archived' or mine.archived_at is not null as is_archived
          from conversations c
          left join conversation_members mine
            on mine.conversation_id = c.id and mine.user_id = c.owner_id
          where c.listing_id = ${listingId} and ${isKnownToOwner}
        ) as lead`,
  );
  return rows[0]!;
}
