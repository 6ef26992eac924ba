import type { Route } from "./+types/suggestions.route.ts";
import { servicesContext } from "#app/context.ts";
import { suggest } from "./suggest.server.ts";
import { parseSearch, searchHref } from "#app/search/search-url.ts";

/** The same for everyone. The other fields of the form are submitted too, and kept. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchCache } = context.get(servicesContext);
  const search = parseSearch(url.searchParams);
  const suggestions = await searchCache.get(searchHref(search), (db) =>
    suggest(db, search, new Date()),
  );
  return Response.json(suggestions, { headers: { "cache-control": "public, max-age=60" } });
}
