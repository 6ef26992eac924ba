import { areaMark, type CellCounts, type MapView } from "./map-data.ts";
import { regionFrames } from "./region-frames.ts";
import { chooseShades } from "./shades.ts";
import type { Search } from "#app/search/search.ts";
import { chooseAlone, removeChoice, withoutPlace } from "#app/search/filter-table.ts";
import { searchHref, type SearchScope } from "#app/search/search-url.ts";
import type { Db } from "#app/platform/db/db.ts";
import {
  countries,
  findRegion,
  placeName,
  type RegionCode,
  regionsOf,
} from "#app/shared/places.ts";
import { areaBox, type Box, fitBox } from "./view.ts";
import { cellAt } from "#app/search/area.ts";
import { areaOfCells, columnOf, rowOf } from "./grid.ts";
import type { MoneyOptions } from "#app/listings/figures/make-figure.ts";
import { and, eq, inArray, sql } from "drizzle-orm";
import { regionOf } from "#app/listings/index/index-encoding.ts";
import { toIndexSearch } from "#app/search/search.queries.server.ts";
import { searchConditions } from "#app/search/search-conditions.server.ts";
import { forever, listingIndex as i } from "#app/listings/index/search.table.ts";
import { citiesByNumber } from "#app/search/facets.server.ts";

interface Input extends MoneyOptions {
  search: Search;
  scope: SearchScope;
  ids: readonly string[];
  now: Date;
}

/** Includes names and links, so that neither taxonomy nor regions are in the browser bundle. */
export type MapData = Awaited<ReturnType<typeof loadMap>>;
/** A region with matches, or a selected one. `count` is what a click on it would find, ignoring the selected place. */
export type RegionMark = ReturnType<typeof markRegion>;

/**
 * Regions are counted as if no place were selected: each shows what a click on it would find. Circles are counted as if no area
 * were selected, within the selected regions: a click on one selects its area, and removes no other filter.
 */
