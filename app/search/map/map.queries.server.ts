import { and, eq, inArray, sql } from "drizzle-orm";
import { regionOf } from "#app/listings/index/index-encoding.ts";
import type { Search } from "#app/search/search.ts";
import { toIndexSearch } from "#app/search/search.queries.server.ts";
import { searchConditions } from "#app/search/search-conditions.server.ts";
import { forever, listingIndex as i, searchCities } from "#app/listings/index/search.table.ts";
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

/** One grouping, summed up here: every additional grouping costs as much as reading the rows. */
export async function countOnMap(db: Db, search: Search, now: Date): Promise<MapCounts> {
  const wanted = await toIndexSearch(db, search, now);
  const { rows } = await db.execute<{
    region: number;
    cell: number;
    city: number;
    count: number;
  }>(sql`
    select region, cell, city, count(*)::int as count
    from (select ${i.region}, ${i.cell}, ${i.city} from ${i} where ${searchConditions(wanted)} offset 0) as found
    group by region, cell, city`);
  const regions = new Map<number, number>();
  for (const { region, count } of rows) regions.set(region, (regions.get(region) ?? 0) + count);
  return {
    regions: [...regions]
      .map(([region, count]) => ({ region: regionOf(region), count }))
      .toSorted((a, b) => b.count - a.count || (a.region < b.region ? -1 : 1)),
    cells: rows.flatMap(({ cell, city, count }) => (cell > 0 ? [{ cell, city, count }] : [])),
    unplaced: rows.reduce((sum, { cell, count }) => (cell > 0 ? sum : sum + count), 0),
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
