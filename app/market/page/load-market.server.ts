import { drawHistory } from "./draw-history.ts";
import { drawMap, mapScopes } from "./draw-map.ts";
import { drawPrices, drawMultiples } from "./draw-ranges.ts";
import { listAllFigures, listHeadline } from "./list-figures.ts";
import { listTables } from "./list-tables.ts";
import { marketShareImage } from "./market-share-image.ts";
import type { Market } from "./market.ts";
import { type MarketState, usualState } from "./market-state.ts";
import { writeLead } from "./write-lead.ts";
import { type Scope, scopeKey } from "#app/market/figures/figure.ts";
import { findFigures, findHistory } from "#app/market/figures/market-figures.queries.server.ts";
import { marketHref, marketRoot } from "#app/market/groups/scope-address.ts";
import { childrenOf, parentsOf, parts } from "#app/market/groups/scope-family.ts";
import { headingOf, nameScope, placeOf } from "#app/market/groups/scope-name.ts";
import { getCachedRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { QueryCache } from "#app/platform/query-cache.ts";
import type { Currency } from "#app/shared/money.ts";
import { formatDate } from "#app/ui/format/format-date.ts";

/** The figures of a group and of its neighbours. Null if too few businesses stand behind them. */
export async function findMarket(
  queryCache: QueryCache,
  scope: Scope,
): Promise<Pick<Market, "figures" | "history"> | null> {
  const found = await queryCache.get(`market ${scopeKey(scope)}`, async (db: Db) => {
    const near = [scope, ...parentsOf(scope), ...parts.flatMap((part) => childrenOf(scope, part))];
    const scopes = [...near, ...mapScopes(scope)].map(scopeKey);
    const [figures, history] = await Promise.all([
      findFigures(db, [...new Set(scopes)]),
      findHistory(db, scopeKey(scope)),
    ]);
    return { figures, history };
  });
  return found.figures.get(scopeKey(scope))?.values.listings === undefined ? null : found;
}

/** The next larger groups that have figures. */
export async function listWider(
  queryCache: QueryCache,
  scope: Scope,
): Promise<{ label: string; to: string }[]> {
  const found = await Promise.all(
    parentsOf(scope).map(async (parent) =>
      (await findMarket(queryCache, parent))
        ? [{ label: headingOf(nameScope(parent)), to: marketHref(parent) }]
        : listWider(queryCache, parent),
    ),
  );
  return [...new Map(found.flat().map((one) => [one.to, one])).values()];
}

export type MarketView = Omit<NonNullable<Awaited<ReturnType<typeof loadMarket>>>, "share">;

export async function loadMarket(
  queryCache: QueryCache,
  scope: Scope,
  { currency, state }: { currency: Currency; state: MarketState },
) {
  const [found, rates] = await Promise.all([
    findMarket(queryCache, scope),
    getCachedRates(queryCache),
  ]);
  if (!found) return null;
  const market: Market = { ...found, scope, rates, currency, state };
  const { countedAt } = found.figures.get(scopeKey(scope))!;
  const href = marketHref(scope);
  return {
    ...nameScope(scope),
    href,
    crumbs: listCrumbs(scope),
    counted: formatDate(countedAt, { format: "with-time" }),
    lead: writeLead(market),
    headline: listHeadline(market),
    supply: drawHistory(market, "listings"),
    index: drawHistory(market, "index"),
    prices: drawPrices(market),
    multiples: drawMultiples(market),
    map: drawMap(market),
    tables: listTables(market),
    all: listAllFigures(market),
    share: drawShare(market),
    money: currencyNote(currency, rates.asOf),
    place: placeOf(scope),
    files: (["csv", "json", "md"] as const).map((format) => ({
      label: format === "md" ? "Markdown" : format.toUpperCase(),
      to: `${href}.${format}`,
    })),
  };
}

/** In Canadian dollars: the picture of a page is the same for everyone. */
export const drawShare = (market: Omit<Market, "currency" | "state">) =>
  marketShareImage(
    headingOf(nameScope(market.scope)),
    listHeadline({ ...market, currency: "CAD", state: usualState }),
  );

const currencyNames: Record<Currency, string> = {
  CAD: "Canadian dollars",
  USD: "US dollars",
  MXN: "Mexican pesos",
};

const currencyNote = (currency: Currency, asOf: string): string =>
  `Amounts in ${currencyNames[currency]}, converted at the rates of ${formatDate(asOf, { timeZone: "UTC" })}.`;

/** Through the businesses of the same kind: a place is a step only where no kind is named. */
export function listCrumbs(scope: Scope): { label: string; to?: string }[] {
  const steps: { label: string; to?: string }[] = [{ label: "Market figures", to: marketRoot }];
  const above = (one: Scope): Scope[] => {
    const [parent] = parentsOf(one);
    return parent ? [...above(parent), one] : [];
  };
  for (const step of above(scope))
    steps.push({ label: nameScope(step).title, to: marketHref(step) });
  const last = steps.pop()!;
  return [...steps, { label: last.label }];
}
