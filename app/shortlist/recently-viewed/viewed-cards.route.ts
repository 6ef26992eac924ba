import type { Route } from "./+types/viewed-cards.route.ts";
import { findSavedIds } from "#app/shortlist/saved/saved-listings.queries.server.ts";
import { maxViewed } from "./use-viewed.tsx";
import { parseIds } from "#app/shortlist/compare/compare-list.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { getCachedRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { listCardsByIds } from "#app/listings/card/listing-cards.queries.server.ts";
import { makeCard } from "#app/listings/card/make-card.ts";

/** Public data only, in the order of the query. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, queryCache } = context.get(servicesContext);
  const { preferences, viewer } = context.get(requestContext);
  const now = new Date();
  const ids = parseIds(url.searchParams.get("ids") ?? "", maxViewed);
  const [rows, rates, savedIds] = await Promise.all([
    listCardsByIds(db, ids, now),
    getCachedRates(queryCache),
    findSavedIds(db, viewer?.id, ids),
  ]);
  const view = { now, currency: preferences.currency, rates, savedIds };
  return { cards: rows.map((row) => makeCard(row, view)) };
}
