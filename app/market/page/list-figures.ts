import type { Market } from "./market.ts";
import { type Measure, measures, type Scope, scopeKey } from "#app/market/figures/figure.ts";
import { measureNotes } from "#app/market/figures/measure-notes.ts";
import { figureHref, formatFigure, type ShownIn } from "#app/market/figures/show-figure.ts";
import { marketHref } from "#app/market/groups/scope-address.ts";
import { parentsOf } from "#app/market/groups/scope-family.ts";
import { nameScope } from "#app/market/groups/scope-name.ts";

export type Figure = NonNullable<ReturnType<typeof showFigure>>;

export const shownIn = ({ currency, rates }: Pick<Market, "currency" | "rates">): ShownIn => ({
  currency,
  perCad: rates.perCad[currency],
});

/** Null if too little is known. */
export function showFigure(market: Market, measure: Measure, scope: Scope = market.scope) {
  const value = market.figures.get(scopeKey(scope))?.values[measure];
  if (value === undefined) return null;
  return {
    measure,
    label: measures[measure].label,
    value: formatFigure(measure, value, shownIn(market)),
    to: figureHref(measure, scope),
  };
}

const headline = [
  "listings",
  "new-listings",
  "median-price",
  "median-multiple",
  "days-to-sale",
  "share-reduced",
] as const satisfies Measure[];

export const listHeadline = (market: Market): Figure[] =>
  headline.flatMap((measure) => showFigure(market, measure) ?? []);

const groups: { title: string; measures: Measure[] }[] = [
  { title: "Supply", measures: ["listings", "new-listings", "days-on-market"] },
  {
    title: "Price",
    measures: ["median-price", "low-price", "high-price", "share-on-request"],
  },
  {
    title: "Earnings",
    measures: ["median-revenue", "median-cash-flow", "median-margin"],
  },
  {
    title: "Multiple of cash flow",
    measures: ["median-multiple", "low-multiple", "high-multiple"],
  },
  { title: "Sale", measures: ["days-to-sale", "share-sold", "share-reduced", "median-reduction"] },
  {
    title: "Businesses and terms",
    measures: [
      "median-age",
      "median-staff",
      "share-financed",
      "share-training",
      "share-absentee",
      "share-with-property",
      "share-relocatable",
      "share-franchise",
      "reply-hours",
    ],
  },
];

/** Every figure of the group, beside those of the groups that contain it. */
export function listAllFigures(market: Market) {
  const beside = parentsOf(market.scope).filter((scope) => market.figures.has(scopeKey(scope)));
  const shown = [market.scope, ...beside];
  return {
    columns: shown.map((scope) => ({ label: nameScope(scope).title, to: marketHref(scope) })),
    groups: groups.flatMap(({ title, measures: names }) => {
      const rows = names.flatMap((measure) =>
        showFigure(market, measure)
          ? {
              measure,
              label: measures[measure].label,
              note: measureNotes[measure],
              cells: shown.map((scope) => showFigure(market, measure, scope)),
            }
          : [],
      );
      return rows.length > 0 ? { title, rows } : [];
    }),
  };
}
