import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { CategorySlug } from "#app/listings/category.ts";
import { amountNames } from "./amounts.ts";
import { type Area, cellAt, cellsOfArea } from "./area.ts";
import { chosenGroups, type Group, groupBit } from "./facets.ts";
import { ages, daysOfAge } from "./ages.ts";
import type { Bounds, Search } from "./search.ts";
import {
  expiringOptions,
  type Option,
  optionGroupNames,
  optionGroups,
  type OptionGroupName,
  optionMask,
} from "./options.ts";
import {
  categoryMask,
  regionNumber,
  subcategoryNumber,
  toIndexTime,
} from "#app/listings/index/index-encoding.ts";
import { forever, listingIndex as i } from "#app/listings/index/search.table.ts";
import type { IndexTrade, ParsedWords } from "./parse-words.server.ts";
import type { ExchangeRates } from "#app/shared/exchange.ts";
import { type RegionCode, regionsOf } from "#app/shared/places.ts";

/** A search in terms of the index: words parsed, amounts in Canadian dollars, at one time. */
export interface IndexSearch {
  search: Search;
  moment: Date;
  /** Whether the listings of that time are read instead of the current ones. */
  isPast: boolean;
  words: ParsedWords;
  rates: ExchangeRates | null;
  /** Listings that are shown elsewhere on the page. */
  without?: readonly string[];
}

const day = 86_400;
const maxInteger = 2_147_483_646;

/** All words, and any of the trades. */
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

/** The conditions that belong to no filter group: time, words, amounts, a part of the map. */
export function baseConditions(wanted: IndexSearch): SQL {
  const { search, moment, isPast, words, rates, without = [] } = wanted;
  const conditions = [
    // By the clock of the database where no time was named: the application's may differ.
    isPast
      ? sql`${i.since} <= ${moment.getTime()} and ${i.ended} > ${moment.getTime()}`
      : sql`${i.ended} = ${sql.raw(String(forever))}`,
    sql`${i.expires} > ${toIndexTime(moment)}`,
    ...amountNames.flatMap((name) => overlaps(i[`${name}Min`], i[`${name}Max`], search[name])),
  ];
  if (search.area) conditions.push(inArea(search.area));
  conditions.push(...matchParsedWords(words));
  if (without.length > 0)
    conditions.push(sql`${i.listingId} <> all (${`{${without.join(",")}}`}::uuid[])`);
  return sql.join(conditions, sql` and `);

  function overlaps(low: AnyPgColumn, high: AnyPgColumn, { min, max }: Bounds): SQL[] {
    return [
      ...(min === null ? [] : [sql`${high} >= ${toDollars(min)}`]),
      ...(max === null ? [] : [sql`${low} <= ${toDollars(max)}`]),
    ];
  }
  function toDollars(amount: number): number {
    const dollars = Math.round(amount / (rates?.perCad[search.currency] ?? 1));
    return Math.max(-maxInteger, Math.min(maxInteger, dollars));
  }
}

export const searchConditions = (wanted: IndexSearch): SQL =>
  sql.join(
    [
      baseConditions(wanted),
      ...chosenGroups(wanted.search).map((group) => groupCondition(group, wanted)),
    ],
    sql` and `,
  );

/** Evaluated first: most listings fail more than one group and can be dropped. */
export function failsOneAtMost(wanted: IndexSearch): SQL {
  const chosen = chosenGroups(wanted.search).map((group) => groupCondition(group, wanted));
  if (chosen.length === 2) return sql`(${sql.join(chosen, sql` or `)})`;
  const each = chosen.map((fit) => sql`(${fit})::int`);
  return sql`${sql.join(each, sql` + `)} >= ${sql.raw(String(chosen.length - 1))}`;
}

/** The selected groups that a listing fails, as bits. */
export const failedGroups = (wanted: IndexSearch): SQL =>
  sql.join(
    chosenGroups(wanted.search).map(
      (group) =>
        sql`case when ${groupCondition(group, wanted)} then 0 else ${sql.raw(String(groupBit(group)))} end`,
    ),
    sql` + `,
  );

/** The bits of the options in a column of the index, with those of expiring options set by the time. */
export const optionBits = (column: "form" | "business", { moment }: IndexSearch): SQL =>
  optionGroupNames
    .filter((group) => optionGroups[group].column === column)
    .flatMap(expiringOptions)
    .reduce(
      (bits, { bit, until }) =>
        sql`case when ${i[until]} > ${toIndexTime(moment)} then ${bits} | ${sql.raw(String(1 << bit))} else ${bits} end`,
      sql`${i[column]}`,
    );

/** The index in `ages` of the shortest age that a listing falls into, 0 for older ones. The most common case is tested first. */
export function ageBucket({ moment }: IndexSearch): SQL {
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

export function groupCondition(group: Group, wanted: IndexSearch): SQL {
  const { search, moment } = wanted;
  switch (group) {
    case "category":
      return search.subcategory
        ? sql`(${inCategories(search.categories)} and ${i.subcategory} = ${subcategoryNumber(search.subcategory)})`
        : inCategories(search.categories);
    case "place":
      return place(search);
    case "age":
      return sql`${i.listed} >= ${toIndexTime(moment) - daysOfAge(search.age) * day}`;
    default:
      return hasOption(group, wanted);
  }
}

function hasOption(group: OptionGroupName, wanted: IndexSearch): SQL {
  const selected: readonly Option[] = wanted.search[group];
  const { column } = optionGroups[group];
  // The plain column where possible: it is cheaper than the expression.
  const expires = expiringOptions(group).some(({ option }) => selected.includes(option));
  const bits = expires ? sql`(${optionBits(column, wanted)})` : sql`${i[column]}`;
  return sql`${bits} & ${optionMask(group, selected)} <> 0`;
}

export const inCategories = (slugs: readonly CategorySlug[]): SQL =>
  sql`${i.form} & ${categoryMask(slugs)} <> 0`;

function place({ country, regions, city }: Search): SQL {
  const codes = country ? regionsOf(country).map(({ code }) => code) : [];
  const parts = [
    ...(regions.length > 0 || country ? [inRegions(regions.length > 0 ? regions : codes)] : []),
    ...(city === null ? [] : [inCity(city)]),
  ];
  return sql`(${sql.join(parts, sql` and `)})`;
}

/** Listings without a location are in cell 0, at the south pole, which no area reaches. */
function inArea(area: Area): SQL {
  const { firstRow, lastRow, firstColumn, lastColumn } = cellsOfArea(area);
  const row = cellAt(1, 0);
  return sql`${i.cell} between ${cellAt(firstRow, 0)} and ${cellAt(lastRow, row - 1)}
    and ${i.cell} % ${sql.raw(String(row))} between ${firstColumn} and ${lastColumn}`;
}

export const inCity = (city: string): SQL =>
  sql`${i.city} = any (array(select number from search_cities where key = search_key(${city})))`;

export const inRegions = (codes: readonly RegionCode[]): SQL =>
  sql`${i.region} in (${sql.join(
    codes.map((code) => sql.raw(String(regionNumber(code)))),
    sql`, `,
  )})`;
