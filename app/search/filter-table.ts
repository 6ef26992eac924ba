import { findCategory, findSubcategoryAnywhere } from "#app/listings/category.ts";
import {
  type Age,
  ageLabel,
  type AmountName,
  amountNames,
  amounts,
  type Option,
  type OptionGroupName,
  optionLabel,
  type OptionOf,
  optionsOf,
  perOptionGroup,
} from "./options.ts";
import { type Area, formatArea, parseArea } from "./area.ts";
import { parseRadius, type Radius, radiusLabel } from "./radius.ts";
import {
  parseAge,
  parseCategory,
  parseChoice,
  parseCountry,
  parseLine,
  parseRegion,
} from "./parse-value.ts";
import {
  anyAmount,
  type Bounds,
  emptySearch,
  isBounded,
  maxCityLength,
  maxWordsLength,
  normalizeSearch,
  type Search,
} from "./search.ts";
import type { Currency } from "#app/shared/money.ts";
import { countries, countryName, findRegion } from "#app/shared/places.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";

type Value = string | Area;

/** URLs, form fields and chips derive from a row here. Check boxes have their own table (`options.ts`), and so do amounts. */
export interface Filter {
  field:
    | "words"
    | "categories"
    | "subcategory"
    | "country"
    | "regions"
    | "city"
    | "radius"
    | "area"
    | "age"
    | OptionGroupName;
  param: string;
  parse(text: string): Value | null;
  format?(value: Value): string;
  label(value: Value): string;
  inPath?: boolean;
}

const same = (text: string): string => text;

export const tradeAndPlaceFilters = {
  words: {
    field: "words",
    param: "q",
    parse: (text) => parseLine(text, maxWordsLength) || null,
    label: (words) => `“${String(words)}”`,
  },
  category: {
    field: "categories",
    param: "category",
    parse: (text) => parseCategory(text)?.category ?? null,
    label: (slug: string) => findCategory(slug)?.name ?? slug,
    inPath: true,
  },
  subcategory: {
    field: "subcategory",
    param: "subcategory",
    parse: (text) => parseCategory(text)?.subcategory ?? text.trim().toLowerCase(),
    label: (slug: string) => findSubcategoryAnywhere(slug)?.subcategory.name ?? slug,
  },
  country: {
    field: "country",
    param: "country",
    parse: parseCountry,
    format: (code) => countries.find((country) => country.code === code)!.slug,
    label: countryName,
  },
  region: {
    field: "regions",
    param: "region",
    parse: parseRegion,
    format: (code: string) => findRegion(code)!.slug,
    label: (code: string) => findRegion(code)?.name ?? code,
    inPath: true,
  },
  city: {
    field: "city",
    param: "city",
    parse: (text) => parseLine(text, maxCityLength) || null,
    label: same,
  },
  radius: {
    field: "radius",
    param: "radius",
    parse: parseRadius,
    label: (radius) => `Within ${radiusLabel(radius as Radius)}`,
  },
  area: {
    field: "area",
    param: "area",
    parse: parseArea,
    format: formatArea,
    label: () => "Map area",
  },
} as const satisfies Record<string, Filter>;

export const optionFilters: Readonly<Record<OptionGroupName | "age", Filter>> = {
  ...perOptionGroup((group): Filter => ({
    field: group,
    param: group,
    parse: (text) => parseChoice(optionsOf(group), text),
    label: (value) => optionLabel(group, value as Option),
  })),
  age: { field: "age", param: "age", parse: parseAge, label: ageLabel },
};

const filters: Readonly<Record<string, Filter>> = { ...tradeAndPlaceFilters, ...optionFilters };

type TradeOrPlace = keyof typeof tradeAndPlaceFilters;
type ItemOf<T> = NonNullable<T extends readonly (infer Item)[] ? Item : T>;

interface AmountChoice {
  group: AmountName;
  value: Bounds;
  currency: Currency;
}

