import type { Currency } from "#app/shared/money.ts";
import type { CountryCode } from "#app/shared/places.ts";

const currencyByCountry: Record<CountryCode, Currency> = { CA: "CAD", US: "USD", MX: "MXN" };

/** The currency in which businesses of a country are priced. */
export const currencyOf = (country: CountryCode): Currency => currencyByCountry[country];
