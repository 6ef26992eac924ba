import { inArray, type SQL, sql } from "drizzle-orm";
import {
  chosenGroups,
  type CityCount,
  type FacetRow,
  type Facets,
  type FacetValue,
  type Group,
  groupBit,
} from "./facets.ts";
import { categoryShift, regionOf } from "#app/listings/index/index-encoding.ts";
import { optionGroups, optionMask, perOptionGroup } from "./options.ts";
import {
  ageBucket,
  baseConditions,
  failsOneAtMost,
  failedGroups,
  groupCondition,
  type IndexSearch,
  optionBits,
  inCategories,
  inRegions,
} from "./search-conditions.server.ts";
import { listingIndex as i, searchCities } from "#app/listings/index/search.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/**
 * A listing that fails two of the selected groups counts nowhere; one that fails a single group counts in that group only; the
 * others count in all. Values are bit-packed, because every additional grouping costs as much as reading the rows; `sumFacets`
 * unpacks them.
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

/** Two statements run in parallel on two connections. */
function countsOf(wanted: IndexSearch, kinds: readonly PackedKind[]): SQL[] {
  const base = baseConditions(wanted);
  const [group, ...others] = chosenGroups(wanted.search);
  const all = (some: readonly PackedKind[], conditions: SQL) =>
    sql`with found as not materialized (${read(some, conditions)}) ${sumsOfAll(some, sql`true`)}`;
  // Without words every listing is read, and splitting the groupings over two connections pays off; with words, matching them
  // is most of the work.
  if (!group && wanted.words.ranking === null)
    return [all(kinds.slice(0, 2), base), all(kinds.slice(2), base)];
  if (!group) return [all(kinds, base)];
  if (others.length > 0) return [countByFailures(wanted, kinds, [group, ...others])];
  // With a single group selected, nearly every listing fails it: reading the rows again is cheaper than materializing them.
  const fit = groupCondition(group, wanted);
  // As a case expression, for which the planner assumes half of the rows; otherwise it would expect few and sort them.
  const own = read(kinds, sql`${base} and case when ${fit} then false else true end`);
  return [
    all(kinds, sql`${base} and ${fit}`),
    sql`with own as not materialized (${own}) ${sumsOfOwn(group, wanted, sql`own`)}`,
  ];
}

/** With two or more groups selected, most listings fail several and are dropped early; the rest is materialized and summed. */
function countByFailures(
  wanted: IndexSearch,
  kinds: readonly PackedKind[],
  chosen: readonly Group[],
): SQL {
  const kept = sql`${baseConditions(wanted)} and ${failsOneAtMost(wanted)}`;
  return sql`with found as materialized (${read([...kinds, ["fails", failedGroups(wanted)]], kept)})
    ${sumsOfAll(kinds, sql`fails = 0`)} union all ${sql.join(
      chosen.map((group) =>
        sumsOfOwn(group, wanted, sql`found where fails = ${sql.raw(String(groupBit(group)))}`),
      ),
      sql` union all `,
    )}`;
}

/** "offset 0" is an optimization fence: the planner then expects few distinct values and hashes instead of sorting. */
const read = (kinds: readonly (readonly [string, SQL])[], conditions: SQL): SQL =>
  sql`select ${sql.join(
    kinds.map(([name, expression]) => sql`${expression} as ${sql.raw(name)}`),
    sql`, `,
  )} from ${i} where ${conditions} offset 0`;

function sumsOfAll(kinds: readonly PackedKind[], condition: SQL): SQL {
  const names = sql.raw(kinds.map(([kind]) => kind).join(", "));
  const sets = sql.raw(kinds.map(([kind]) => `(${kind})`).join(", "));
  // `grouping` is 0 for the column that is grouped by.
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
    ["form", optionBits("form", wanted)],
    ["business", optionBits("business", wanted)],
    ...(search.categories.length === 1
      ? [
          [
            "subcategory",
            sql`case when ${inCategories(search.categories)} then ${i.subcategory}::int else 0 end`,
          ] as const,
        ]
      : []),
    // Only the cities of the selected regions: all others would be too many.
    ...(search.regions.length > 0
      ? [["city", sql`case when ${inRegions(search.regions)} then ${i.city} else 0 end`] as const]
      : []),
  ];
}

const ownExpressions: Record<FacetValue, SQL> = {
  categories: sql.raw(`form >> ${categoryShift}`),
  ...perOptionGroup((group) => sql.raw(`${optionGroups[group].column} & ${optionMask(group)}`)),
  region: sql`place >> 3`,
  age: sql`place & 7`,
  subcategory: sql`subcategory`,
  city: sql`city`,
};
const ownValues = Object.keys(ownExpressions) as FacetValue[];

function valuesOf(group: Group, { search }: IndexSearch): FacetValue[] {
  switch (group) {
    // Outside of a category there are none of its subcategories; outside of a region, none of its cities.
    case "category":
      return search.subcategory ? ["categories", "subcategory"] : ["categories"];
    case "place":
      return search.regions.length > 0 && search.city !== null ? ["region", "city"] : ["region"];
    default:
      return [group];
  }
}

/** Looks up the names of the few cities that are shown. */
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
