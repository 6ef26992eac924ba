import { and, eq, inArray, sql } from "drizzle-orm";
import { regionOf } from "#app/listings/search/index-encoding.ts";
import type { Search } from "#app/listings/search/search.ts";
import { toIndexSearch } from "#app/listings/search/search.queries.server.ts";
import { searchConditions } from "#app/listings/search/search-conditions.server.ts";
import { forever, listingIndex as i, searchCities } from "#app/listings/search/search.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { RegionCode } from "#app/shared/places.ts";

/** Listings of a search by region, and by grid cell of a quarter degree (about 25 km); never the location of a business. */
export interface MapCounts {
  regions: { region: RegionCode; count: number }[];
  cells: CityCell[];
  /** How many listings have no location. */
  unplaced: number;
}

interface CityCell {
  cell: number;
  /** The number of the city in the index. */
  city: number;
  count: number;
}

export async function countOnMap(db: Db, search: Search, now: Date): Promise<MapCounts> {
  const { wanted } = await toIndexSearch(db, search, now);
  const { rows } = await db.execute<{
    region: number | null;
    cell: number;
    city: number;
    count: number;
  }>(sql`
    select region, cell, city, count(*)::int as count
    from (select ${i.region}, ${i.cell}, ${i.city} from ${i} where ${searchConditions(wanted)} offset 0) as found
    group by grouping sets ((region), (cell, city)) order by count desc`);
  const placed = rows.filter(({ region }) => region === null);
  return {
    regions: rows.flatMap(({ region, count }) =>
      region === null ? [] : [{ region: regionOf(region), count }],
    ),
    cells: placed.flatMap(({ cell, city, count }) => (cell > 0 ? [{ cell, city, count }] : [])),
    unplaced: placed.reduce((sum, { cell, count }) => (cell > 0 ? sum : sum + count), 0),
  };
}

/** The cells of the listings, in the same order; 0 where the location is unknown. */
export async function listCells(db: Db, ids: readonly string[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: i.listingId, cell: i.cell })
    .from(i)
    .where(and(inArray(i.listingId, [...ids]), eq(i.ended, forever)));
  const cells = new Map(rows.map(({ id, cell }) => [id, cell]));
  return ids.map((id) => cells.get(id) ?? 0);
}

/** Names and regions of cities by their number. */
export async function listCities(
  db: Db,
  numbers: readonly number[],
): Promise<Map<number, { name: string; region: RegionCode }>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .select({ number: searchCities.number, name: searchCities.name, region: searchCities.region })
    .from(searchCities)
    .where(inArray(searchCities.number, [...numbers]));
  return new Map(
    rows.map(({ number, name, region }) => [number, { name, region: regionOf(region) }]),
  );
}
