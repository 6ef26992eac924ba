import type { RegionMark } from "#app/listings/search/map/map-data.ts";
import type { Search } from "#app/listings/search/search.ts";
import { searchHref, type SearchScope } from "#app/listings/search/search-url.ts";
import { chooseAlone, removeChoice } from "#app/listings/search/search-choices.ts";
import { findRegion, type RegionCode } from "#app/shared/places.ts";
import { formatCount } from "#app/ui/format-count.ts";

export const regionName = (code: RegionCode): string => findRegion(code)!.name;

export const businessCount = (count: number): string =>
  formatCount(count, { one: "business", other: "businesses" });

/** Links to a region's listings; a selected region links back to the wider search. */
export function regionHref(
  { region, chosen }: RegionMark,
  search: Search,
  scope: SearchScope,
): string {
  const choice = { group: "region", value: region } as const;
  return searchHref(chosen ? removeChoice(search, choice) : chooseAlone(search, choice), scope);
}

/** The accessible name of the link. */
export const regionLabel = ({ region, count, chosen }: RegionMark): string =>
  chosen
    ? `${regionName(region)}: ${businessCount(count)}, selected. Show all regions`
    : `${regionName(region)}: ${businessCount(count)}`;
