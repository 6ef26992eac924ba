import { showFigure, shownIn } from "./list-figures.ts";
import type { Market } from "./market.ts";
import { mapMeasures, writeMarketState } from "./market-state.ts";
import { measures, type Scope, scopeKey } from "#app/market/figures/figure.ts";
import { formatFigure } from "#app/market/figures/show-figure.ts";
import { marketHref } from "#app/market/groups/scope-address.ts";
import { childrenOf } from "#app/market/groups/scope-family.ts";
import { regionFrames } from "#app/search/map/region-frames.ts";
import { shadeOf } from "#app/search/map/shades.ts";
import { fitBox } from "#app/search/map/view.ts";
import { findRegion } from "#app/shared/places.ts";

/** The regions of the page's country, or of all three. A trade has no figures of regions. */
export const mapScopes = (scope: Scope): Scope[] => {
  if (scope.trade || scope.region) return [];
  const within = scope.country ? [scope] : childrenOf(scope, "country");
  return within.flatMap((country) => childrenOf(country, "region"));
};

const shades = 5;
/** Fewer make no picture. */
const fewestRegions = 3;

export type MarketMapData = NonNullable<ReturnType<typeof drawMap>>;

export function drawMap(market: Market) {
  const { scope, figures, state } = market;
  const measure = state.map;
  const known = mapScopes(scope).flatMap((place) => {
    const value = figures.get(scopeKey(place))?.values[measure];
    return value === undefined ? [] : [{ place, value }];
  });
  const hasMap = mapScopes(scope).filter((place) => figures.has(scopeKey(place)));
  if (hasMap.length < fewestRegions) return null;
  const bounds = chooseBounds(known.map(({ value }) => value));
  const href = marketHref(scope);
  return {
    title: measures[measure].label,
    view: viewOf(mapScopes(scope).map(({ region }) => region!)),
    regions: known.map(({ place, value }) => ({
      region: place.region!,
      to: marketHref(place),
      label: `${findRegion(place.region!)!.name}: ${showFigure(market, measure, place)!.value}`,
      shade: shadeOf(value, bounds),
    })),
    legend: bounds.map((bound, index) => ({
      shade: index + 1,
      text: formatFigure(measure, bound, shownIn(market)),
    })),
    choices: mapMeasures.map((one) => ({
      label: measures[one].label,
      to: `${href}${writeMarketState({ ...state, map: one })}#map`,
      current: one === measure,
    })),
  };
}

/** As many regions in each shade: amounts differ too much for even steps. */
export function chooseBounds(values: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other);
  const bounds = Array.from(
    { length: shades },
    (_, index) => sorted[Math.floor((index * sorted.length) / shades)]!,
  );
  return [...new Set(sorted.length > 0 ? bounds : [])];
}

function viewOf(codes: readonly string[]) {
  const frames = codes.map((code) => regionFrames[code]!);
  return fitBox({
    left: Math.min(...frames.map(([left]) => left)),
    top: Math.min(...frames.map(([, top]) => top)),
    right: Math.max(...frames.map(([, , right]) => right)),
    bottom: Math.max(...frames.map(([, , , bottom]) => bottom)),
  });
}
