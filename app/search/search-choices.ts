import { type AmountName, amountNames } from "./amounts.ts";
import {
  anyAmount,
  type Bounds,
  emptySearch,
  isBounded,
  type Search,
  normalizeSearch,
} from "./search.ts";
import type { CategorySlug } from "#app/listings/category.ts";
import type { Age } from "./ages.ts";
import type { Area } from "./area.ts";
import {
  isOptionGroup,
  type Option,
  optionGroupNames,
  type OptionGroupName,
  type OptionOf,
} from "./options.ts";
import type { Currency } from "#app/shared/money.ts";
import type { CountryCode, RegionCode } from "#app/shared/places.ts";

/** A selected filter: what a chip shows, and what a check box sets. */
export type Choice =
  | { group: "words"; value: string }
  | { group: "category"; value: CategorySlug }
  | { group: "subcategory"; value: string }
  | { group: "country"; value: CountryCode }
  | { group: "region"; value: RegionCode }
  | { group: "city"; value: string }
  | { group: "area"; value: Area }
  | { group: AmountName; value: Bounds; currency: Currency }
  | OptionChoice
  | { group: "age"; value: Age };

type OptionChoice = {
  [Group in OptionGroupName]: { group: Group; value: OptionOf<Group> };
}[OptionGroupName];

export const isOptionChoice = (choice: Choice): choice is OptionChoice =>
  isOptionGroup(choice.group);

/**
 * Every change of the filters starts on page one, of the current listings. Words that are left of what was typed stay as they are:
 * without `typed` they would be read again.
 */
const onFirstPage = (search: Search, change: Partial<Search>): Search => {
  const typed = search.words !== "" && change.words === undefined ? search.typed : null;
  return normalizeSearch({ ...search, typed, ...change, page: 1, asOf: null });
};

/** All selected filters, in the order of the chips. */
export function listChoices(search: Search): Choice[] {
  const choices: Choice[] = [];
  if (search.words) choices.push({ group: "words", value: search.words });
  for (const value of search.categories) choices.push({ group: "category", value });
  if (search.subcategory) choices.push({ group: "subcategory", value: search.subcategory });
  if (search.country) choices.push({ group: "country", value: search.country });
  for (const value of search.regions) choices.push({ group: "region", value });
  if (search.city) choices.push({ group: "city", value: search.city });
  if (search.area) choices.push({ group: "area", value: search.area });
  for (const group of amountNames)
    if (isBounded(search[group]))
      choices.push({ group, value: search[group], currency: search.currency });
  for (const group of optionGroupNames)
    for (const value of search[group]) choices.push({ group, value } as OptionChoice);
  if (search.age !== "anytime") choices.push({ group: "age", value: search.age });
  return choices;
}

export function addChoice(search: Search, choice: Choice): Search {
  if (isOptionChoice(choice))
    return onFirstPage(search, { [choice.group]: [...search[choice.group], choice.value] });
  switch (choice.group) {
    case "words":
      return onFirstPage(search, { words: choice.value });
    case "category":
      return onFirstPage(search, {
        categories: [...search.categories, choice.value],
        subcategory: search.categories.includes(choice.value) ? search.subcategory : null,
      });
    case "subcategory":
      return onFirstPage(search, { categories: [], subcategory: choice.value });
    case "region":
      return onFirstPage(search, { regions: [...search.regions, choice.value] });
    case "price":
    case "revenue":
    case "cashFlow":
      return onFirstPage(search, { [choice.group]: choice.value, currency: choice.currency });
    default:
      return onFirstPage(search, { [choice.group]: choice.value });
  }
}

export function removeChoice(search: Search, choice: Choice): Search {
  if (isOptionChoice(choice))
    return onFirstPage(search, {
      [choice.group]: without<Option>(search[choice.group], choice.value),
    });
  switch (choice.group) {
    case "words":
      return onFirstPage(search, { words: "" });
    case "category":
      return onFirstPage(search, {
        categories: without(search.categories, choice.value),
        subcategory: null,
      });
    case "region":
      return onFirstPage(search, { regions: without(search.regions, choice.value) });
    case "price":
    case "revenue":
    case "cashFlow":
      return onFirstPage(search, { [choice.group]: anyAmount });
    case "age":
      return onFirstPage(search, { age: emptySearch.age });
    default:
      return onFirstPage(search, { [choice.group]: null });
  }
}

/** Selects the choice as the only one of its group, as the count beside it assumes. */
export function chooseAlone(search: Search, choice: Choice): Search {
  if (isOptionChoice(choice)) return onFirstPage(search, { [choice.group]: [choice.value] });
  switch (choice.group) {
    case "category":
      return onFirstPage(search, { categories: [choice.value], subcategory: null });
    case "country":
      return onFirstPage(search, {
        country: choice.value,
        regions: [],
        city: null,
        area: null,
      });
    case "region":
      return onFirstPage(search, { regions: [choice.value], city: null, area: null });
    default:
      return addChoice(search, choice);
  }
}

/** The same search anywhere. */
export const withoutPlace = (search: Search): Search =>
  onFirstPage(search, { country: null, regions: [], city: null, area: null });

/** Removes all filters; display options stay. */
export const clearChoices = (search: Search): Search =>
  onFirstPage(emptySearch, { sort: search.sort, pageSize: search.pageSize, view: search.view });

/** Another page of the same results: `asOf` is the time of the search result, which keeps them stable. */
export const withPage = (search: Search, page: number, asOf: number): Search =>
  normalizeSearch({ ...search, page, asOf: page > 1 ? asOf : null });

/** Another order or page size starts on page one. */
export const withDisplay = (
  search: Search,
  change: Partial<Pick<Search, "sort" | "pageSize" | "view">>,
): Search => onFirstPage(search, { typed: search.typed, ...change });

const without = <T>(values: readonly T[], value: T): T[] =>
  values.filter((other) => other !== value);
