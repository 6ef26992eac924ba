import {
  type CategorySlug,
  findCategory,
  findSubcategoryAnywhere,
} from "#app/listings/category.ts";
import { franchises, realEstate } from "#app/listings/search/page/search-scopes.ts";
import type { Search } from "#app/listings/search/search.ts";
import type { SearchScope } from "#app/listings/search/search-url.ts";
import { type CountryCode, findRegion, placeName } from "#app/shared/places.ts";

/** How a heading names the businesses of a category. */
const categoryPhrases: Readonly<Record<CategorySlug, string>> = {
  "agricultural-supplies": "Agricultural supply businesses",
  automotive: "Automotive businesses",
  "bars-pubs": "Bars and pubs",
  "beauty-personal-care": "Beauty and personal care businesses",
  "business-services": "Service businesses",
  childcare: "Childcare businesses",
  construction: "Construction businesses",
  education: "Education businesses",
  entertainment: "Entertainment businesses",
  "food-beverage": "Food and beverage businesses",
  franchises: "Franchise businesses",
  healthcare: "Healthcare businesses",
  "home-garden": "Home and garden businesses",
  manufacturing: "Manufacturing businesses",
  "online-business": "Online businesses",
  "real-estate": "Real estate businesses",
  restaurants: "Restaurants",
  retail: "Retail businesses",
  technology: "Technology businesses",
  transportation: "Transportation businesses",
};

const countryPhrases: Readonly<Record<CountryCode, string>> = {
  CA: "Canada",
  US: "the United States",
  MX: "Mexico",
};
const withArticle = new Set(["CA-NT", "US-DC", "MX-MEX"]);

export interface SearchTitle {
  /** The heading of the page: "Restaurants for sale in Ontario". */
  heading: string;
  /** Within a sentence: "restaurants". */
  kind: string;
  /** Null: everywhere. */
  where: string | null;
}

export function titleOf(search: Search, scope: SearchScope): SearchTitle {
  const kind = kindOf(search, scope);
  const where = whereOf(search);
  return {
    heading: where ? `${kind} for sale in ${where}` : `${kind} for sale`,
    kind: kind.charAt(0).toLowerCase() + kind.slice(1),
    where,
  };
}

function kindOf(search: Search, scope: SearchScope): string {
  const subcategory = search.subcategory && findSubcategoryAnywhere(search.subcategory);
  // "Bakeries for sale", but "Pet Grooming businesses for sale".
  if (subcategory) {
    const { name } = subcategory.subcategory;
    return withPreset(name.endsWith("s") ? name : `${name} businesses`, scope);
  }
  const [category] = search.categories;
  if (category && search.categories.length === 1) {
    if (scope === franchises)
      return category === "franchises"
        ? "Franchise opportunities"
        : `${findCategory(category)!.name} franchises`;
    return withPreset(categoryPhrases[category], scope);
  }
  if (scope === franchises) return "Franchises";
  return scope === realEstate ? "Businesses with real estate" : "Businesses";
}

/** The same category is a page of its own in each section, so that it needs a title of its own. */
function withPreset(phrase: string, scope: SearchScope): string {
  if (scope === franchises) return `Franchised ${phrase.charAt(0).toLowerCase()}${phrase.slice(1)}`;
  return scope === realEstate ? `${phrase} with their premises` : phrase;
}

function whereOf({ country, regions, city }: Search): string | null {
  if (regions.length > 1) return null;
  const region = regions[0];
  if (city) return placeName({ city, region: region ?? null });
  if (region) {
    const name = findRegion(region)!.name;
    return withArticle.has(region) ? `the ${name}` : name;
  }
  return country && countryPhrases[country];
}
