import { inArray, type SQL, sql } from "drizzle-orm";
import type { CityCount, FacetKind, FacetRow, Facets } from "#app/listings/search/facets.ts";
import { allFlags, regionOf } from "#app/listings/search/search-numbers.ts";
import {
  ageBucket,
  baseConditions,
  failures,
  flagsNow,
  type IndexSearch,
  inRegions,
  sourceOf,
} from "#app/listings/search/search-sql.server.ts";
import { listingIndex as i, searchCities } from "#app/listings/search/search.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/**
 * One pass over the narrow table. A listing that fails two groups counts nowhere; one that fails a single group counts in
 * that group only. Listings are counted by whole values (all check boxes at once), which `foldFacets` takes apart.
 */
export async function countFacets(db: Db, wanted: IndexSearch): Promise<FacetRow[]> {
  const fails = failures(wanted);
  const kinds = kindsOf(wanted);
  const columns = sql.join(
    kinds.map(([, name]) => sql.raw(name)),
    sql`, `,
  );
  const sets = kinds.map(([, name]) => sql.raw(fails ? `(fails, ${name})` : `(${name})`));
  const { rows } = await db.execute<{
    kind: number;
    fails: number;
    value: number;
    count: number;
  }>(sql`
    select grouping(${columns}) as kind, ${fails ? sql`fails` : sql`0 as fails`}, coalesce(${columns}) as value, count(*)::int as count
    from (
      select ${sql.join(
        kinds.map(([, name, expression]) => sql`${expression} as ${sql.raw(name)}`),
        sql`, `,
      )}${fails ? sql`, ${fails} as fails` : sql``}
      from ${sourceOf(wanted)} where ${baseConditions(wanted)}
    ) as found
    ${fails ? sql`where fails & (fails - 1) = 0` : sql``}
    group by grouping sets (${sql.join(sets, sql`, `)})`);
  return rows.map(({ kind, fails: failed, value, count }) => ({
    kind: kinds[kindIndex(kind, kinds.length)]![0],
    fails: failed,
    value,
    count,
  }));
}

/** Names come last, for the few cities that are shown. */
export async function nameCities(db: Db, counts: readonly CityCount[]): Promise<Facets["cities"]> {
  if (counts.length === 0) return [];
  const rows = await db
    .select({ number: searchCities.number, name: searchCities.name, region: searchCities.region })
    .from(searchCities)
    .where(
      inArray(
        searchCities.number,
        counts.map(({ city }) => city),
      ),
    );
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return counts.flatMap(({ city, count }) => {
    const found = byNumber.get(city);
    return found?.name ? [{ name: found.name, region: regionOf(found.region), count }] : [];
  });
}

/** `grouping` has a bit for every column, set where the column is not the one counted by. */
function kindIndex(grouping: number, kinds: number): number {
  for (let index = 0; index < kinds; index++)
    if ((grouping & (1 << (kinds - 1 - index))) === 0) return index;
  throw new Error(`unknown grouping ${grouping}`);
}

type Kind = readonly [kind: FacetKind, name: string, expression: SQL];

function kindsOf(wanted: IndexSearch): Kind[] {
  const { search } = wanted;
  return [
    ["categories", "categories", sql`${i.categories}`],
    ["flags", "flags", sql`${flagsNow(wanted)} & ${sql.raw(String(allFlags))}`],
    ["region", "region", sql`${i.region}::int`],
    ["age", "age", ageBucket(wanted)],
    ...(search.categories.length === 1
      ? [["subcategory", "subcategory", sql`${i.subcategory}::int`] as const]
      : []),
    // Only the cities of the chosen regions: those of all others would be many.
    ...(search.regions.length > 0
      ? [
          [
            "city",
            "city",
            sql`case when ${inRegions(search.regions)} then ${i.city} else 0 end`,
          ] as const,
        ]
      : []),
  ];
}
