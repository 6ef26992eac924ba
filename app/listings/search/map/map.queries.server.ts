import { sql } from "drizzle-orm";
import type { Search } from "#app/listings/search/search.ts";
import { regionOf } from "#app/listings/search/index-encoding.ts";
import { toIndexSearch } from "#app/listings/search/search.queries.server.ts";
import { searchConditions } from "#app/listings/search/search-conditions.server.ts";
import { listingIndex as i } from "#app/listings/search/search.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { RegionCode } from "#app/shared/places.ts";

/**
 * Map data of a search. A point is the centre of a grid cell of a quarter degree (about 25 km), never the location of a
 * business.
 */
export interface SearchMap {
  total: number;
  regions: { region: RegionCode; count: number }[];
  points: { latitude: number; longitude: number; count: number }[];
}

const pointsShown = 1_000;

export async function mapListings(db: Db, search: Search, now: Date): Promise<SearchMap> {
  const { wanted } = await toIndexSearch(db, search, now);
  const { rows } = await db.execute<{
    region: number | null;
    cell: number | null;
    count: number;
  }>(sql`
    select region, cell, count(*)::int as count
    from (select ${i.region}, ${i.cell} from ${i} where ${searchConditions(wanted)} offset 0) as found
    group by grouping sets ((region), (cell)) order by count desc`);
  const regions = rows.flatMap(({ region, count }) =>
    region === null ? [] : [{ region: regionOf(region), count }],
  );
  return {
    total: regions.reduce((total, { count }) => total + count, 0),
    regions,
    points: rows
      .flatMap(({ cell, count }) => (cell ? [{ ...centreOf(cell), count }] : []))
      .slice(0, pointsShown),
  };
}

/** Inverse of the encoding in `listing_search_facts`. */
const centreOf = (cell: number) => ({
  latitude: Math.floor(cell / 1440) / 4 - 90 + 0.125,
  longitude: (cell % 1440) / 4 - 180 + 0.125,
});
