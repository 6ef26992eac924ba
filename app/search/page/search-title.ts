import type { CategorySlug } from "#app/listings/category.ts";
import { franchises, realEstate, type SearchScope } from "#app/search/search-url.ts";
import { choiceLabel, listChoices } from "#app/search/filter-table.ts";
import { radiusLabel } from "#app/search/radius.ts";
import type { Search } from "#app/search/search.ts";
import {
  categoryPlural,
  franchisePlural,
  inSentence,
  subcategoryPlural,
} from "#app/listings/trade-names.ts";
import { formatList } from "#app/ui/format/format-list.ts";
import { type CountryCode, findRegion, placeName, type RegionCode } from "#app/shared/places.ts";
import type { Currency } from "#app/shared/money.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";

export interface SearchTitle {
  heading: string;
  title: string;
  kind: string;
  where: string | null;
}

interface Parts {
  kind: string;
  words: string;
  where: string | null;
  price: string | null;
}

/** More would make a heading unreadable; all are among the chips below it. */
const filtersInHeading = 2;
const categoriesNamed = 3;

export function titleOf(search: Search, scope: SearchScope): SearchTitle {
  const kind = kindOf(search, scope);
  const where = describePlace(search);
  const sentence = headingOf({ kind, words: search.words, where, price: describePrice(search) });
  const filters = otherFilters(search, scope);
  const all = filters.length > 0 ? withFilters(sentence, filters) : sentence;
  return {
    heading: filters.length > filtersInHeading ? sentence : all,
    title: all,
    kind: inSentence(kind),
    where,
  };
}

/** One message per combination, so that a translation can reorder the parts. */
function headingOf({ kind, words, where, price }: Parts): string {
  if (words && where && price) return `${kind} matching “${words}” ${where} ${price}`;
  if (words && where) return `${kind} matching “${words}” ${where}`;
  if (words && price) return `${kind} matching “${words}” ${price}`;
  if (words) return `${kind} matching “${words}”`;
  if (where && price) return `${kind} ${where} ${price}`;
  if (where) return `${kind} for sale ${where}`;
  if (price) return `${kind} for sale ${price}`;
  return `${kind} for sale`;
}

const withFilters = (heading: string, labels: readonly string[]): string =>
  `${heading}: ${labels.join(", ")}`;

function kindOf(search: Search, scope: SearchScope): string {
  const { categories, subcategory } = search;
  if (subcategory) return withPreset(subcategoryPlural(subcategory), scope);
  const inScope = (slug: CategorySlug) => {
    // "Franchises" is the title of the section.
    if (slug === "franchises" && scope === franchises) return "Franchise opportunities";
    if (slug === "franchises") return withPreset("Franchise businesses", scope);
    return scope === franchises ? franchisePlural(slug) : withPreset(categoryPlural(slug), scope);
  };
  if (categories.length > 0 && categories.length <= categoriesNamed)
    return formatList(
      categories.map((slug, index) => (index === 0 ? inScope(slug) : inSentence(inScope(slug)))),
    );
  if (scope === franchises) return "Franchises";
  return scope === realEstate ? "Businesses with real estate" : "Businesses";
}

/** The same category is a separate page in each section, so it needs its own title. */
function withPreset(plural: string, scope: SearchScope): string {
  if (scope === franchises) return `Franchised ${inSentence(plural)}`;
  return scope === realEstate ? `${plural} with their premises` : plural;
}

function otherFilters(search: Search, scope: SearchScope): string[] {
  const isNamed = new Set(["words", "country", "city", "radius", "price"]);
  if (search.categories.length <= categoriesNamed) isNamed.add("category").add("subcategory");
  if (search.regions.length <= regionsNamed) isNamed.add("region");
  const isPreset = (group: string, value: unknown) =>
    ((scope.presets as Record<string, readonly unknown[]>)[group] ?? []).includes(value);
  return listChoices(search)
    .filter(({ group, value }) => !isNamed.has(group) && !isPreset(group, value))
    .map(choiceLabel);
}

const countryPhrases: Readonly<Record<CountryCode, string>> = {
  CA: "Canada",
  US: "the United States",
  MX: "Mexico",
};
const withArticle = new Set(["CA-NT", "US-DC", "MX-MEX"]);
/** A longer list of regions would be longer than the subject itself. */
const regionsNamed = 3;

/** "in Toronto, Ontario", "in the Northwest Territories", "within 50 km of Hamilton". Null: everywhere. */
function describePlace({ country, regions, city, radius }: Search): string | null {
  if (city) {
    const name = placeName({ city, region: regions.length === 1 ? regions[0]! : null });
    return radius ? `within ${radiusLabel(radius)} of ${name}` : `in ${name}`;
  }
  if (regions.length > regionsNamed) return `in ${regions.length} provinces and states`;
  if (regions.length > 0) return `in ${formatList(regions.map(nameRegion))}`;
  return country && `in ${countryPhrases[country]}`;
}

function nameRegion(code: RegionCode): string {
  const { name } = findRegion(code)!;
  return withArticle.has(code) ? `the ${name}` : name;
}

const currencyOf: Readonly<Record<CountryCode, Currency>> = { CA: "CAD", US: "USD", MX: "MXN" };

/** After the subject: "under $300,000". */
function describePrice(search: Search): string | null {
  const { min, max } = search.price;
  const money = (amount: number) =>
    formatMoney(amount * 100, search.currency, {
      currencySign: isLocalCurrency(search) ? "symbol" : "prefix",
    });
  if (min !== null && max !== null) return `from ${money(min)} to ${money(max)}`;
  if (max !== null) return `under ${money(max)}`;
  return min === null ? null : `over ${money(min)}`;
}

/** Three currencies share the dollar sign. In Ontario it needs no country, unless the amount is in another currency. */
function isLocalCurrency({ country, regions, currency }: Search): boolean {
  const countries =
    regions.length > 0 ? regions.map((code) => findRegion(code)?.country) : [country];
  return countries.every((code) => code && currencyOf[code] === currency);
}
