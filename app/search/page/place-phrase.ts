import type { Search } from "#app/search/search.ts";
import { type CountryCode, findRegion, placeName, type RegionCode } from "#app/shared/places.ts";
import { formatList } from "#app/ui/format-list.ts";

const countryPhrases: Readonly<Record<CountryCode, string>> = {
  CA: "Canada",
  US: "the United States",
  MX: "Mexico",
};
const withArticle = new Set(["CA-NT", "US-DC", "MX-MEX"]);
/** A list of more regions would be longer than what it belongs to. */
export const regionsNamed = 3;

/** Where a search looks, after "in": "Toronto, Ontario", "the Northwest Territories", "Ontario and Quebec". Null: everywhere. */
export function describePlace({
  country,
  regions,
  city,
}: Pick<Search, "country" | "regions" | "city">): string | null {
  if (city) return placeName({ city, region: regions.length === 1 ? regions[0]! : null });
  if (regions.length > regionsNamed) return `${regions.length} provinces and states`;
  if (regions.length > 0) return formatList(regions.map(nameRegion));
  return country && countryPhrases[country];
}

function nameRegion(code: RegionCode): string {
  const { name } = findRegion(code)!;
  return withArticle.has(code) ? `the ${name}` : name;
}
