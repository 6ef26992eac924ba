import { categories, findCategory } from "#app/listings/category.ts";
import type { Facets } from "#app/search/facets.server.ts";
import {
  ageLabel,
  ages,
  type AmountName,
  amountNames,
  amounts,
  type Option,
  optionGroupNames,
  optionGroups,
  optionLabel,
  optionsOf,
} from "#app/search/options.ts";
import { nearbyRadius, radiusChoices, radiusLabel, toKm } from "#app/search/radius.ts";
import { hasBounds, type Search } from "#app/search/search.ts";
import { foldAccents } from "#app/shared/fold-accents.ts";
import { currencies, type Currency } from "#app/shared/money.ts";
import { countries, findRegion, regions, regionsOf } from "#app/shared/places.ts";
import { formatNumber } from "#app/ui/format/format-count.ts";

/** Labelled and counted on the server, so that the taxonomy is not in the browser bundle. */
export interface FilterOption {
  value: string;
  label: string;
  count: string;
  chosen: boolean;
}

export interface ChoiceGroup {
  kind: "check" | "radio";
  name: string;
  legend: string;
  options: FilterOption[];
  folded: FilterOption[];
}

export interface AmountGroup {
  kind: "amount";
  name: AmountName;
  legend: string;
  min: string;
  max: string;
}

/** A town and the distance around it. The town is typed unless it is among the cities to choose from. */
export interface NearGroup {
  kind: "near";
  name: "radius";
  city: string | null;
  radius: string;
  options: { value: string; label: string }[];
}

export interface Filters {
  groups: (ChoiceGroup | AmountGroup | NearGroup)[];
  currency: string;
  currencies: readonly string[];
}

/** `picked` is the visitor's currency, for a search without amounts. */
export function makeFilters(search: Search, facets: Facets, picked: Currency): Filters {
  return {
    groups: [
      ...amountNames.map((name): AmountGroup => {
        const { min, max } = search[name];
        const written = (value: number | null) => (value === null ? "" : formatNumber(value));
        const { legend } = amounts[name];
        return { kind: "amount", name, legend, min: written(min), max: written(max) };
      }),
      nearGroup(search),
      ...choiceGroups(search, facets).flatMap(toGroup),
    ],
    currency: hasBounds(search) ? search.currency : picked,
    currencies,
  };
}

function nearGroup({ city, radius, country, regions: codes }: Search): NearGroup {
  const isInMiles = radius?.endsWith("mi") ?? [country ?? "", ...codes].some(isAmerican);
  const choices = radiusChoices(isInMiles);
  const all = radius && !choices.includes(radius) ? [...choices, radius] : choices;
  return {
    kind: "near",
    name: "radius",
    city,
    radius: radius ?? (city === null ? nearbyRadius(isInMiles) : ""),
    options: [
      ...(city === null ? [] : [{ value: "", label: "Only there" }]),
      ...all
        .toSorted((a, b) => toKm(a) - toKm(b))
        .map((value) => ({ value, label: `Within ${radiusLabel(value)}` })),
    ],
  };
}

const isAmerican = (code: string): boolean => code.startsWith("US");

interface Item extends Omit<FilterOption, "count"> {
  count: number;
}

interface Items extends Pick<ChoiceGroup, "kind" | "name" | "legend"> {
  items: readonly Item[];
  first?: number | undefined;
  most?: number | undefined;
}

function toGroup({ items, first, most, ...group }: Items): ChoiceGroup[] {
  if (items.length === 0) return [];
  const limit = first ?? most ?? items.length;
  const ranked = most === undefined ? items : items.toSorted((a, b) => b.count - a.count);
  const shown = new Set(items.length <= limit + 2 ? items : ranked.slice(0, limit));
  const write = (isShown: boolean) =>
    items
      .filter((item) => shown.has(item) === isShown)
      .map(({ value, label, count, chosen }) => ({
        value,
        label,
        count: formatNumber(count),
        chosen,
      }));
  return [{ ...group, options: write(true), folded: write(false) }];
}

const choiceGroups = (search: Search, facets: Facets): Items[] => [
  {
    kind: "check",
    name: "category",
    legend: "Category",
    most: 8,
    items: categories.map(({ slug, name }) => ({
      value: slug,
      label: name,
      count: facets.categories[slug],
      chosen: search.categories.includes(slug),
    })),
  },
  {
    kind: "radio",
    name: "subcategory",
    legend: "Subcategory",
    items: subcategories(search, facets),
  },
  {
    kind: "radio",
    name: "country",
    legend: "Country",
    items: [
      {
        value: "",
        label: "All countries",
        count: countries.reduce((sum, { code }) => sum + facets.countries[code], 0),
        chosen: search.country === null,
      },
      ...countries.map(({ code, slug, name }) => ({
        value: slug,
        label: name,
        count: facets.countries[code],
        chosen: search.country === code,
      })),
    ],
  },
  {
    kind: "check",
    name: "region",
    legend: regionLegend(search),
    most: 7,
    // All of a selected country; else those with matches.
    items: (search.country
      ? regionsOf(search.country)
      : regions.filter(({ code }) => facets.regions[code] || search.regions.includes(code))
    ).map(({ code, slug, name }) => ({
      value: slug,
      label: name,
      count: facets.regions[code] ?? 0,
      chosen: search.regions.includes(code),
    })),
  },
  { kind: "radio", name: "city", legend: "City", first: 6, items: cities(search, facets) },
  ...optionGroupNames.map((name): Items => {
    const { legend, ...group } = optionGroups[name];
    const counts: Partial<Record<Option, number>> = facets[name];
    const chosen: readonly Option[] = search[name];
    const items = optionsOf(name).map((value) => ({
      value,
      label: optionLabel(name, value),
      count: counts[value] ?? 0,
      chosen: chosen.includes(value),
    }));
    return {
      kind: "check",
      name,
      legend,
      items,
      first: "shown" in group ? group.shown : undefined,
    };
  }),
  {
    kind: "radio",
    name: "age",
    legend: "Age of Listing",
    items: ages.map((age) => ({
      value: age === "anytime" ? "" : age,
      label: ageLabel(age),
      count: facets.age[age],
      chosen: search.age === age,
    })),
  },
];

const regionLegend = ({ country }: Search): string =>
  country === "CA" ? "Province or territory" : country ? "State" : "Province or state";

function subcategories(search: Search, facets: Facets): Item[] {
  const [slug] = search.categories;
  if (!slug || search.categories.length > 1) return [];
  const category = findCategory(slug)!;
  return [
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
}

function cities(search: Search, facets: Facets): Item[] {
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
  const options = [...missing, ...listed].filter(
    ({ value }, index, all) => all.findIndex((other) => other.value === value) === index,
  );
  if (options.length === 0 || search.regions.length === 0) return options;
  const any = {
    value: "",
    label: "All cities",
    count: search.regions.reduce((sum, code) => sum + (facets.regions[code] ?? 0), 0),
    chosen: search.city === null,
  };
  return [any, ...options];
}