export type Choice =
  | {
      [Group in TradeOrPlace]: {
        group: Group;
        value: ItemOf<Search[(typeof tradeAndPlaceFilters)[Group]["field"]]>;
      };
    }[TradeOrPlace]
  | AmountChoice
  | { [Group in OptionGroupName]: { group: Group; value: OptionOf<Group> } }[OptionGroupName]
  | { group: "age"; value: Age };

export const choiceLabel = (choice: Choice): string =>
  "currency" in choice ? amountLabel(choice) : filters[choice.group]!.label(choice.value);

function amountLabel({ group, value: { min, max }, currency }: AmountChoice): string {
  const { chip } = amounts[group];
  const money = (amount: number) => formatMoney(amount * 100, currency, { currencySign: "prefix" });
  if (min !== null && max !== null) return `${chip} ${money(min)} to ${money(max)}`;
  return min !== null ? `${chip} ${money(min)} or more` : `${chip} up to ${money(max ?? 0)}`;
}

export function listChoices(search: Search): Choice[] {
  const chosenOf = (table: Readonly<Record<string, Filter>>) =>
    Object.entries(table).flatMap(([group, { field }]) => {
      const chosen = search[field];
      const values = Array.isArray(chosen) ? chosen : chosen === emptySearch[field] ? [] : [chosen];
      return values.map((value) => ({ group, value }) as Choice);
    });
  return [
    ...chosenOf(tradeAndPlaceFilters),
    ...amountNames
      .filter((group) => isBounded(search[group]))
      .map((group) => ({ group, value: search[group], currency: search.currency })),
    ...chosenOf(optionFilters),
  ];
}

/** A change starts on page one. Remaining words keep `typed`, or they would be interpreted again. */
const onFirstPage = (search: Search, change: Partial<Search>): Search => {
  const typed = search.words !== "" && change.words === undefined ? search.typed : null;
  return normalizeSearch({ ...search, typed, ...change, page: 1, asOf: null });
};

export function addChoice(search: Search, choice: Choice): Search {
  const { group, value } = choice;
  if ("currency" in choice)
    return onFirstPage(search, { [group]: value, currency: choice.currency });
  const { field } = filters[group]!;
  const before = search[field];
  return onFirstPage(search, {
    ...(group === "category" && !search.categories.includes(value) && { subcategory: null }),
    ...(group === "subcategory" && { categories: [] }),
    [field]: Array.isArray(before) ? [...before, value] : value,
  });
}

export function removeChoice(search: Search, choice: Choice): Search {
  const { group, value } = choice;
  if ("currency" in choice) return onFirstPage(search, { [group]: anyAmount });
  const { field } = filters[group]!;
  const before = search[field];
  return onFirstPage(search, {
    ...(group === "category" && { subcategory: null }),
    [field]: Array.isArray(before) ? before.filter((other) => other !== value) : emptySearch[field],
  });
}

const inPlace: Partial<Search> = { regions: [], city: null, radius: null, area: null };

/** Selects the option as the only one of its group, as the count beside it assumes. */
export function chooseAlone(search: Search, choice: Choice): Search {
  const field = filters[choice.group]?.field;
  const bare = {
    ...search,
    ...(field && Array.isArray(search[field]) && { [field]: [] }),
    ...((choice.group === "country" || choice.group === "region") && inPlace),
  };
  return addChoice(bare, choice);
}

export const withoutPlace = (search: Search): Search =>
  onFirstPage(search, { ...inPlace, country: null });

export const clearChoices = (search: Search): Search =>
  onFirstPage(emptySearch, { sort: search.sort, pageSize: search.pageSize, view: search.view });

/** `asOf` is the time of the search result, which keeps the pages stable. */
export const withPage = (search: Search, page: number, asOf: number): Search =>
  normalizeSearch({ ...search, page, asOf: page > 1 ? asOf : null });

export const withDisplay = (
  search: Search,
  change: Partial<Pick<Search, "sort" | "pageSize" | "view">>,
): Search => onFirstPage(search, { typed: search.typed, ...change });
