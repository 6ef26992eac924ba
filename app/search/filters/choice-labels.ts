import { findCategory, findSubcategoryAnywhere } from "#app/listings/category.ts";
import { ageLabel } from "#app/search/ages.ts";
import type { Bounds, Sort } from "#app/search/search.ts";
import { optionLabel } from "#app/search/options.ts";
import { amounts } from "#app/search/amounts.ts";
import { type Choice, isOptionChoice } from "#app/search/search-choices.ts";
import type { Currency } from "#app/shared/money.ts";
import { countryName, findRegion } from "#app/shared/places.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";

export const sortLabels: Readonly<Record<Sort, string>> = {
  default: "Default",
  "price-asc": "Price: Low to High",
  "price-desc": "Price: High to Low",
  newest: "Newest First",
  oldest: "Oldest First",
};

/** The label of a filter chip. */
export function choiceLabel(choice: Choice): string {
  if (isOptionChoice(choice)) return optionLabel(choice.group, choice.value);
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
    case "age":
      return ageLabel(choice.value);
    default:
      return amountLabel(amounts[choice.group].chip, choice.value, choice.currency);
  }
}

function amountLabel(name: string, { min, max }: Bounds, currency: Currency): string {
  const money = (amount: number) => formatMoney(amount * 100, currency, { currencySign: "prefix" });
  if (min !== null && max !== null) return `${name} ${money(min)} to ${money(max)}`;
  return min !== null ? `${name} ${money(min)} or more` : `${name} up to ${money(max ?? 0)}`;
}