export async function loadMap(db: Db, { search, scope, ids, now, currency, rates }: Input) {
  const anywhere = withoutPlace(search);
  const hasPlace = search.country !== null || search.regions.length > 0 || search.city !== null;
  const [all, within, resultCells] = await Promise.all([
    countOnMap(db, anywhere, now),
    hasPlace ? countOnMap(db, { ...search, area: null }, now) : null,
    listCells(db, ids),
  ]);
  const here = within ?? all;
  const cities = await citiesByNumber(db, [...new Set(here.cells.map(({ city }) => city))]);
  const { country, regions, city, radius, area } = search;
  return {
    view: chooseView(
      search,
      here.cells.map(({ cell }) => cell),
    ),
    currency,
    place: JSON.stringify([country, regions, city, radius, area]),
    everywhere: {
      to: searchHref(anywhere, scope),
      count: sum(all.regions),
      current: !hasPlace && area === null,
    },
    countries: markCountries(search, scope, all.regions),
    shades: chooseShades(comparedWith(search, all.regions).map(({ count }) => count)),
    cells: packCells(
      here.cells.map(({ cell, city: number, count, price }) => {
        const found = cities.get(number);
        const place = found?.name ? placeName({ city: found.name, region: found.region }) : null;
        return { cell, count, place, price: Math.round(price * rates.perCad[currency]) };
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

function markCountries(search: Search, scope: SearchScope, counts: readonly RegionCount[]) {
  const isNarrowed = search.regions.length > 0 || search.city !== null || search.area !== null;
  const missing = search.regions.filter((code) => !counts.some(({ region }) => region === code));
  const shown = [...counts, ...missing.map((region) => ({ region, count: 0 }))];
  return countries
    .map(({ code, name }) => {
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

/** The selected area, else what was found, else the selected regions or country. Canada if there is nothing. */
export function chooseView(search: Search, cells: readonly number[]): MapView {
  if (search.area) return fitBox(areaBox(search.area));
  if (cells.length > 0) return fitBox(widen(areaBox(areaOfCells(cells))), leastFound);
  if (search.regions.length > 0) return viewOf(search.regions);
  return viewOf(regionsOf(search.country ?? "CA").map(({ code }) => code));
}

/** Room for circles at the edge, and for the buttons above them. */
function widen({ left, top, right, bottom }: Box): Box {
  const [x, y] = [(right - left) * 0.1, (bottom - top) * 0.1];
  return { left: left - x, top: top - y, right: right + x, bottom: bottom + y };
}

/** A single town is shown with its surroundings. */
const leastFound = 110;

function viewOf(codes: readonly RegionCode[]): MapView {
  const boxes = codes.map((code) => regionFrames[code]!);
  const box: Box = {
    left: Math.min(...boxes.map(([left]) => left)),
    top: Math.min(...boxes.map(([, top]) => top)),
    right: Math.max(...boxes.map(([, , right]) => right)),
    bottom: Math.max(...boxes.map(([, , , bottom]) => bottom)),
  };
  return fitBox(box, leastWidth);
}

const leastWidth = 300;

interface NamedCell {
  cell: number;
  count: number;
  place: string | null;
  price: number;
}

const mostCells = 4_000;

/** One entry per cell, with the place that has most of its listings. For a very large market, squares of several cells. */
export function packCells(found: readonly NamedCell[], most = mostCells): CellCounts {
  let size = 1;
  let cells = sumUp(found, size);
  while (cells.length > most) cells = sumUp(found, (size *= 2));
  const places = [...new Set(cells.flatMap(({ place }) => place ?? []))];
  const numbers = new Map(places.map((place, index) => [place, index]));
  return {
    packed: cells.flatMap(({ cell, count, place, price }) => [
      cell,
      count,
      place === null ? -1 : numbers.get(place)!,
      count === 1 ? price : 0,
    ]),
    places,
    size,
  };
}

function sumUp(found: readonly NamedCell[], size: number): NamedCell[] {
  const sums = new Map<number, NamedCell & { fullest: number }>();
  for (const { cell, count, place, price } of found) {
    const corner = cellAt(down(rowOf(cell), size), down(columnOf(cell), size));
    const sum = sums.get(corner) ?? { cell: corner, count: 0, place, price, fullest: 0 };
    sum.count += count;
    if (count > sum.fullest) Object.assign(sum, { fullest: count, place });
    sums.set(corner, sum);
  }
  return [...sums.values()].toSorted((a, b) => a.cell - b.cell);
}

const down = (value: number, size: number): number => value - (value % size);

/** Listings of a search by region, and by grid cell of a quarter degree (about 25 km); never the location of a business. */
interface MapCounts {
  regions: { region: RegionCode; count: number }[];
  cells: CityCell[];
  unplaced: number;
}

interface CityCell {
  cell: number;
  city: number;
  count: number;
  /** The lowest, in Canadian dollars; 0 without an amount. A range is none: its lower end is not the price. */
  price: number;
}

/** One grouping, summed here: every additional grouping costs as much as reading the rows. */
export async function countOnMap(db: Db, search: Search, now: Date): Promise<MapCounts> {
  const wanted = await toIndexSearch(db, search, now);
  const { rows } = await db.execute<{
    region: number;
    cell: number;
    city: number;
    count: number;
    price: number;
  }>(sql`
    select region, cell, city, count(*)::int as count, min(price)::int as price
    from (select ${i.region}, ${i.cell}, ${i.city}, case when ${i.priceMin} = ${i.priceMax} then ${i.priceMin} else 0 end as price from ${i} where ${searchConditions(wanted)} offset 0) as found
    group by region, cell, city`);
  const regions = new Map<number, number>();
  for (const { region, count } of rows) regions.set(region, (regions.get(region) ?? 0) + count);
  return {
    regions: [...regions]
      .map(([region, count]) => ({ region: regionOf(region), count }))
      .toSorted((a, b) => b.count - a.count || (a.region < b.region ? -1 : 1)),
    cells: rows.flatMap(({ cell, city, count, price }) =>
      cell > 0 ? [{ cell, city, count, price }] : [],
    ),
    unplaced: rows.reduce((sum, { cell, count }) => (cell > 0 ? sum : sum + count), 0),
  };
}

async function listCells(db: Db, ids: readonly string[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: i.listingId, cell: i.cell })
    .from(i)
    .where(and(inArray(i.listingId, [...ids]), eq(i.ended, forever)));
  const cells = new Map(rows.map(({ id, cell }) => [id, cell]));
  return ids.map((id) => cells.get(id) ?? 0);
}
