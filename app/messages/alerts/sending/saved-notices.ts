import { savedSoldNotification } from "#app/messages/alerts/alert-notifications.ts";
import { savedReducedNotification } from "#app/messages/alerts/alert-notifications.ts";
import type { ListingCardRow } from "#app/listings/card/make-card.ts";
import { exactMoney, makeEmailCard } from "#app/messages/alerts/sending/make-email-card.ts";
import { brand } from "#app/shared/brand.ts";
import type { Money } from "#app/shared/money.ts";

const reason = (appUrl: string): string =>
  `You received this email because you saved this business on ${brand.name}. Choose which emails you get: ${appUrl}/account/notifications/settings`;

/** To people who saved a listing whose price fell. */
export function savedReducedNotice(row: ListingCardRow, before: Money, appUrl: string) {
  const now = exactMoney(row.askingPrice!, row.currency);
  const was = exactMoney(before.amount, before.currency);
  const href = `/business/${row.id}`;
  return {
    kind: savedReducedNotification,
    key: `saved-reduced:${row.id}`,
    title: `Price reduced: ${row.title}`,
    text: `Now ${now}, was ${was}.`,
    href,
    email: {
      subject: `Price reduced: ${row.title}`,
      heading: "A business you saved costs less now",
      paragraphs: [`The asking price is now ${now}. It was ${was}.`],
      cards: [makeEmailCard(row, { label: "Price reduced", priceBefore: before }, appUrl)],
      action: { label: "View the listing", url: appUrl + href },
      reason: reason(appUrl),
      isCommercial: true as const,
    },
  };
}

interface SoldListing {
  listingId: string;
  title: string;
  appUrl: string;
}

/** To people who saved a listing that was sold. The price of the sale stays private. */
export function savedSoldNotice({ listingId, title, appUrl }: SoldListing) {
  const href = `/business/${listingId}`;
  return {
    kind: savedSoldNotification,
    key: `saved-sold:${listingId}`,
    title: `Sold: ${title}`,
    text: "A business you saved was sold.",
    href,
    email: {
      subject: `Sold: ${title}`,
      heading: "A business you saved was sold",
      paragraphs: [title, "Its page lists similar businesses that are still for sale."],
      action: { label: "See similar businesses", url: appUrl + href },
      reason: reason(appUrl),
      isCommercial: true as const,
    },
  };
}
