import type { CountryCode } from "#app/shared/places.ts";
import type { Currency } from "#app/shared/money.ts";

export const placeExamples: Record<
  CountryCode,
  { region: string; city: string; postalCode: string; postalLabel: string; phone: string }
> = {
  CA: {
    region: "Choose a province or territory",
    city: "Guelph",
    postalCode: "N1H 3T9",
    postalLabel: "Postal code",
    phone: "+1 519 555 0100",
  },
  US: {
    region: "Choose a state",
    city: "Burlington",
    postalCode: "05401",
    postalLabel: "ZIP code",
    phone: "+1 802 555 0100",
  },
  MX: {
    region: "Choose a state",
    city: "Querétaro",
    postalCode: "76000",
    postalLabel: "Postal code",
    phone: "+52 442 555 0100",
  },
};

const currencyByCountry: Record<CountryCode, Currency> = { CA: "CAD", US: "USD", MX: "MXN" };

export const currencyOf = (country: CountryCode): Currency => currencyByCountry[country];
