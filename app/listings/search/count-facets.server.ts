import { inArray, type SQL, sql } from "drizzle-orm";
import {
  chosenGroups,
  type CityCount,
  type FacetRow,
  type Facets,
  type FacetValue,
  type Group,
  groups,
} from "#app/listings/search/facets.ts";
import { regionOf } from "#app/listings/search/search-numbers.ts";
import {
  ageBucket,
  baseConditions,
  businessNow,
  failures,
  fits,
  type IndexSearch,
  inRegions,
} from "#app/listings/search/search-sql.server.ts";
import { listingIndex as i, searchCities } from "#app/listings/search/search.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/**
 * A listing that fails two of the chosen groups counts nowhere; one that fails a single group counts in that group only; the
 * others count in all. Values are packed, so that few sums are kept at once (each costs as much as reading the rows), and
 * `foldFacets` takes them apart.
 */
export async function countFacets(db: Db, wanted: IndexSearch): Promise<FacetRow[]> {
  const chosen = chosenGroups(wanted.search);
  const kinds = packedOf(wanted);
  const { rows } = await db.execute<{ packed: number; own: number; value: number; count: number }>(
    chosen.length < 2
      ? countByReadingTwice(wanted, kinds, chosen[0])
      : countByFailures(wanted, kinds, chosen),
  );
  return rows.map(({ packed, own, value, count }) =>
    own === 1
      ? { kind: ownValues[packed]!, own: true, value, count }
      : { kind: kinds[kindIndex(packed, kinds.length)]![0], own: false, value, count },
  );
}

/** Nearly every listing fails one group of one: cheaper than to set them aside is to read them again. */
function countByReadingTwice(
  wanted: IndexSearch,
  kinds: readonly PackedKind[],
  group: Group | undefined,
): SQL {
  const base = baseConditions(wanted);
  if (!group)
    return sql`with found as not materialized (${read(kinds, base)}) ${sumsOfAll(kinds, sql`true`)}`;
  return sql`with found as not materialized (${read(kinds, sql`${base} and ${fits(group, wanted)}`)}),
    own as not materialized (${read(kinds, sql`${base} and not (${fits(group, wanted)})`)})
    ${sumsOfAll(kinds, sql`true`)}${sumsOfOwn(group, wanted, sql`own`)}`;
}

/** With two groups or more, most listings fail several and are left out at once; the rest is kept and summed up. */
function countByFailures(
  wanted: IndexSearch,
  kinds: readonly PackedKind[],
  chosen: readonly Group[],
): SQL {
  const base = baseConditions(wanted);
  return sql`with found as materialized (
      select * from (${read([...kinds, ["fails", failures(wanted)]], base)}) as read where fails & (fails - 1) = 0
    ) ${sumsOfAll(kinds, sql`fails = 0`)}${sql.join(
      chosen.map((group) =>
        sumsOfOwn(group, wanted, sql`found where fails = ${sql.raw(String(groups[group]))}`),
      ),
      sql``,
    )}`;
}

/** Behind "offset 0" the planner takes the values for few, and keeps all sums in memory; else it would sort the rows. */
const read = (kinds: readonly (readonly [string, SQL])[], conditions: SQL): SQL =>
  sql`select ${sql.join(
    kinds.map(([name, expression]) => sql`${expression} as ${sql.raw(name)}`),
    sql`, `,
  )} from ${i} where ${conditions} offset 0`;

function sumsOfAll(kinds: readonly PackedKind[], condition: SQL): SQL {
  const names = sql.raw(kinds.map(([kind]) => kind).join(", "));
  const sets = sql.raw(kinds.map(([kind]) => `(${kind})`).join(", "));
  return sql`select grouping(${names}) as packed, 0 as own, coalesce(${names}) as value, count(*)::int as count
    from found where ${condition} group by grouping sets (${sets})`;
}

const sumsOfOwn = (group: Group, wanted: IndexSearch, from: SQL): SQL =>
  sql.join(
    valuesOf(group, wanted).map(
      (value) =>
        sql` union all select ${sql.raw(String(ownValues.indexOf(value)))}, 1, ${ownExpressions[value]}, count(*)::int
          from ${from} group by 3`,
    ),
    sql``,
  );

/** `grouping` has a bit for every column, set where the column is not the one counted by. */
function kindIndex(grouping: number, kinds: number): number {
  for (let index = 0; index < kinds; index++)
    if ((grouping & (1 << (kinds - 1 - index))) === 0) return index;
  throw new Error(`unknown grouping ${grouping}`);
}

type Packed = "place" | "form" | "business" | "subcategory" | "city";
type PackedKind = readonly [name: Packed, expression: SQL];

function packedOf(wanted: IndexSearch): PackedKind[] {
  const { search } = wanted;
  return [
    ["place", sql`${i.region} * 8 + ${ageBucket(wanted)}`],
    ["form", sql`${i.form}`],
    ["business", businessNow(wanted)],
    ...(search.categories.length === 1
      ? [["subcategory", sql`${i.subcategory}::int`] as const]
      : []),
    // Only the cities of the chosen regions: those of all others would be many.
    ...(search.regions.length > 0
      ? [["city", sql`case when ${inRegions(search.regions)} then ${i.city} else 0 end`] as const]
      : []),
  ];
}

const ownExpressions: Record<FacetValue, SQL> = {
  categories: sql`form >> 6`,
  property: sql`form & 7`,
  management: sql`(form >> 3) & 7`,
  business: sql`business`,
  region: sql`place >> 3`,
  age: sql`place & 7`,
  subcategory: sql`subcategory`,
  city: sql`city`,
};
const ownValues = Object.keys(ownExpressions) as FacetValue[];

function valuesOf(group: Group, { search }: IndexSearch): FacetValue[] {
  switch (group) {
    case "category":
      return search.categories.length === 1 ? ["categories", "subcategory"] : ["categories"];
    case "place":
      return search.regions.length > 0 ? ["region", "city"] : ["region"];
    default:
      return [group];
  }
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
