import type { ListingCardRow } from "#app/listings/card/make-card.ts";
import { exactMoney, figureTexts } from "#app/listings/figures/figure-text.ts";
import { photoHref } from "#app/listings/media/photo.ts";
import type { EmailCard } from "#app/platform/mail/email-cards.ts";
import type { Money } from "#app/shared/money.ts";
import { placeName } from "#app/shared/places.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { site } from "#app/shared/brand.ts";

interface CardNews {
  label: string;
  priceBefore: Money | null;
}

/** Only public data, with amounts in the listing's own currency. */
export function makeEmailCard(row: ListingCardRow, news: CardNews): EmailCard {
  const { label, priceBefore } = news;
  const [asking, ...earnings] = figureTexts(row).map((figure) => ({
    label: figure.label,
    value: figure.value ?? "Not stated",
  }));
  return {
    label,
    title: row.title,
    url: site + listingHref(row),
    subtitle: placeName(row),
    figures: [
      {
        ...asking!,
        ...(priceBefore &&
          isReduced(row, priceBefore) && {
            before: exactMoney(priceBefore.amount, priceBefore.currency),
          }),
      },
      ...earnings,
    ],
    ...(row.photoId && {
      image: {
        url: site + photoHref(row.photoId, 800),
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
