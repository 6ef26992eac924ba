import type { Route } from "./+types/listings.route.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { apiResponse, apiError } from "./api-response.ts";
import { isCacheableQuery, authorizeQuery } from "./authorize-query.ts";
import { listingJson } from "./listing-json.ts";
import { parseListingQuery } from "#app/search/listing-filter.schema.ts";
import { showTrueText } from "#app/listings/confidential/true-cards.server.ts";
import { listListings } from "#app/search/listing-lists.queries.server.ts";
import { publicPage, withoutQuery } from "#app/shared/public-page.ts";

export const headers = publicPage(withoutQuery);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, replica, env } = context.get(servicesContext);
  const { viewer } = context.get(requestContext);
  const read = parseListingQuery(url.searchParams);
  if (!read.ok) return apiError("invalid-argument", read.fields);
  const authorized = authorizeQuery(read.query, viewer, new Date());
  if (!authorized.ok) return apiError(authorized.reason);

  const { q: words, cursor: after } = read.query;
  // Owners must see their own latest writes, so read from the primary.
  const page = await listListings(viewer ? db : replica, authorized.filter, { words, after });
  const { origin } = new URL(env.APP_URL);
  const rows = read.query.owner ? await showTrueText(db, page.listings) : page.listings;
  const listings = rows.map((row) => listingJson(row, origin));
  const policy = viewer ? "private" : isCacheableQuery(read.query) ? "shared" : "revalidated";
  return apiResponse({ listings, nextCursor: page.nextCursor }, policy);
}
