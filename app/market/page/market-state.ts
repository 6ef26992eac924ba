// What a visitor chose on a page of figures: the order of the tables and what the map shows. All of it is in the address.

import type { Measure } from "#app/market/figures/figure.ts";

export const columns = [
  "listings",
  "new-listings",
  "median-price",
  "median-revenue",
  "median-cash-flow",
  "median-multiple",
  "median-margin",
  "days-to-sale",
  "share-reduced",
] as const satisfies Measure[];

export const mapMeasures = [
  "listings",
  "median-price",
  "median-multiple",
  "median-cash-flow",
  "days-to-sale",
  "share-sold",
  "share-reduced",
] as const satisfies Measure[];

type Column = (typeof columns)[number];
type MapMeasure = (typeof mapMeasures)[number];
export type SortKey = Column | "name";

export interface MarketState {
  sort: SortKey;
  direction: "asc" | "desc";
  map: MapMeasure;
}

export const usualState: MarketState = { sort: "listings", direction: "desc", map: "listings" };

const sortKeys: readonly SortKey[] = [...columns, "name"];

export function readMarketState({ searchParams }: URL): MarketState {
  const [, name, up] = /^([a-z-]{1,40}?)(-asc)?$/.exec(searchParams.get("sort") ?? "") ?? [];
  const sort = sortKeys.find((key) => key === name);
  const map = mapMeasures.find((measure) => measure === searchParams.get("map"));
  return {
    ...usualState,
    ...(sort && { sort, direction: up ? "asc" : "desc" }),
    ...(map && { map }),
  };
}

/** The address of a page in this state, without what is usualState. */
export function writeMarketState({ sort, direction, map }: MarketState): string {
  const query = new URLSearchParams();
  if (sort !== usualState.sort || direction !== usualState.direction)
    query.set("sort", direction === "asc" ? `${sort}-asc` : sort);
  if (map !== usualState.map) query.set("map", map);
  return query.size > 0 ? `?${query.toString()}` : "";
}

/** Pages with both choices are many and rarely read twice: they are rendered per request. */
export function cacheQueryOfMarket(url: URL): string | null {
  const query = writeMarketState(readMarketState(url));
  return query.includes("&") ? null : query;
}
