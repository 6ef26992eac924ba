import { inArray, type SQL, sql } from "drizzle-orm";
import {
  type CategorySlug,
  categorySlugs,
  findSubcategoryAnywhere,
} from "#app/listings/category.ts";
import {
  type Age,
  ages,
  daysOfAge,
  type OptionGroupName,
  optionGroups,
  optionMask,
  type OptionOf,
  optionsOf,
  perOptionGroup,
} from "./options.ts";
import {
  ageBucket,
  baseConditions,
  chosenGroups,
  type Group,
  groupBit,
  groupCondition,
  inCategories,
  type IndexSearch,
  inRegions,
  optionBits,
} from "./search-conditions.server.ts";
import {
  categoryMask,
  regionNumber,
  regionOf,
  subcategoryOf,
} from "#app/listings/index/index-encoding.ts";
import { listingIndex as i, searchCities } from "#app/listings/index/search.table.ts";
import type { Search } from "./search.ts";
import type { Db } from "#app/platform/db/db.ts";
import { type CountryCode, countryCodes, findRegion, type RegionCode } from "#app/shared/places.ts";
import { pick } from "#app/platform/db/pick.ts";

export interface Facets extends OptionCounts {
  categories: Record<CategorySlug, number>;
  subcategories: Record<string, number>;
  countries: Record<CountryCode, number>;
  regions: Record<RegionCode, number>;
  cities: { name: string; region: RegionCode; count: number }[];
  age: Record<Age, number>;
}

type OptionCounts = { [Group in OptionGroupName]: Record<OptionOf<Group>, number> };

/**
 * Group keys. Values are packed, because every grouping costs as much as reading the rows: `place`
 * is region and age, `form` is categories, property and management, one bit each.
 */
type Kind = "place" | "form" | "business" | "subcategory" | "city" | "region" | "age";
type Grouping = readonly [kind: Kind, expression: SQL];
type Count = { value: number; count: number };

const citiesShown = 30;

/** A listing that fails one selected group counts in that group only; one that fails two counts nowhere. */
export async function countFacets(
  db: Db,
  wanted: IndexSearch,
): Promise<{ total: number; facets: Facets }> {
  const statements = await countingStatements(db, wanted);
  const parts = await Promise.all(
    statements.map((statement) => db.execute<Count & { kind: Kind }>(statement)),
  );
  const { total, cities, facets } = sumFacets(
    parts.flatMap(({ rows }) => rows),
    wanted.search,
  );
  return { total, facets: { ...facets, cities: await nameCities(db, cities) } };
}

/** Cities by number: only shown ones are looked up by name. */
export function sumFacets(rows: readonly (Count & { kind: Kind })[], search: Search) {
  const countsOf = (kinds: Partial<Record<Kind, (value: number) => number>>): Count[] => {
    const sums = new Map<number, number>();
    for (const { kind, value: packed, count } of rows) {
      const value = kinds[kind]?.(packed);
      if (value !== undefined) sums.set(value, (sums.get(value) ?? 0) + count);
    }
    return [...sums].map(([value, count]) => ({ value, count }));
  };
  const { country, categories: chosen } = search;
  const form = countsOf({ form: asIs });
  const byRegion = countsOf({ place: (value) => value >> 3, region: asIs });
  const byAge = countsOf({ place: (value) => value & 7, age: asIs });
  const cities = countsOf({ city: asIs })
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.count - a.count || a.value - b.value)
    .slice(0, citiesShown);
  return {
    total: sum(countsOf({ place: asIs }), () => true),
    cities,
    facets: {
      categories: countEach(categorySlugs, (slug) => hasBit(form, categoryMask([slug]))),
      subcategories: Object.fromEntries(
        countsOf({ subcategory: asIs }).flatMap(({ value, count }) => {
          const slug = subcategoryOf(value);
          const parent = slug && findSubcategoryAnywhere(slug)?.category.slug;
          return slug && parent === chosen[0] ? [[slug, count]] : [];
        }),
      ),
      countries: countEach(countryCodes, (code) =>
        sum(byRegion, (value) => regionOf(value).startsWith(code)),
      ),
      regions: Object.fromEntries(
        byRegion
          .map(({ value, count }) => [regionOf(value), count] as const)
          .filter(([code]) => !country || findRegion(code)?.country === country),
      ),
      ...(perOptionGroup((group) => {
        const counts = countsOf({ [optionGroups[group].column]: asIs });
        return countEach(optionsOf(group), (option) => hasBit(counts, optionMask(group, [option])));
      }) as OptionCounts),
      age: countEach(ages, (age) =>
        sum(byAge, (value) => daysOfAge(ages[value]!) <= daysOfAge(age)),
      ),
    },
  };
}

