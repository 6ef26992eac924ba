import type { Search } from "#app/search/search.ts";
import type { Currency } from "#app/shared/money.ts";
import { type CountryCode, findRegion } from "#app/shared/places.ts";
import { formatMoney } from "#app/ui/format-money.ts";

const currencyOf: Readonly<Record<CountryCode, Currency>> = { CA: "CAD", US: "USD", MX: "MXN" };

/** The asking price of a search, after its subject: "under $300,000". Null where any price will do. */
export function describePrice(search: Search): string | null {
  const { min, max } = search.price;
  const money = (amount: number) =>
    formatMoney(amount * 100, search.currency, {
      currencySign: isLocalCurrency(search) ? "symbol" : "prefix",
    });
  if (min !== null && max !== null) return `from ${money(min)} to ${money(max)}`;
  if (max !== null) return `under ${money(max)}`;
  return min === null ? null : `over ${money(min)}`;
}

/** Three currencies share the dollar sign. In Ontario it needs no country beside it, unless the amount is in another one. */
function isLocalCurrency({ country, regions, currency }: Search): boolean {
  const countries =
    regions.length > 0 ? regions.map((code) => findRegion(code)?.country) : [country];
  return countries.every((code) => code && currencyOf[code] === currency);
}
