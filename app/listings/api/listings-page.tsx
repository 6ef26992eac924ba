import type { Route } from "./+types/listings-page.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { apiAnswer, apiFault } from "#app/listings/api/api-answer.ts";
import { isCommonQuery, judgeQuery } from "#app/listings/api/judge-query.ts";
import { answerListing } from "#app/listings/api/listing-answer.ts";
import { readListingQuery } from "#app/listings/listing-filter.schema.ts";
import { listListings } from "#app/listings/listings.queries.server.ts";

/** A list of listings for programs; docs/api.md tells them how to ask. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, replica, env } = context.get(servicesContext);
  const { viewer } = context.get(requestContext);
  const read = readListingQuery(url.searchParams);
  if (!read.ok) return apiFault("invalid-argument", read.fields);
  const judged = judgeQuery(read.query, viewer, new Date());
  if (!judged.ok) return apiFault(judged.reason);

  const { q: words, cursor: after } = read.query;
  // One's own listings show what one has just written.
  const page = await listListings(viewer ? db : replica, judged.filter, { words, after });
  const { origin } = new URL(env.APP_URL);
  const listings = page.listings.map((row) => answerListing(row, origin));
  const kept = viewer ? "private" : isCommonQuery(read.query) ? "shared" : "revalidated";
  return apiAnswer({ listings, nextCursor: page.nextCursor }, kept);
}
