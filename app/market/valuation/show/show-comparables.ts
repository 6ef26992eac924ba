import { formatMultiple, type ValueFormat } from "./format-value.ts";
import {
  type Closeness,
  type ComparableListing,
  type Comparables,
  findStanding,
  type Standing,
} from "#app/market/valuation/comparables/comparable.ts";
import type { BusinessToValue } from "#app/market/valuation/value-business.ts";
import { categoryPlural, inSentence, subcategoryPlural } from "#app/listings/trade-names.ts";
import type { CategorySlug } from "#app/listings/category.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import type { ExchangeRates } from "#app/shared/exchange.ts";
import { type CountryCode, countryName, placeName } from "#app/shared/places.ts";
import { formatCount } from "#app/ui/format/format-count.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";

interface Compared {
  /** Null if the value is not a multiple of cash flow alone. */
  multiple: number | null;
  /** In whole units of the visitor's currency. */
  asking: number | null;
  business: BusinessToValue;
  format: ValueFormat;
  rates: ExchangeRates;
}

export const shownComparables = 8;

export function showComparables(
  comparables: Comparables,
  shown: readonly ComparableListing[],
  compared: Compared,
) {
  const { business, format, rates, asking, multiple } = compared;
  const { list, closeness } = comparables;
  const group = nameGroup(closeness, business);
  const askingMultiple =
    asking === null || !business.cashFlow
      ? null
      : asking / rates.perCad[format.currency] / business.cashFlow;
  const standing = findStanding(list, askingMultiple ?? multiple ?? 0);
  return {
    group,
    count: formatCount(list.length, { one: "business", other: "businesses" }),
    rows: shown.map((one) => showRow(one, format.currency)),
    standing:
      standing && (askingMultiple ?? multiple) !== null
        ? showStanding(standing, group, askingMultiple === null ? "This valuation" : "Your price")
        : null,
  };
}

export type StandingView = ReturnType<typeof showStanding>;

/** Says where, and not whether that is good. */
export function showStanding(
  { sample, below, median, multiple, multiples }: Standing,
  group: string,
  subject: string,
) {
  return {
    sentence: `${subject} is ${formatMultiple(multiple)} times the cash flow. Of ${sample} comparable ${group}, ${below} ask a lower multiple and ${sample - below} the same or a higher one. The middle is ${formatMultiple(median)} times.`,
    subject,
    multiples: multiples.map((one) => Math.round(one * 100) / 100),
    median: Math.round(median * 100) / 100,
    multiple: Math.round(multiple * 100) / 100,
  };
}

export function nameGroup(
  closeness: Closeness,
  { category, trade, country }: Pick<BusinessToValue, "category" | "trade" | "country">,
): string {
  const isTrade = closeness.startsWith("trade") && trade !== null;
  const plural = isTrade ? subcategoryPlural(trade) : categoryPlural(category as CategorySlug);
  const isHere = closeness.endsWith("country") && country !== null;
  return `${inSentence(plural)}${isHere ? ` in ${countryInSentence(country as CountryCode)}` : ""}`;
}

const countryInSentence = (code: CountryCode): string =>
  code === "US" ? "the United States" : countryName(code);

function showRow(
  { id, title, city, region, currency, price, cashFlow, isSold }: ComparableListing,
  picked: string,
) {
  const money = (minor: number | null) =>
    minor === null
      ? ""
      : formatMoney(minor, currency, { currencySign: currency === picked ? "symbol" : "prefix" });
  return {
    id,
    title,
    href: listingHref({ id, title }),
    place: placeName({ city, region }),
    price: money(price),
    cashFlow: money(cashFlow),
    multiple: price && cashFlow ? formatMultiple(price / cashFlow) : "",
    isSold,
  };
}
