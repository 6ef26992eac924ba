import { categories, findCategory } from "#app/listings/category.ts";
import type { Facets } from "#app/listings/search/facets.ts";
import type {
  AmountGroup,
  ChoiceGroup,
  FilterOption,
  Filters,
} from "#app/listings/search/filters/filters.ts";
import {
  ageLabels,
  businessLabels,
  managementLabels,
  propertyLabels,
} from "#app/listings/search/filters/choice-labels.ts";
import {
  ages,
  businessChoices,
  hasBounds,
  managementChoices,
  propertyChoices,
  type Search,
} from "#app/listings/search/search.ts";
import { currencies, type Currency } from "#app/shared/money.ts";
import { countries, findRegion, type Region, regions, regionsOf } from "#app/shared/places.ts";
import { formatNumber } from "#app/ui/format-count.ts";

const categoriesShown = 8;
const regionsShown = 7;
const citiesShown = 6;
const businessShown = 6;

/** The filters of a search with the counts beside them. `picked` is the visitor's currency, for bounds not yet given. */
export function makeFilters(search: Search, facets: Facets, picked: Currency): Filters {
  const amounts = hasBounds(search);
  return {
    groups: [
      categoryGroup(search, facets),
      ...subcategoryGroup(search, facets),
      countryGroup(search, facets),
      ...regionGroup(search, facets),
      ...cityGroup(search, facets),
      amountGroup("price", "Asking price", search),
      amountGroup("revenue", "Annual revenue", search),
      amountGroup("cashFlow", "Annual cash flow", search),
      checks("property", "Property Type", propertyChoices, propertyLabels, search.property, facets),
      foldFrom(
        checks(
          "business",
          "Business Type",
          businessChoices,
          businessLabels,
          search.business,
          facets,
        ),
        businessShown,
      ),
      checks(
        "management",
        "Management",
        managementChoices,
        managementLabels,
        search.management,
        facets,
      ),
      ageGroup(search, facets),
    ].map((group) => (group.kind === "amount" ? group : formatCounts(group))),
    currency: amounts ? search.currency : picked,
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

/** All regions of the country; of no country, those that have something. */
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
  const same = (name: string) => toKey(name) === toKey(search.city ?? "");
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
  // The same name in two regions is one choice.
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

const toKey = (name: string): string => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const amountGroup = (name: AmountGroup["name"], legend: string, search: Search): AmountGroup => {
  const { min, max } = search[name];
  const written = (value: number | null) => (value === null ? "" : formatNumber(value));
  return { kind: "amount", name, legend, min: written(min), max: written(max) };
};

function checks<const T extends string>(
  name: "property" | "business" | "management",
  legend: string,
  choices: readonly T[],
  names: Readonly<Record<T, string>>,
  chosen: readonly T[],
  facets: Facets,
): CountedGroup {
  const counts = facets[name] as Readonly<Record<string, number>>;
  const options = choices.map((value) => ({
    value,
    label: names[value],
    count: counts[value] ?? 0,
    chosen: chosen.includes(value),
  }));
  return { kind: "check", name, legend, options, folded: [] };
}

const ageGroup = (search: Search, facets: Facets): CountedGroup => ({
  kind: "radio",
  name: "age",
  legend: "Age of Listing",
  options: ages.map((age) => ({
    value: age === "anytime" ? "" : age,
    label: ageLabels[age],
    count: facets.age[age],
    chosen: search.age === age,
  })),
  folded: [],
});

/** Long lists keep their order and show what most people look for; ticking a box of the group moves none of its boxes. */
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
