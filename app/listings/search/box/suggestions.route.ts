import type { Route } from "./+types/suggestions.route.ts";
import { servicesContext } from "#app/context.ts";
import { makeSuggestions } from "#app/listings/search/box/make-suggestions.ts";
import { parseSearch } from "#app/listings/search/search-url.ts";
import { suggest } from "#app/listings/search/box/suggest.queries.server.ts";

/** Suggestions for the search field. The other fields of the form are submitted too, and kept. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { replica } = context.get(servicesContext);
  const suggestions = await suggest(replica, url.searchParams.get("q") ?? "");
  return Response.json(makeSuggestions(suggestions, parseSearch(url.searchParams)), {
    headers: { "cache-control": "private, max-age=60" },
  });
}
