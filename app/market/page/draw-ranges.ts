import { showFigure, shownIn } from "./list-figures.ts";
import type { Market } from "./market.ts";
import { type Measure, type Scope, scopeKey } from "#app/market/figures/figure.ts";
import { formatFigure } from "#app/market/figures/show-figure.ts";
import { marketHref } from "#app/market/groups/scope-address.ts";
import { childrenOf, parentsOf, type Part } from "#app/market/groups/scope-family.ts";
import { nameScope, placeOf, tradeOf } from "#app/market/groups/scope-name.ts";
import type { Range } from "#app/ui/charts/range-list.tsx";

type Quarters = readonly [low: Measure, middle: Measure, high: Measure];
const price: Quarters = ["low-price", "median-price", "high-price"];
const multiple: Quarters = ["low-multiple", "median-multiple", "high-multiple"];

/** More bars than this are a table. */
const mostRanges = 8;

/** Beside the groups that contain it; where none does, beside its largest parts. */
export function drawPrices(market: Market): Range[] {
  const own = draw(market, market.scope, price, nameScope(market.scope).title, true) ?? [];
  const above = parentsOf(market.scope);
  const beside =
    above.length > 0 ? above : known(market, "category", "median-price").slice(0, mostRanges - 1);
  const others = beside.flatMap((scope) => {
    const name = above.length > 0 ? nameScope(scope).title : tradeOf(scope)!;
    return draw(market, scope, price, name, false) ?? [];
  });
  return [own, others].flat();
}

/** Of the largest groups within this one, the dearest first. */
export function drawMultiples(market: Market): { title: string; ranges: Range[] } | null {
  const by = (["trade", "category", "region"] as const).find(
    (part) => known(market, part, "median-multiple").length > 1,
  );
  if (!by) return null;
  const ranges = known(market, by, "median-multiple")
    .slice(0, mostRanges)
    .flatMap((scope) => {
      const name = by === "region" ? placeOf(scope)! : tradeOf(scope)!;
      return draw(market, scope, multiple, name, false) ?? [];
    });
  const titles = { trade: "trade", category: "category", region: "region" };
  return {
    title: `Multiples by ${titles[by]}`,
    ranges: ranges.toSorted((one, other) => other.middle - one.middle),
  };
}

const known = (market: Market, part: Part, measure: Measure): Scope[] =>
  childrenOf(market.scope, part)
    .filter((scope) => showFigure(market, measure, scope))
    .toSorted((one, other) => size(market, other) - size(market, one));

const size = ({ figures }: Market, scope: Scope): number =>
  figures.get(scopeKey(scope))?.values.listings ?? 0;

function draw(
  market: Market,
  scope: Scope,
  measures: Quarters,
  label: string,
  isMain: boolean,
): Range | null {
  const values = market.figures.get(scopeKey(scope))?.values;
  const [low, middle, high] = measures.map((measure) => values?.[measure]);
  if (low === undefined || middle === undefined || high === undefined) return null;
  const text = (measure: Measure, value: number) => formatFigure(measure, value, shownIn(market));
  return {
    label,
    ...(!isMain && { to: marketHref(scope) }),
    low,
    middle,
    high,
    text: `${text(measures[0], low)} to ${text(measures[2], high)}`,
    middleText: text(measures[1], middle),
    isMain,
  };
}
