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
  businessMask,
  regionOf,
  subcategoryOf,
} from "#app/listings/search/index-encoding.ts";
import { type CountryCode, countryCodes, findRegion, type RegionCode } from "#app/shared/places.ts";

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

/** One thing that is counted by. Check boxes of a group are bits of one value. */
export type FacetValue =
  | "categories"
  | "property"
  | "management"
  | "business"
  | "region"
  | "age"
  | "subcategory"
  | "city";

/**
 * What the database counted. Listings that fit all that is chosen (`own` is false) are counted by packed values: `place` is
 * region and age, `form` is categories, property and management. Those that fail one group are counted by its values.
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

/** Cities are counted by number, and named for those that are shown. */
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
  const byCategory = unpacked(form, (value) => value >> 6, "categories");
  const byProperty = unpacked(form, (value) => value & 7, "property");
  const byManagement = unpacked(form, (value) => (value >> 3) & 7, "management");
  const byBusiness = unpacked(of("business", false), (value) => value, "business");
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
        (slug) => hasBit(byCategory, categoryMask([slug]) >> 6),
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
      property: countEach(propertyChoices, (_, index) => hasBit(byProperty, 1 << index)),
      business: countEach(businessChoices, (choice) => hasBit(byBusiness, businessMask([choice]))),
      management: countEach(managementChoices, (_, index) => hasBit(byManagement, 1 << index)),
      age: countEach(ages, (age) =>
        sum(byAge, (value) => daysOfAge[ages[value]!] <= daysOfAge[age]),
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
  count: (key: K, index: number) => number,
): Record<K, number> =>
  Object.fromEntries(keys.map((key, index) => [key, count(key, index)])) as Record<K, number>;
