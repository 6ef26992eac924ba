import type { Route } from "./+types/listing-page.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { apiAnswer, apiFault } from "#app/listings/api/api-answer.ts";
import { answerListing } from "#app/listings/api/listing-answer.ts";
import { findListing } from "#app/listings/listings.queries.server.ts";
import { isId } from "#app/platform/db/id.ts";

/** One listing for programs: the facts of the list, to whom its page opens. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  const { viewer } = context.get(requestContext);
  if (!isId(params.id)) return apiFault("not-found");
  const found = await findListing(db, params.id, viewer, new Date());
  if (!found.ok) return apiFault(found.reason);
  const listing = answerListing(found.listing, new URL(env.APP_URL).origin);
  return apiAnswer({ listing }, viewer ? "private" : "shared");
}
