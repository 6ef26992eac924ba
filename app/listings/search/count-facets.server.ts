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
import { regionOf } from "#app/listings/search/index-encoding.ts";
import {
  ageBucket,
  baseConditions,
  currentBusiness,
  failsOneAtMost,
  failedGroups,
  groupCondition,
  type IndexSearch,
  inCategories,
  inRegions,
} from "#app/listings/search/search-conditions.server.ts";
import { listingIndex as i, searchCities } from "#app/listings/search/search.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/**
 * A listing that fails two of the chosen groups counts nowhere; one that fails a single group counts in that group only; the
 * others count in all. Values are packed, so that few sums are kept at once (each costs as much as reading the rows), and
 * `sumFacets` takes them apart.
 */
export async function countFacets(db: Db, wanted: IndexSearch): Promise<FacetRow[]> {
  const kinds = packedOf(wanted);
  const parts = await Promise.all(
    countsOf(wanted, kinds).map((statement) =>
      db.execute<{ packed: number; own: number; value: number; count: number }>(statement),
    ),
  );
  return parts.flatMap(({ rows }) =>
    rows.map(({ packed, own, value, count }) =>
      own === 1
        ? { kind: ownValues[packed]!, own: true as const, value, count }
        : { kind: packedKinds[packed]!, own: false as const, value, count },
    ),
  );
}

/** Where there are two, two connections do them at once. */
function countsOf(wanted: IndexSearch, kinds: readonly PackedKind[]): SQL[] {
  const base = baseConditions(wanted);
  const [group, ...others] = chosenGroups(wanted.search);
  const all = (some: readonly PackedKind[], conditions: SQL) =>
    sql`with found as not materialized (${read(some, conditions)}) ${sumsOfAll(some, sql`true`)}`;
  // Without words every listing is read, which is worth reading twice at once; with words, finding them is most of the work.
  if (!group && wanted.query === null)
    return [all(kinds.slice(0, 2), base), all(kinds.slice(2), base)];
  if (!group) return [all(kinds, base)];
  if (others.length > 0) return [countByFailures(wanted, kinds, [group, ...others])];
  // Nearly every listing fails one group of one: cheaper than to set them aside is to read them again.
  const fit = groupCondition(group, wanted);
  // Put as a question with two answers, of which the planner expects as many of each; else it expects few, and sorts them.
  const own = read(kinds, sql`${base} and case when ${fit} then false else true end`);
  return [
    all(kinds, sql`${base} and ${fit}`),
    sql`with own as not materialized (${own}) ${sumsOfOwn(group, wanted, sql`own`)}`,
  ];
}

/** With two groups or more, most listings fail several and are left out at once; the rest is kept and summed up. */
function countByFailures(
  wanted: IndexSearch,
  kinds: readonly PackedKind[],
  chosen: readonly Group[],
): SQL {
  const kept = sql`${baseConditions(wanted)} and ${failsOneAtMost(wanted)}`;
  return sql`with found as materialized (${read([...kinds, ["fails", failedGroups(wanted)]], kept)})
    ${sumsOfAll(kinds, sql`fails = 0`)} union all ${sql.join(
      chosen.map((group) =>
        sumsOfOwn(group, wanted, sql`found where fails = ${sql.raw(String(groups[group]))}`),
      ),
      sql` union all `,
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
  // `grouping` is 0 for the column that is counted by.
  const packed = sql.raw(
    kinds.map(([kind]) => `when grouping(${kind}) = 0 then ${packedKinds.indexOf(kind)}`).join(" "),
  );
  return sql`select case ${packed} end as packed, 0 as own, coalesce(${names}) as value, count(*)::int as count
    from found where ${condition} group by grouping sets (${sets})`;
}

const sumsOfOwn = (group: Group, wanted: IndexSearch, from: SQL): SQL =>
  sql.join(
    valuesOf(group, wanted).map(
      (value) =>
        sql`select ${sql.raw(String(ownValues.indexOf(value)))} as packed, 1 as own, ${ownExpressions[value]} as value,
          count(*)::int as count from ${from} group by 3`,
    ),
    sql` union all `,
  );

const packedKinds = ["place", "form", "business", "subcategory", "city"] as const;
type Packed = (typeof packedKinds)[number];
type PackedKind = readonly [name: Packed, expression: SQL];

function packedOf(wanted: IndexSearch): PackedKind[] {
  const { search } = wanted;
  return [
    ["place", sql`${i.region} * 8 + ${ageBucket(wanted)}`],
    ["form", sql`${i.form}`],
    ["business", currentBusiness(wanted)],
    ...(search.categories.length === 1
      ? [
          [
            "subcategory",
            sql`case when ${inCategories(search.categories)} then ${i.subcategory}::int else 0 end`,
          ] as const,
        ]
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
    // What is outside of a category has none of its subcategories; what is outside of a region, none of its cities.
    case "category":
      return search.subcategory ? ["categories", "subcategory"] : ["categories"];
    case "place":
      return search.regions.length > 0 && search.city !== null ? ["region", "city"] : ["region"];
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
