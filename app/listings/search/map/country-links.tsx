import type { SearchMapProps } from "#app/listings/search/map/search-map.tsx";
import { searchHref } from "#app/listings/search/search-url.ts";
import { chooseAlone } from "#app/listings/search/search-choices.ts";
import { countries } from "#app/shared/places.ts";
import { FilterLinks } from "#app/ui/filter-links.tsx";

/** Links to a country, or to all of them. */
export function CountryLinks({ map, search, scope }: SearchMapProps) {
  const anywhere = { ...search, country: null, regions: [], city: null, page: 1, asOf: null };
  const everywhere = Object.values(map.countries).reduce((sum, count) => sum + count, 0);
  const isNarrowed = search.regions.length > 0 || search.city !== null;
  return (
    <FilterLinks
      label="Country"
      links={[
        {
          label: "North America",
          to: searchHref(anywhere, scope),
          count: everywhere,
          current: search.country === null && !isNarrowed,
        },
        ...countries
          .filter(({ code }) => map.countries[code] > 0 || search.country === code)
          .map(({ code, name }) => ({
            label: name,
            to: searchHref(chooseAlone(search, { group: "country", value: code }), scope),
            count: map.countries[code],
            current: search.country === code && !isNarrowed,
          })),
      ]}
    />
  );
}
