import { categories, type CategorySlug, findSubcategoryAnywhere } from "#app/listings/category.ts";
import {
  type Age,
  ages,
  type BusinessChoice,
  businessChoices,
  daysOfAge,
  type ManagementChoice,
  managementChoices,
  type PropertyChoice,
  propertyChoices,
  type Search,
} from "#app/listings/search/search.ts";
import {
  categoryMask,
  type FlagChoice,
  flagBit,
  regionOf,
  subcategoryOf,
} from "#app/listings/search/search-numbers.ts";
import { type CountryCode, findRegion, type RegionCode } from "#app/shared/places.ts";

/** How many listings each choice would show, its own group left aside and all others kept. */
export interface Facets {
  categories: Record<CategorySlug, number>;
  /** Of the category that is chosen alone; none otherwise. */
  subcategories: Record<string, number>;
  countries: Record<CountryCode, number>;
  /** Only regions that have any. */
  regions: Record<RegionCode, number>;
  /** The cities of the chosen regions, the largest first. */
  cities: { name: string; region: RegionCode; count: number }[];
  property: Record<PropertyChoice, number>;
  business: Record<BusinessChoice, number>;
  management: Record<ManagementChoice, number>;
  age: Record<Age, number>;
}

/** Groups that a listing can fail, one bit each: it counts for a group when it fails that one at most. */
export const groups = {
  category: 1,
  place: 2,
  property: 4,
  business: 8,
  management: 16,
  age: 32,
} as const;
export type Group = keyof typeof groups;

export const chosenGroups = (search: Search): Group[] => {
  const chosen: Record<Group, boolean> = {
    category: search.categories.length > 0,
    place: search.country !== null || search.regions.length > 0 || search.city !== null,
    property: search.property.length > 0,
    business: search.business.length > 0,
    management: search.management.length > 0,
    age: search.age !== "anytime",
  };
  return (Object.keys(groups) as Group[]).filter((group) => chosen[group]);
};

const citiesShown = 30;

/** What the database counted: listings that share a value, apart by the group that they fail. */
export interface FacetRow {
  kind: FacetKind;
  fails: number;
  value: number;
  count: number;
}

/** A city by its number in the index. */
export interface CityCount {
  city: number;
  count: number;
}

/** Cities are counted by number, and named for those that are shown. */
export interface Counted {
  total: number;
  facets: Omit<Facets, "cities">;
  cities: CityCount[];
}
export const facetKinds = ["categories", "flags", "region", "age", "subcategory", "city"] as const;
export type FacetKind = (typeof facetKinds)[number];

export function foldFacets(rows: readonly FacetRow[], search: Search): Counted {
  const of = (kind: FacetKind, group: Group) =>
    rows.filter((row) => row.kind === kind && (row.fails & ~groups[group]) === 0);
  const sum = (counted: readonly FacetRow[]) => counted.reduce((all, { count }) => all + count, 0);
  const flags = <T extends FlagChoice>(choices: readonly T[], group: Group) => {
    const counted = of("flags", group);
    return toRecord(choices, (choice) =>
      sum(counted.filter(({ value }) => (value & flagBit(choice)) !== 0)),
    );
  };
  const byCategory = of("categories", "category");
  const byRegion = of("region", "place");
  const byAge = of("age", "age");
  const regionIs = (row: FacetRow, fits: (code: RegionCode) => boolean) =>
    fits(regionOf(row.value));
  const inCountry = (code: RegionCode) =>
    !search.country || findRegion(code)?.country === search.country;
  return {
    // Any kind adds up to all; the one with the fewest values is the quickest.
    total: sum(rows.filter(({ kind, fails }) => kind === "age" && fails === 0)),
    cities: foldCities(of("city", "place")),
    facets: {
      categories: toRecord(
        categories.map(({ slug }) => slug),
        (slug) => sum(byCategory.filter(({ value }) => (value & categoryMask([slug])) !== 0)),
      ),
      subcategories: Object.fromEntries(
        of("subcategory", "category")
          .reduce(addUp, new Map<number, number>())
          .entries()
          .flatMap(([number, count]) => {
            const slug = subcategoryOf(number);
            const parent = slug && findSubcategoryAnywhere(slug)?.category.slug;
            return slug && parent === search.categories[0] ? [[slug, count] as const] : [];
          }),
      ),
      countries: toRecord(["CA", "US", "MX"], (country) =>
        sum(byRegion.filter((row) => regionIs(row, (code) => code.startsWith(country)))),
      ),
      regions: Object.fromEntries(
        byRegion
          .filter((row) => regionIs(row, inCountry))
          .reduce(addUp, new Map<number, number>())
          .entries()
          .map(([number, count]) => [regionOf(number), count]),
      ),
      property: flags(propertyChoices, "property"),
      business: flags(businessChoices, "business"),
      management: flags(managementChoices, "management"),
      age: toRecord(ages, (age) =>
        sum(byAge.filter(({ value }) => daysOfAge[ages[value]!] <= daysOfAge[age])),
      ),
    },
  };
}

function foldCities(rows: readonly FacetRow[]): CityCount[] {
  return [...rows.reduce(addUp, new Map<number, number>())]
    .filter(([city]) => city > 0)
    .map(([city, count]) => ({ city, count }))
    .toSorted((a, b) => b.count - a.count || a.city - b.city)
    .slice(0, citiesShown);
}

const toRecord = <K extends string>(keys: readonly K[], count: (key: K) => number) =>
  Object.fromEntries(keys.map((key) => [key, count(key)])) as Record<K, number>;

const addUp = (counts: Map<number, number>, { value, count }: FacetRow) =>
  counts.set(value, (counts.get(value) ?? 0) + count);