/** Reads the index once, or twice if one group is selected; the two statements run on two connections. */
async function countingStatements(db: Db, wanted: IndexSearch): Promise<SQL[]> {
  const base = baseConditions(wanted);
  const packed = packedOf(wanted);
  const all = packed.map(([kind]): Grouping => [kind, sql.raw(kind)]);
  const [group, ...others] = chosenGroups(wanted.search);
  const found = (condition: SQL) => sql`(${read(packed, condition)}) as found`;
  if (!group) {
    // Matching words is most of the work of a search with words.
    if (wanted.words.ranking !== null) return [countBy(all, found(base))];
    const { rows } = await db.execute<{ middle: string }>(
      sql`select format('(%s,0)', pg_relation_size('listing_index') / 16384) as middle`,
    );
    const middle = sql`${rows[0]!.middle}::tid`;
    return [sql`ctid < ${middle}`, sql`ctid >= ${middle}`].map((half) =>
      countBy(all, found(sql`${half} and ${base}`)),
    );
  }
  const fits = groupCondition(group, wanted);
  // Nearly every listing fails a single group: reading the rows again is cheaper than materializing them.
  if (others.length === 0)
    return [
      countBy(all, found(sql`${base} and ${fits}`)),
      // As a case expression, for which the planner assumes half of the rows; otherwise it would expect few and sort them.
      countBy(
        ownValues(group, wanted),
        found(sql`${base} and case when ${fits} then false else true end`),
      ),
    ];
  const chosen = [group, ...others];
  const conditions = chosen.map((one) => groupCondition(one, wanted));
  // Evaluated first: most listings fail more than one group and can be dropped.
  const failsOne =
    chosen.length === 2
      ? sql`(${sql.join(conditions, sql` or `)})`
      : sql`${sql.join(
          conditions.map((fit) => sql`(${fit})::int`),
          sql` + `,
        )} >= ${sql.raw(String(chosen.length - 1))}`;
  const bitOf = (one: Group) => sql.raw(String(groupBit(one)));
  const fails = sql.join(
    chosen.map((one, index) => sql`case when ${conditions[index]!} then 0 else ${bitOf(one)} end`),
    sql` + `,
  );
  return [
    sql`with found as materialized (${read([...packed, ["fails", fails]], sql`${base} and ${failsOne}`)})
      ${sql.join(
        [
          countBy(all, sql`found where fails = 0`),
          ...chosen.map((one) =>
            countBy(ownValues(one, wanted), sql`found where fails = ${bitOf(one)}`),
          ),
        ],
        sql` union all `,
      )}`,
  ];
}

/** "offset 0" is an optimization fence: the planner then expects few distinct values and hashes instead of sorting. */
const read = (columns: readonly (readonly [string, SQL])[], condition: SQL): SQL =>
  sql`select ${named(columns)} from ${i} where ${condition} offset 0`;

const named = (columns: readonly (readonly [string, SQL])[]): SQL =>
  sql.join(
    columns.map(([name, expression]) => sql`${expression} as ${sql.raw(name)}`),
    sql`, `,
  );

function countBy(groupings: readonly Grouping[], from: SQL): SQL {
  const kinds = groupings.map(([kind]) => kind);
  const kind = kinds.map((name) => `when grouping(${name}) = 0 then '${name}'`).join(" ");
  return sql`select case ${sql.raw(kind)} end as kind, coalesce(${sql.raw(kinds.join(", "))}) as value, count(*)::int as count
    from (select ${named(groupings)} from ${from}) as counted
    group by grouping sets (${sql.raw(kinds.map((name) => `(${name})`).join(", "))})`;
}

function packedOf({ search, moment }: IndexSearch): Grouping[] {
  const ofCategory = sql`case when ${inCategories(search)} then ${i.subcategory}::int else 0 end`;
  // Only the cities of the selected regions: others would be too many.
  const ofRegions = () =>
    sql`case when ${inRegions(search.regions.map(regionNumber))} then ${i.city} else 0 end`;
  return [
    ["place", sql`${i.region} * 8 + ${ageBucket(moment)}`],
    ["form", optionBits("form", moment)],
    ["business", optionBits("business", moment)],
    ...(search.categories.length === 1 ? [["subcategory", ofCategory] as const] : []),
    ...(search.regions.length > 0 ? [["city", ofRegions()] as const] : []),
  ];
}

function ownValues(group: Group, { search }: IndexSearch): Grouping[] {
  switch (group) {
    // Other categories have none of its subcategories; other regions none of its cities.
    case "category":
      return [
        ["form", sql.raw(`form & ${categoryMask(categorySlugs)}`)],
        ...(search.subcategory ? [["subcategory", sql`subcategory`] as const] : []),
      ];
    case "place":
      return [
        ["region", sql`place >> 3`],
        ...(search.regions.length > 0 && search.city !== null
          ? [["city", sql`city`] as const]
          : []),
      ];
    case "age":
      return [["age", sql`place & 7`]];
    default: {
      const { column } = optionGroups[group];
      return [[column, sql.raw(`${column} & ${optionMask(group)}`)]];
    }
  }
}

async function nameCities(db: Db, counts: readonly Count[]): Promise<Facets["cities"]> {
  const byNumber = await citiesByNumber(
    db,
    counts.map(({ value }) => value),
  );
  return counts.flatMap(({ value, count }) => {
    const found = byNumber.get(value);
    return found?.name ? [{ ...found, count }] : [];
  });
}

export async function citiesByNumber(
  db: Db,
  numbers: number[],
): Promise<Map<number, { name: string; region: RegionCode }>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .select(pick(searchCities, "number", "name", "region"))
    .from(searchCities)
    .where(inArray(searchCities.number, numbers));
  return new Map(
    rows.map(({ number, name, region }) => [number, { name, region: regionOf(region) }]),
  );
}

const asIs = (value: number): number => value;

const sum = (counts: readonly Count[], fits: (value: number) => boolean): number =>
  counts.reduce((all, { value, count }) => (fits(value) ? all + count : all), 0);

const hasBit = (counts: readonly Count[], bit: number): number =>
  sum(counts, (value) => (value & bit) !== 0);

const countEach = <K extends string>(
  keys: readonly K[],
  count: (key: K) => number,
): Record<K, number> =>
  Object.fromEntries(keys.map((key) => [key, count(key)])) as Record<K, number>;
