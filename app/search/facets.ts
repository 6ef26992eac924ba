import { categories, type CategorySlug, findSubcategoryAnywhere } from "#app/listings/category.ts";
import { type Age, ages, daysOfAge } from "./ages.ts";
import type { Search } from "./search.ts";
import {
  optionGroupNames,
  type OptionGroupName,
  optionGroups,
  optionMask,
  type OptionOf,
  optionsOf,
  perOptionGroup,
} from "./options.ts";
import {
  categoryMask,
  categoryShift,
  regionOf,
  subcategoryOf,
} from "#app/listings/index/index-encoding.ts";
import { type CountryCode, countryCodes, findRegion, type RegionCode } from "#app/shared/places.ts";

/** How many listings each option would show if it alone were selected in its group, all other groups unchanged. */
export interface Facets extends OptionCounts {
  categories: Record<CategorySlug, number>;
  /** Of the only selected category; empty otherwise. */
  subcategories: Record<string, number>;
  countries: Record<CountryCode, number>;
  /** Only regions with matches. */
  regions: Record<RegionCode, number>;
  /** Cities of the selected regions, most listings first. */
  cities: { name: string; region: RegionCode; count: number }[];
  age: Record<Age, number>;
}

type OptionCounts = {
  [Group in OptionGroupName]: Record<OptionOf<Group>, number>;
};

/** Filter groups, in the order of their bits: a listing counts for a group if it fails no other group. */
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

const citiesShown = 30;

/** A value that listings are grouped by. The check boxes of a group are bits of one value. */
export type FacetValue = OptionGroupName | "categories" | "region" | "age" | "subcategory" | "city";

/**
 * Rows of the facet query. Listings that match all groups (`own` is false) are grouped by packed values: `place` is region and
 * age, `form` is categories, property and management. Listings that fail one group are grouped by its value.
 */
export type FacetRow =
  | {
      own: false;
      kind: "place" | "form" | "business" | "subcategory" | "city";
      value: number;
      count: number;
    }
  | { own: true; kind: FacetValue; value: number; count: number };

interface Count {
  value: number;
  count: number;
}

/** A city by its number in the index. */
export interface CityCount {
  city: number;
  count: number;
}

/** Cities are counted by number; names are looked up for those that are shown. */
export interface Counted {
  total: number;
  facets: Omit<Facets, "cities">;
  cities: CityCount[];
}

export function sumFacets(rows: readonly FacetRow[], search: Search): Counted {
  const of = (kind: FacetRow["kind"], own: boolean): Count[] =>
    rows.filter((row) => row.kind === kind && row.own === own);
  const place = of("place", false);
  const form = of("form", false);
  const unpacked = (
    packed: readonly Count[],
    unpack: (value: number) => number,
    own: FacetValue,
  ) => [
    ...addUp(packed.map(({ value, count }) => ({ value: unpack(value), count }))),
    ...of(own, true),
  ];
  const byCategory = unpacked(form, (value) => value >> categoryShift, "categories");
  const byOption = perOptionGroup((group) =>
    unpacked(of(optionGroups[group].column, false), (value) => value & optionMask(group), group),
  );
  const byRegion = addUp(unpacked(place, (value) => value >> 3, "region"));
  const byAge = unpacked(place, (value) => value & 7, "age");
  const bySubcategory = addUp([...of("subcategory", false), ...of("subcategory", true)]);
  const byCity = addUp([...of("city", false), ...of("city", true)]);
  const isHere = (code: RegionCode) =>
    !search.country || findRegion(code)?.country === search.country;
  return {
    total: sum(place, () => true),
    cities: byCity
      .filter(({ value }) => value > 0)
      .toSorted((a, b) => b.count - a.count || a.value - b.value)
      .slice(0, citiesShown)
      .map(({ value, count }) => ({ city: value, count })),
    facets: {
      categories: countEach(
        categories.map(({ slug }) => slug),
        (slug) => hasBit(byCategory, categoryMask([slug]) >> categoryShift),
      ),
      subcategories: Object.fromEntries(
        bySubcategory.flatMap(({ value, count }) => {
          const slug = subcategoryOf(value);
          const parent = slug && findSubcategoryAnywhere(slug)?.category.slug;
          return slug && parent === search.categories[0] ? [[slug, count]] : [];
        }),
      ),
      countries: countEach(countryCodes, (country) =>
        sum(byRegion, (value) => regionOf(value).startsWith(country)),
      ),
      regions: Object.fromEntries(
        byRegion
          .map(({ value, count }) => [regionOf(value), count] as const)
          .filter(([code]) => isHere(code)),
      ),
      ...(perOptionGroup((group) =>
        countEach(optionsOf(group), (option) =>
          hasBit(byOption[group], optionMask(group, [option])),
        ),
      ) as OptionCounts),
      age: countEach(ages, (age) =>
        sum(byAge, (value) => daysOfAge(ages[value]!) <= daysOfAge(age)),
      ),
    },
  };
}

const sum = (counts: readonly Count[], fits: (value: number) => boolean): number =>
  counts.reduce((all, { value, count }) => (fits(value) ? all + count : all), 0);

const hasBit = (counts: readonly Count[], bit: number): number =>
  sum(counts, (value) => (value & bit) !== 0);

function addUp(counts: readonly Count[]): Count[] {
  const sums = new Map<number, number>();
  for (const { value, count } of counts) sums.set(value, (sums.get(value) ?? 0) + count);
  return [...sums].map(([value, count]) => ({ value, count }));
}

const countEach = <K extends string>(
  keys: readonly K[],
  count: (key: K) => number,
): Record<K, number> =>
  Object.fromEntries(keys.map((key) => [key, count(key)])) as Record<K, number>;
