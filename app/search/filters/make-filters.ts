import { categories, findCategory } from "#app/listings/category.ts";
import type { Facets } from "#app/search/facets.ts";
import type { AmountGroup, ChoiceGroup, FilterOption, Filters } from "./filters.ts";
import { ageLabel, ages } from "#app/search/ages.ts";
import { type AmountName, amountNames, amounts } from "#app/search/amounts.ts";
import {
  optionGroupNames,
  type OptionGroupName,
  optionGroups,
  optionLabel,
  optionsOf,
  type Option,
} from "#app/search/options.ts";
import { hasBounds, type Search } from "#app/search/search.ts";
import { foldAccents } from "#app/shared/fold-accents.ts";
import { currencies, type Currency } from "#app/shared/money.ts";
import { countries, findRegion, type Region, regions, regionsOf } from "#app/shared/places.ts";
import { formatNumber } from "#app/ui/format/format-count.ts";

const categoriesShown = 8;
const regionsShown = 7;
const citiesShown = 6;

/** The filters of a search with their counts. `picked` is the visitor's currency, for a search without amounts. */
export function makeFilters(search: Search, facets: Facets, picked: Currency): Filters {
  const isPriced = hasBounds(search);
  return {
    groups: [
      ...amountNames.map((name) => amountGroup(name, search)),
      categoryGroup(search, facets),
      ...subcategoryGroup(search, facets),
      countryGroup(search, facets),
      ...regionGroup(search, facets),
      ...cityGroup(search, facets),
      ...optionGroupNames.map((name) => optionGroup(name, search, facets)),
      ageGroup(search, facets),
    ].map((group) => (group.kind === "amount" ? group : formatCounts(group))),
    currency: isPriced ? search.currency : picked,
    currencies,
  };
}

interface CountedOption extends Omit<FilterOption, "count"> {
  count: number;
}

interface CountedGroup extends Omit<ChoiceGroup, "options" | "folded"> {
  options: CountedOption[];
  folded: CountedOption[];
}

function formatCounts({ options, folded, ...group }: CountedGroup): ChoiceGroup {
  const write = (option: CountedOption) => ({ ...option, count: formatNumber(option.count) });
  return { ...group, options: options.map(write), folded: folded.map(write) };
}

function categoryGroup(search: Search, facets: Facets): CountedGroup {
  const options = categories.map(({ slug, name }) => ({
    value: slug,
    label: name,
    count: facets.categories[slug],
    chosen: search.categories.includes(slug),
  }));
  return foldRare(
    { kind: "check", name: "category", legend: "Category", options, folded: [] },
    categoriesShown,
  );
}

function subcategoryGroup(search: Search, facets: Facets): CountedGroup[] {
  const [slug] = search.categories;
  if (!slug || search.categories.length > 1) return [];
  const category = findCategory(slug)!;
  const options: CountedOption[] = [
    {
      value: "",
      label: `All of ${category.name}`,
      count: facets.categories[slug],
      chosen: search.subcategory === null,
    },
    ...category.subcategories.map((subcategory) => ({
      value: subcategory.slug,
      label: subcategory.name,
      count: facets.subcategories[subcategory.slug] ?? 0,
      chosen: search.subcategory === subcategory.slug,
    })),
  ];
  return [{ kind: "radio", name: "subcategory", legend: "Subcategory", options, folded: [] }];
}

function countryGroup(search: Search, facets: Facets): CountedGroup {
  const everywhere = countries.reduce((sum, { code }) => sum + facets.countries[code], 0);
  return {
    kind: "radio",
    name: "country",
    legend: "Country",
    options: [
      { value: "", label: "All countries", count: everywhere, chosen: search.country === null },
      ...countries.map(({ code, slug, name }) => ({
        value: slug,
        label: name,
        count: facets.countries[code],
        chosen: search.country === code,
      })),
    ],
    folded: [],
  };
}

