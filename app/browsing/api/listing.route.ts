import type { Route } from "./+types/listing.route.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { apiResponse, apiError } from "./api-response.ts";
import { listingJson } from "./listing-json.ts";
import { findListing } from "#app/listings/card/listing-cards.queries.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { publicPage } from "#app/shared/public-page.ts";

export const headers = publicPage();

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  const { viewer } = context.get(requestContext);
  if (!isId(params.id)) return apiError("not-found");
  const found = await findListing(db, params.id, viewer, new Date());
  if (!found.ok) return apiError(found.reason);
  const listing = listingJson(found.listing, new URL(env.APP_URL).origin);
  return apiResponse({ listing }, viewer ? "private" : "shared");
}
