import { type SQL, sql } from "drizzle-orm";
import {
  ages,
  amountNames,
  daysOfAge,
  expiringOptions,
  type OptionGroupName,
  optionGroupNames,
  optionGroups,
  optionMask,
  perOptionGroup,
} from "./options.ts";
import { cellAt, cellsOfArea } from "./area.ts";
import { toKm } from "./radius.ts";
import type { Search } from "./search.ts";
import {
  categoryMask,
  regionNumber,
  subcategoryNumber,
  toIndexTime,
} from "#app/listings/index/index-encoding.ts";
import { forever, listingIndex as i } from "#app/listings/index/search.table.ts";
import type { IndexTrade, ParsedWords } from "./parse-words.server.ts";
import type { ExchangeRates } from "#app/shared/exchange.ts";
import { regionsOf } from "#app/shared/places.ts";

/** Words parsed, amounts in Canadian dollars, at one time. */
export interface IndexSearch {
  search: Search;
  moment: Date;
  /** Whether historical rows are read instead of current ones. */
  isPast: boolean;
  words: ParsedWords;
  rates: ExchangeRates | null;
  without?: readonly string[];
}

type Masks = { [Group in OptionGroupName as `${Group}Mask`]: number };

/** The filters as index numbers, used by the conditions below and the columns of an alert. Null or 0: any. */
export function encodeFilters(search: Search) {
  const { country, regions, subcategory, area } = search;
  const inCountry = country ? regionsOf(country).map(({ code }) => code) : [];
  const codes = regions.length > 0 ? regions : inCountry;
  const days = daysOfAge(search.age);
  return {
    categoryMask: categoryMask(search.categories),
    subcategory: subcategory ? subcategoryNumber(subcategory) : 0,
    regions: codes.length > 0 ? codes.map(regionNumber) : null,
    radiusKm: search.radius && toKm(search.radius),
    maxAgeDays: Number.isFinite(days) ? days : null,
    ...(Object.fromEntries(
      optionGroupNames.map((group) => [`${group}Mask`, optionMask(group, search[group])]),
    ) as Masks),
    cells: area && cellsOfArea(area),
  };
}

const day = 86_400;
const maxInteger = 2_147_483_646;

export function matchParsedWords({ query, trades }: ParsedWords): SQL[] {
  const mentions = (text: string) => sql`listing_document(${i.textRow}) @@ ${text}::tsquery`;
  const isTrade = ({ subcategories, query: narrowed, title }: IndexTrade) => {
    const belongs = sql`${i.subcategory} in (${sql.raw(subcategories.join(", "))})`;
    const named = title === "" ? sql`` : sql` or (${i.subcategory} = 0 and ${mentions(title)})`;
    return narrowed === null
      ? sql`(${belongs}${named})`
      : sql`((${belongs} and ${mentions(narrowed)})${named})`;
  };
  return [
    ...(query === null ? [] : [mentions(query)]),
    ...(trades.length === 0 ? [] : [sql`(${sql.join(trades.map(isTrade), sql` or `)})`]),
  ];
}

/** Conditions outside the groups: time, words, amounts, a part of the map. */
export function baseConditions(wanted: IndexSearch): SQL {
  const { search, moment, isPast, words, rates, without = [] } = wanted;
  const toDollars = (amount: number) => {
    const dollars = Math.round(amount / (rates?.perCad[search.currency] ?? 1));
    return Math.max(-maxInteger, Math.min(maxInteger, dollars));
  };
  const conditions = [
    // By the database clock if no time is given: the application's may differ.
    isPast
      ? sql`${i.since} <= ${moment.getTime()} and ${i.ended} > ${moment.getTime()}`
      : sql`${i.ended} = ${sql.raw(String(forever))}`,
    sql`${i.expires} > ${toIndexTime(moment)}`,
  ];
  for (const name of amountNames) {
    const { min, max } = search[name];
    if (min !== null) conditions.push(sql`${i[`${name}Max`]} >= ${toDollars(min)}`);
    if (max !== null) conditions.push(sql`${i[`${name}Min`]} <= ${toDollars(max)}`);
  }
  const { cells } = encodeFilters(search);
  if (cells) {
    const row = cellAt(1, 0);
    // Listings without a location are in cell 0, at the south pole, which no area reaches.
    conditions.push(sql`${i.cell} between ${cellAt(cells.firstRow, 0)} and ${cellAt(cells.lastRow, row - 1)}
      and ${i.cell} % ${sql.raw(String(row))} between ${cells.firstColumn} and ${cells.lastColumn}`);
  }
  conditions.push(...matchParsedWords(words));
  if (without.length > 0)
    conditions.push(sql`${i.listingId} <> all (${`{${without.join(",")}}`}::uuid[])`);
  return sql.join(conditions, sql` and `);
}

