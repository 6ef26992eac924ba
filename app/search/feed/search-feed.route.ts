import { redirect } from "react-router";
import type { Route } from "./+types/search-feed.route.ts";
import { feedHrefOf, searchFeedHref, searchPageUrl } from "./search-feed.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import {
  listCardsByIds,
  type ListingCardRow,
} from "#app/listings/card/listing-cards.queries.server.ts";
import { figureTexts } from "#app/listings/figures/figure-text.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import {
  cacheQueryOfSearch,
  hasCacheableCounts,
  isCacheablePage,
  parseSearchUrl,
} from "#app/search/page/parse-search-url.ts";
import { titleOf } from "#app/search/page/search-title.ts";
import { readSearch } from "#app/search/query/read-search.server.ts";
import { listNewestFound } from "#app/search/search.queries.server.ts";
import { searchHref, toSavedSearch } from "#app/search/search-url.ts";
import { brand, pageTitle } from "#app/shared/brand.ts";
import { formatFeed } from "#app/shared/format-feed.ts";
import { placeName } from "#app/shared/places.ts";
import { shorten } from "#app/shared/shorten.ts";
import { publicHeaders, publicPage } from "#app/shared/public-page.ts";

const feedLength = 30;
/** One less than is stored, so that what was cut there ends between words. */
const summaryLength = 199;

export const headers = publicPage((url) => cacheQueryOfSearch(searchPageUrl(url)));

export async function loader({ context, url }: Route.LoaderArgs) {
  const { replica, queryCache, searchCache, env } = context.get(servicesContext);
  const { preferences } = context.get(requestContext);
  const parsed = parseSearchUrl(searchPageUrl(url), preferences.currency);
  if (parsed.kind === "not-found") notFound();
  if (parsed.kind === "redirect") throw redirect(feedHrefOf(parsed.href));
  const { search, scope } = parsed;
  const now = new Date();
  const read = await readSearch({ searchCache }, search, now);
  if (read.kind === "redirect") throw redirect(searchFeedHref(read.search, scope));
  const ids = await listNewestFound(replica, search, {
    now,
    cache: hasCacheableCounts(search) ? queryCache : searchCache,
    limit: feedLength,
  });
  const rows = await listCardsByIds(replica, ids, now);
  const feed = formatFeed("rss", {
    title: pageTitle(titleOf(search, scope).title),
    description: brand.tagline,
    home: searchHref(toSavedSearch(search), scope),
    self: searchFeedHref(search, scope),
    appUrl: env.APP_URL,
    entries: rows.map(toEntry),
  });
  return new Response(feed, {
    headers: {
      ...(isCacheablePage(search) ? publicHeaders : { "cache-control": "private, no-cache" }),
      "content-type": "application/rss+xml; charset=utf-8",
    },
  });
}

/** What the card of the listing shows, in its own currency. */
function toEntry(row: ListingCardRow) {
  const figures = figureTexts(row).flatMap(({ label, value }) =>
    value === null ? [] : `${label}: ${value}`,
  );
  const listed = row.publishedAt ?? row.createdAt;
  return {
    id: row.id,
    path: listingHref(row),
    title: row.title,
    summary: [placeName(row), ...figures, shorten(row.summary, summaryLength)]
      .filter(Boolean)
      .join(" · "),
    publishedAt: listed,
    updatedAt: listed,
  };
}
