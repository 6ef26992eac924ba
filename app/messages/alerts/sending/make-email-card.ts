import type { ListingCardRow } from "#app/listings/card/make-card.ts";
import { type RangeId, rangeLabels } from "#app/listings/figures/range-labels.ts";
import { photoHref } from "#app/listings/media/photo.ts";
import type { EmailCard, EmailFigure } from "#app/platform/mail/email-cards.ts";
import type { Currency, Money } from "#app/shared/money.ts";
import { placeName } from "#app/shared/places.ts";
import { currencySigns, formatMoney } from "#app/ui/format/format-money.ts";

interface CardNews {
  label: string;
  priceBefore: Money | null;
}

/** Shows only what is public, with amounts in the listing's own currency. */
export function makeEmailCard(row: ListingCardRow, news: CardNews, appUrl: string): EmailCard {
  const figure = (
    label: string,
    amount: number | null,
    range: RangeId | null,
    onRequest: boolean,
  ): EmailFigure => ({ label, value: figureText(row.currency, { amount, range, onRequest }) });
  const price = figure(
    "Asking price",
    row.askingPrice,
    row.askingPriceRange,
    row.askingPriceOnRequest,
  );
  const { priceBefore } = news;
  return {
    label: news.label,
    title: row.title,
    url: `${appUrl}/business/${row.id}`,
    subtitle: placeName(row),
    figures: [
      priceBefore && isReduced(row, priceBefore)
        ? { ...price, before: exactMoney(priceBefore.amount, priceBefore.currency) }
        : price,
      figure("Revenue", row.annualRevenue, row.annualRevenueRange, row.annualRevenueOnRequest),
      figure("Cash flow", row.annualCashFlow, row.annualCashFlowRange, row.annualCashFlowOnRequest),
    ],
    ...(row.photoId && {
      image: {
        url: appUrl + photoHref(row.photoId, 800),
        alt: row.photoAlt || row.photoCaption || "",
      },
    }),
  };
}

/** A price that was raised again is no news. */
export const isReduced = (
  row: Pick<ListingCardRow, "askingPrice" | "currency">,
  before: Money,
): boolean =>
  row.askingPrice !== null && row.currency === before.currency && row.askingPrice < before.amount;

/** Three currencies share the dollar sign, so it names the country. */
export const exactMoney = (amount: number, currency: Currency): string =>
  formatMoney(amount, currency, { currencySign: "prefix" });

function figureText(
  currency: Currency,
  {
    amount,
    range,
    onRequest,
  }: { amount: number | null; range: RangeId | null; onRequest: boolean },
): string {
  if (amount !== null) return exactMoney(amount, currency);
  if (range) return rangeLabels[range].replaceAll("$", currencySigns[currency]!);
  return onRequest ? "On request" : "Not stated";
}