/** Filters that are counted together, in the order of their bits: a listing counts for a group if it fails no other one. */
const groupNames = ["category", "place", ...optionGroupNames, "age"] as const;
export type Group = (typeof groupNames)[number];

export const groupBit = (group: Group): number => 1 << groupNames.indexOf(group);

export const chosenGroups = (search: Search): Group[] => {
  const chosen: Record<Group, boolean> = {
    category: search.categories.length > 0,
    place: search.country !== null || search.regions.length > 0 || search.city !== null,
    ...perOptionGroup((group) => search[group].length > 0),
    age: search.age !== "anytime",
  };
  return groupNames.filter((group) => chosen[group]);
};

export const searchConditions = (wanted: IndexSearch): SQL =>
  sql.join(
    [
      baseConditions(wanted),
      ...chosenGroups(wanted.search).map((group) => groupCondition(group, wanted)),
    ],
    sql` and `,
  );

export function groupCondition(group: Group, wanted: IndexSearch): SQL {
  const { search, moment } = wanted;
  const encoded = encodeFilters(search);
  if (group === "category")
    return encoded.subcategory === 0
      ? inCategories(search)
      : sql`(${inCategories(search)} and ${i.subcategory} = ${encoded.subcategory})`;
  if (group === "place" && search.city !== null && encoded.radiusKm !== null)
    return nearCity(search.city, encoded.regions, encoded.radiusKm);
  if (group === "place") {
    const parts = [
      ...(encoded.regions ? [inRegions(encoded.regions)] : []),
      ...(search.city === null ? [] : [inCity(search.city)]),
    ];
    return sql`(${sql.join(parts, sql` and `)})`;
  }
  if (group === "age")
    return sql`${i.listed} >= ${toIndexTime(moment) - encoded.maxAgeDays! * day}`;
  const { column } = optionGroups[group];
  // The plain column where possible: it is cheaper than the expression.
  const expires = expiringOptions(group).some(({ option }) =>
    (search[group] as readonly string[]).includes(option),
  );
  const bits = expires ? sql`(${optionBits(column, moment)})` : sql`${i[column]}`;
  return sql`${bits} & ${encoded[`${group}Mask`]} <> 0`;
}

/** The bits of the options in a column of the index, with those of expiring options set by the time. */
export const optionBits = (column: "form" | "business", moment: Date): SQL =>
  optionGroupNames
    .filter((group) => optionGroups[group].column === column)
    .flatMap(expiringOptions)
    .reduce(
      (bits, { bit, until }) =>
        sql`case when ${i[until]} > ${toIndexTime(moment)} then ${bits} | ${sql.raw(String(1 << bit))} else ${bits} end`,
      sql`${i[column]}`,
    );

/** The index in `ages` of the shortest age that a listing falls into, 0 for older ones. The most common case is tested first. */
export function ageBucket(moment: Date): SQL {
  const longestFirst = ages
    .map((age, bucket) => ({ bucket, days: daysOfAge(age) }))
    .filter(({ days }) => Number.isFinite(days))
    .toSorted((a, b) => b.days - a.days);
  const cases = longestFirst.map(({ days }, index) => {
    const older = sql`${i.listed} < ${toIndexTime(moment) - days * day}`;
    return sql`when ${older} then ${sql.raw(String(longestFirst[index - 1]?.bucket ?? 0))}`;
  });
  return sql`case ${sql.join(cases, sql` `)} else ${sql.raw(String(longestFirst.at(-1)!.bucket))} end`;
}

export const inCategories = ({ categories }: Search): SQL =>
  sql`${i.form} & ${categoryMask(categories)} <> 0`;

export const inCity = (city: string): SQL =>
  sql`${i.city} = any (array(select number from search_cities where key = search_key(${city})))`;

/** A subquery, which runs once and not for every row. */
const nearCity = (city: string, regions: readonly number[] | null, km: number): SQL =>
  sql`${i.city} = any ((select cities_near(search_key(${city}), ${regions && `{${regions.join(",")}}`}::smallint[], ${km}::int))::int[])`;

export const inRegions = (numbers: readonly number[]): SQL =>
  sql`${i.region} in (${sql.raw(numbers.join(", "))})`;