/** All regions of the selected country; without a country, those with matches. */
function regionGroup(search: Search, facets: Facets): CountedGroup[] {
  const toOption = ({ code, slug, name }: Region): CountedOption => ({
    value: slug,
    label: name,
    count: facets.regions[code] ?? 0,
    chosen: search.regions.includes(code),
  });
  const offered = search.country
    ? regionsOf(search.country)
    : regions.filter(({ code }) => facets.regions[code] || search.regions.includes(code));
  if (offered.length === 0) return [];
  const legend =
    search.country === "CA"
      ? "Province or territory"
      : search.country
        ? "State"
        : "Province or state";
  return [
    foldRare(
      { kind: "check", name: "region", legend, options: offered.map(toOption), folded: [] },
      regionsShown,
    ),
  ];
}

function cityGroup(search: Search, facets: Facets): CountedGroup[] {
  const same = (name: string) => foldAccents(name) === foldAccents(search.city ?? "");
  const several = search.regions.length > 1;
  const listed = facets.cities.map(({ name, region, count }) => ({
    value: name,
    label: several ? `${name}, ${findRegion(region)?.name ?? region}` : name,
    count,
    chosen: same(name),
  }));
  const missing =
    search.city !== null && !facets.cities.some(({ name }) => same(name))
      ? [{ value: search.city, label: search.city, count: 0, chosen: true }]
      : [];
  // A name that occurs in two regions is one option.
  const options = [...missing, ...listed].filter(
    ({ value }, index, all) => all.findIndex((other) => other.value === value) === index,
  );
  if (options.length === 0) return [];
  const any = {
    value: "",
    label: "All cities",
    count: search.regions.reduce((sum, code) => sum + (facets.regions[code] ?? 0), 0),
    chosen: search.city === null,
  };
  const group = { kind: "radio" as const, name: "city", legend: "City", folded: [] };
  return [
    foldFrom(
      { ...group, options: search.regions.length > 0 ? [any, ...options] : options },
      citiesShown,
    ),
  ];
}

const amountGroup = (name: AmountName, search: Search): AmountGroup => {
  const { min, max } = search[name];
  const written = (value: number | null) => (value === null ? "" : formatNumber(value));
  return {
    kind: "amount",
    name,
    legend: amounts[name].legend,
    min: written(min),
    max: written(max),
  };
};

function optionGroup(name: OptionGroupName, search: Search, facets: Facets): CountedGroup {
  const { legend, ...group } = optionGroups[name];
  const counts: Partial<Record<Option, number>> = facets[name];
  const chosen: readonly Option[] = search[name];
  const options = optionsOf(name).map((value) => ({
    value,
    label: optionLabel(name, value),
    count: counts[value] ?? 0,
    chosen: chosen.includes(value),
  }));
  const all: CountedGroup = { kind: "check", name, legend, options, folded: [] };
  return "shown" in group ? foldFrom(all, group.shown) : all;
}

const ageGroup = (search: Search, facets: Facets): CountedGroup => ({
  kind: "radio",
  name: "age",
  legend: "Age of Listing",
  options: ages.map((age) => ({
    value: age === "anytime" ? "" : age,
    label: ageLabel(age),
    count: facets.age[age],
    chosen: search.age === age,
  })),
  folded: [],
});

/** Long lists keep their order and show the options with the most listings; selecting an option moves none of them. */
function foldRare(group: CountedGroup, shown: number): CountedGroup {
  if (group.options.length <= shown + 2) return group;
  const most = new Set(
    group.options
      .toSorted((a, b) => b.count - a.count)
      .slice(0, shown)
      .map(({ value }) => value),
  );
  return {
    ...group,
    options: group.options.filter(({ value }) => most.has(value)),
    folded: group.options.filter(({ value }) => !most.has(value)),
  };
}

function foldFrom(group: CountedGroup, shown: number): CountedGroup {
  if (group.options.length <= shown + 2) return group;
  return { ...group, options: group.options.slice(0, shown), folded: group.options.slice(shown) };
}
