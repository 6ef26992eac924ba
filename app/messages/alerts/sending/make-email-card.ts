import type { ListingCardRow } from "#app/listings/card/make-card.ts";
import { rangeLabels } from "#app/listings/figures/range-labels.ts";
import { photoHref } from "#app/listings/media/photo.ts";
import type { EmailCard } from "#app/platform/mail/email-cards.ts";
import type { Currency, Money } from "#app/shared/money.ts";
import { placeName } from "#app/shared/places.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { currencySigns, formatMoney } from "#app/ui/format/format-money.ts";

interface CardNews {
  label: string;
  priceBefore: Money | null;
}

/** Only public data, with amounts in the listing's own currency. */
export function makeEmailCard(row: ListingCardRow, news: CardNews, appUrl: string): EmailCard {
  const { label, priceBefore } = news;
  return {
    label,
    title: row.title,
    url: appUrl + listingHref(row),
    subtitle: placeName(row),
    figures: [
      {
        label: "Asking price",
        value: figureText(row, "askingPrice"),
        ...(priceBefore &&
          isReduced(row, priceBefore) && {
            before: exactMoney(priceBefore.amount, priceBefore.currency),
          }),
      },
      { label: "Revenue", value: figureText(row, "annualRevenue") },
      { label: "Cash flow", value: figureText(row, "annualCashFlow") },
    ],
    ...(row.photoId && {
      image: {
        url: appUrl + photoHref(row.photoId, 800),
        alt: row.photoAlt || row.photoCaption || "",
      },
    }),
  };
}

/** A price that was raised again is not news. */
export const isReduced = (
  row: Pick<ListingCardRow, "askingPrice" | "currency">,
  before: Money,
): boolean =>
  row.askingPrice !== null && row.currency === before.currency && row.askingPrice < before.amount;

/** Three currencies share the dollar sign, so the country is named. */
export const exactMoney = (amount: number, currency: Currency): string =>
  formatMoney(amount, currency, { currencySign: "prefix" });

function figureText(
  row: ListingCardRow,
  name: "askingPrice" | "annualRevenue" | "annualCashFlow",
): string {
  const { currency, [name]: amount } = row;
  const range = row[`${name}Range` as const];
  if (amount !== null) return exactMoney(amount, currency);
  if (range) return rangeLabels[range].replaceAll("$", currencySigns[currency]!);
  return row[`${name}OnRequest` as const] ? "On request" : "Not stated";
}
