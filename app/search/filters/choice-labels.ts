import { findCategory, findSubcategoryAnywhere } from "#app/listings/category.ts";
import { ageLabel } from "#app/search/ages.ts";
import type { Bounds, Sort } from "#app/search/search.ts";
import { optionLabel } from "#app/search/options.ts";
import type { Choice } from "#app/search/search-choices.ts";
import type { Currency } from "#app/shared/money.ts";
import { countryName, findRegion } from "#app/shared/places.ts";
import { formatMoney } from "#app/ui/format-money.ts";

export const sortLabels: Readonly<Record<Sort, string>> = {
  default: "Default",
  "price-asc": "Price: Low to High",
  "price-desc": "Price: High to Low",
  newest: "Newest First",
  oldest: "Oldest First",
};

/** A phrase for each combination of bounds. */
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

/** The label of a filter chip. */
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
    case "area":
      return "Map area";
    case "price":
    case "revenue":
    case "cashFlow":
      return amountLabel(amountPhrases[choice.group], choice.value, choice.currency);
    case "property":
    case "business":
    case "management":
      return optionLabel(choice.group, choice.value);
    case "age":
      return ageLabel(choice.value);
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
