import { findCategory, findSubcategoryAnywhere } from "#app/listings/category.ts";
import type {
  Age,
  Bounds,
  BusinessChoice,
  ManagementChoice,
  PropertyChoice,
  Sort,
} from "#app/listings/search/search.ts";
import type { Choice } from "#app/listings/search/search-choices.ts";
import type { Currency } from "#app/shared/money.ts";
import { countryName, findRegion } from "#app/shared/places.ts";
import { formatMoney } from "#app/ui/format-money.ts";

export const propertyLabels: Readonly<Record<PropertyChoice, string>> = {
  real_property: "Real Property",
  lease: "Lease",
  relocatable: "Relocatable",
};

export const businessLabels: Readonly<Record<BusinessChoice, string>> = {
  work_from_home: "Work From Home",
  accommodation_included: "Accommodation Included",
  franchise: "Franchise",
  business_opportunity: "Business Opportunity",
  price_reduced: "Price Reduced",
  mid_market: "Mid Market",
  distressed: "Distressed",
  low_cost: "Low Cost",
  owner_financed: "Owner Financed",
  hidden_gem: "Hidden Gem",
  quick_sale: "Quick Sale",
};

export const managementLabels: Readonly<Record<ManagementChoice, string>> = {
  owner_managed: "Owner Managed",
  employee_owned: "Employee Owned (ESOP)",
  absentee: "Absentee Ownership",
};

export const ageLabels: Readonly<Record<Age, string>> = {
  anytime: "Anytime",
  "3-days": "Last 3 Days",
  "14-days": "Last 14 Days",
  month: "Last Month",
  "3-months": "Last 3 Months",
};

export const sortLabels: Readonly<Record<Sort, string>> = {
  default: "Default",
  "price-asc": "Price: Low to High",
  "price-desc": "Price: High to Low",
  newest: "Newest First",
  oldest: "Oldest First",
};

/** Whole phrases, one for each end that may be open. */
const amountPhrases = {
  price: {
    from: (min: string) => `Asking ${min} or more`,
    upTo: (max: string) => `Asking up to ${max}`,
    between: (min: string, max: string) => `Asking ${min} to ${max}`,
  },
  revenue: {
    from: (min: string) => `Revenue ${min} or more`,
    upTo: (max: string) => `Revenue up to ${max}`,
    between: (min: string, max: string) => `Revenue ${min} to ${max}`,
  },
  cashFlow: {
    from: (min: string) => `Cash flow ${min} or more`,
    upTo: (max: string) => `Cash flow up to ${max}`,
    between: (min: string, max: string) => `Cash flow ${min} to ${max}`,
  },
};

/** What the chip of a choice says. */
export function choiceLabel(choice: Choice): string {
  switch (choice.group) {
    case "words":
      return `“${choice.value}”`;
    case "category":
      return findCategory(choice.value)?.name ?? choice.value;
    case "subcategory":
      return findSubcategoryAnywhere(choice.value)?.subcategory.name ?? choice.value;
    case "country":
      return countryName(choice.value);
    case "region":
      return findRegion(choice.value)?.name ?? choice.value;
    case "city":
      return choice.value;
    case "price":
    case "revenue":
    case "cashFlow":
      return amountLabel(amountPhrases[choice.group], choice.value, choice.currency);
    case "property":
      return propertyLabels[choice.value];
    case "business":
      return businessLabels[choice.value];
    case "management":
      return managementLabels[choice.value];
    case "age":
      return ageLabels[choice.value];
  }
}

function amountLabel(
  phrases: (typeof amountPhrases)["price"],
  { min, max }: Bounds,
  currency: Currency,
): string {
  const money = (amount: number) => formatMoney(amount * 100, currency, { currencySign: "prefix" });
  if (min !== null && max !== null) return phrases.between(money(min), money(max));
  return min !== null ? phrases.from(money(min)) : phrases.upTo(money(max ?? 0));
}
