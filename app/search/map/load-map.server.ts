import { areaMark, type CountryMark, type MapData } from "./map-data.ts";
import { chooseView } from "#app/search/map/view/choose-view.ts";
import { countOnMap, listCells, listCities } from "./map.queries.server.ts";
import { packCells } from "#app/search/map/circles/pack-cells.ts";
import { regionFrames } from "#app/search/map/regions/region-frames.ts";
import { chooseShades } from "#app/search/map/regions/shades.ts";
import type { Search } from "#app/search/search.ts";
import { chooseAlone, removeChoice, withoutPlace } from "#app/search/search-choices.ts";
import { searchHref, type SearchScope } from "#app/search/search-url.ts";
import type { Db } from "#app/platform/db/db.ts";
import { countries, findRegion, placeName, type RegionCode } from "#app/shared/places.ts";

interface Asked {
  search: Search;
  scope: SearchScope;
  /** The results on this page. */
  ids: readonly string[];
  now: Date;
}

/**
 * Regions are counted as if no place were selected: each shows what a click on it would find. Circles are counted as if no area
 * were selected, within the selected regions: a click on one selects its area, and removes no other filter.
 */
export async function loadMap(db: Db, { search, scope, ids, now }: Asked): Promise<MapData> {
  const anywhere = withoutPlace(search);
  const hasPlace = search.country !== null || search.regions.length > 0 || search.city !== null;
  const [all, within, resultCells] = await Promise.all([
    countOnMap(db, anywhere, now),
    hasPlace ? countOnMap(db, { ...search, area: null }, now) : null,
    listCells(db, ids),
  ]);
  const here = within ?? all;
  const cities = await listCities(db, [...new Set(here.cells.map(({ city }) => city))]);
  const { country, regions, city, area } = search;
  return {
    view: chooseView(search, new Set(here.regions.map(({ region }) => region))),
    place: JSON.stringify([country, regions, city, area]),
    everywhere: {
      to: searchHref(anywhere, scope),
      count: sum(all.regions),
      current: !hasPlace && area === null,
    },
    countries: markCountries(search, scope, all.regions),
    shades: chooseShades(comparedWith(search, all.regions).map(({ count }) => count)),
    cells: packCells(
      here.cells.map(({ cell, city: number, count }) => {
        const found = cities.get(number);
        const place = found?.name ? placeName({ city: found.name, region: found.region }) : null;
        return { cell, count, place };
      }),
    ),
    unplaced: here.unplaced,
    area,
    areaHref: areaHref(search, scope),
    resultCells,
  };
}

interface RegionCount {
  region: RegionCode;
  count: number;
}

function markCountries(
  search: Search,
  scope: SearchScope,
  counts: readonly RegionCount[],
): CountryMark[] {
  const isNarrowed = search.regions.length > 0 || search.city !== null || search.area !== null;
  const missing = search.regions.filter((code) => !counts.some(({ region }) => region === code));
  const shown = [...counts, ...missing.map((region) => ({ region, count: 0 }))];
  return countries
    .map(({ code, name }): CountryMark => {
      const own = shown.filter(({ region }) => findRegion(region)!.country === code);
      return {
        name,
        to: searchHref(chooseAlone(search, { group: "country", value: code }), scope),
        count: sum(own),
        current: search.country === code && !isNarrowed,
        regions: own.map((mark) => markRegion(search, scope, mark)),
      };
    })
    .filter(({ regions, current }) => regions.length > 0 || current);
}

function markRegion(search: Search, scope: SearchScope, { region, count }: RegionCount) {
  const choice = { group: "region", value: region } as const;
  const chosen = search.regions.includes(region);
  const next = chosen ? removeChoice(search, choice) : chooseAlone(search, choice);
  const [left, top, right, bottom, x, y] = regionFrames[region]!;
  return {
    region,
    name: findRegion(region)!.name,
    to: searchHref(next, scope),
    count,
    chosen,
    frame: { left, top, right, bottom, x, y },
  };
}

/** Within one country, compare only its regions; beside a larger country they would all have the same shade. */
function comparedWith(search: Search, counts: readonly RegionCount[]): readonly RegionCount[] {
  const chosen = new Set([
    ...(search.country ? [search.country] : []),
    ...search.regions.map((region) => findRegion(region)!.country),
  ]);
  return chosen.size === 0
    ? counts
    : counts.filter(({ region }) => chosen.has(findRegion(region)!.country));
}

function areaHref(search: Search, scope: SearchScope): string {
  const area = { west: 0, south: 0, east: 1, north: 1 };
  const href = searchHref(chooseAlone(search, { group: "area", value: area }), scope);
  return href.replace("area=0_0_1_1", `area=${areaMark}`);
}

const sum = (counts: readonly { count: number }[]): number =>
  counts.reduce((total, { count }) => total + count, 0);
