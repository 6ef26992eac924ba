import { showFigure } from "./list-figures.ts";
import type { Market } from "./market.ts";
import { mapScopes } from "./draw-map.ts";
import { columns, type SortKey, writeMarketState } from "./market-state.ts";
import { measures, type Scope, scopeKey } from "#app/market/figures/figure.ts";
import { marketHref } from "#app/market/groups/scope-address.ts";
import { childrenOf } from "#app/market/groups/scope-family.ts";
import { nameScope, placeOf, tradeOf } from "#app/market/groups/scope-name.ts";

const shortLabels: Record<(typeof columns)[number], string> = {
  listings: "For sale",
  "new-listings": "New",
  "median-price": "Price",
  "median-revenue": "Revenue",
  "median-cash-flow": "Cash flow",
  "median-multiple": "Multiple",
  "median-margin": "Margin",
  "days-to-sale": "To sale",
  "share-reduced": "Reduced",
};

export type MarketTable = ReturnType<typeof listTables>[number];

/** The groups within this one, each as a table that is sorted as the address says. */
export function listTables(market: Market) {
  const { scope, figures } = market;
  const { kind, where } = nameScope(scope);
  const tables: { id: string; title: string; name: (one: Scope) => string; groups: Scope[] }[] = [
    {
      id: "countries",
      title: `${nameScope({ ...scope }).title} by country`,
      name: (one) => placeOf(one)!,
      groups: childrenOf(scope, "country"),
    },
    {
      id: "categories",
      title: where ? `Categories ${where}` : "Categories",
      name: (one) => tradeOf(one)!,
      groups: childrenOf(scope, "category"),
    },
    {
      id: "trades",
      title: `Trades of ${where ? `${kind} ${where}` : kind}`,
      name: (one) => tradeOf(one)!,
      groups: childrenOf(scope, "trade"),
    },
    {
      id: "regions",
      title: "Provinces and states",
      name: (one) => placeOf(one)!,
      groups: mapScopes(scope),
    },
  ];
  return tables.flatMap(({ id, title, name, groups }) => {
    const shown = groups.filter((one) => figures.get(scopeKey(one))?.values.listings !== undefined);
    if (shown.length < 2) return [];
    return {
      id,
      title,
      headers: [header(market, id, "name"), ...columns.map((key) => header(market, id, key))],
      rows: sortGroups(market, shown, name).map((one) => ({
        name: name(one),
        to: marketHref(one),
        cells: columns.map((measure) => showFigure(market, measure, one)),
      })),
    };
  });
}

function header({ scope, state }: Market, id: string, key: SortKey) {
  const isSorted = state.sort === key;
  const first = key === "name" ? ("asc" as const) : ("desc" as const);
  const other = state.direction === "asc" ? ("desc" as const) : ("asc" as const);
  const next = { ...state, sort: key, direction: isSorted ? other : first };
  return {
    key,
    label: key === "name" ? "Name" : shortLabels[key],
    title: key === "name" ? null : measures[key].label,
    sorted: isSorted ? state.direction : null,
    to: `${marketHref(scope)}${writeMarketState(next)}#${id}`,
  };
}

/** What is not known comes last, in either direction. */
export function sortGroups(
  { figures, state }: Pick<Market, "figures" | "state">,
  groups: readonly Scope[],
  name: (scope: Scope) => string,
): Scope[] {
  const { sort, direction } = state;
  const sign = direction === "asc" ? 1 : -1;
  const named = groups.toSorted((one, other) => name(one).localeCompare(name(other), "en-CA"));
  if (sort === "name") return direction === "asc" ? named : named.toReversed();
  const valueOf = (scope: Scope) => figures.get(scopeKey(scope))?.values[sort];
  return named.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === undefined || b === undefined)
      return Number(a === undefined) - Number(b === undefined);
    return sign * (a - b);
  });
}
