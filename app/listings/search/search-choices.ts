import {
  anyAmount,
  type Age,
  type Bounds,
  type BusinessChoice,
  emptySearch,
  type ManagementChoice,
  type PropertyChoice,
  type Search,
  normalizeSearch,
} from "#app/listings/search/search.ts";
import type { CategorySlug } from "#app/listings/category.ts";
import type { Currency } from "#app/shared/money.ts";
import type { CountryCode, RegionCode } from "#app/shared/places.ts";

/** One thing that was chosen: what a chip shows, and what a check box sets. */
export type Choice =
  | { group: "words"; value: string }
  | { group: "category"; value: CategorySlug }
  | { group: "subcategory"; value: string }
  | { group: "country"; value: CountryCode }
  | { group: "region"; value: RegionCode }
  | { group: "city"; value: string }
  | { group: "price" | "revenue" | "cashFlow"; value: Bounds; currency: Currency }
  | { group: "property"; value: PropertyChoice }
  | { group: "business"; value: BusinessChoice }
  | { group: "management"; value: ManagementChoice }
  | { group: "age"; value: Age };

/** Every change of what is looked for starts again on page one, on today's state of the market. */
const onFirstPage = (search: Search, change: Partial<Search>): Search =>
  normalizeSearch({ ...search, ...change, page: 1, asOf: null });

/** All that is chosen, in the order in which chips are shown. */
export function listChoices(search: Search): Choice[] {
  const choices: Choice[] = [];
  if (search.words) choices.push({ group: "words", value: search.words });
  for (const value of search.categories) choices.push({ group: "category", value });
  if (search.subcategory) choices.push({ group: "subcategory", value: search.subcategory });
  if (search.country) choices.push({ group: "country", value: search.country });
  for (const value of search.regions) choices.push({ group: "region", value });
  if (search.city) choices.push({ group: "city", value: search.city });
  for (const group of ["price", "revenue", "cashFlow"] as const) {
    const value = search[group];
    if (value.min !== null || value.max !== null)
      choices.push({ group, value, currency: search.currency });
  }
  for (const value of search.property) choices.push({ group: "property", value });
  for (const value of search.business) choices.push({ group: "business", value });
  for (const value of search.management) choices.push({ group: "management", value });
  if (search.age !== "anytime") choices.push({ group: "age", value: search.age });
  return choices;
}

export function addChoice(search: Search, choice: Choice): Search {
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
    case "property":
      return onFirstPage(search, { property: [...search.property, choice.value] });
    case "business":
      return onFirstPage(search, { business: [...search.business, choice.value] });
    case "management":
      return onFirstPage(search, { management: [...search.management, choice.value] });
    case "price":
    case "revenue":
    case "cashFlow":
      return onFirstPage(search, { [choice.group]: choice.value, currency: choice.currency });
    default:
      return onFirstPage(search, { [choice.group]: choice.value });
  }
}

export function removeChoice(search: Search, choice: Choice): Search {
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
    case "property":
      return onFirstPage(search, { property: without(search.property, choice.value) });
    case "business":
      return onFirstPage(search, { business: without(search.business, choice.value) });
    case "management":
      return onFirstPage(search, { management: without(search.management, choice.value) });
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

/** As if nothing had been chosen in its group before: what the count beside a choice foretells. */
export function chooseAlone(search: Search, choice: Choice): Search {
  switch (choice.group) {
    case "category":
      return onFirstPage(search, { categories: [choice.value], subcategory: null });
    case "country":
      return onFirstPage(search, { country: choice.value, regions: [], city: null });
    case "region":
      return onFirstPage(search, { regions: [choice.value], city: null });
    case "property":
      return onFirstPage(search, { property: [choice.value] });
    case "business":
      return onFirstPage(search, { business: [choice.value] });
    case "management":
      return onFirstPage(search, { management: [choice.value] });
    default:
      return addChoice(search, choice);
  }
}

/** Everything taken back; how results are shown stays. */
export const clearChoices = (search: Search): Search =>
  onFirstPage(emptySearch, { sort: search.sort, pageSize: search.pageSize, view: search.view });

/** Another page of the same results: `asOf` is what the search answered, and keeps them still. */
export const withPage = (search: Search, page: number, asOf: string): Search =>
  normalizeSearch({ ...search, page, asOf: page > 1 ? asOf : null });

/** Another order or size starts on page one. */
export const withDisplay = (
  search: Search,
  change: Partial<Pick<Search, "sort" | "pageSize" | "view">>,
): Search => onFirstPage(search, change);

const without = <T>(values: readonly T[], value: T): T[] =>
  values.filter((other) => other !== value);
