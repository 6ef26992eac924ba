import { and, asc, eq, inArray, ne } from "drizzle-orm";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { listCardsByIds } from "#app/listings/card/listing-cards.queries.server.ts";
import type { ListingCardRow } from "#app/listings/card/make-card.ts";
import { listings } from "#app/listings/listings.table.ts";
import { savedListings } from "#app/shortlist/saved/saved-listings.table.ts";
import type { AlertServices } from "#app/messages/alerts/subscribe/create-alert.server.ts";
import type { listingChanges } from "#app/messages/alerts/matching/listing-changes.table.ts";
import {
  exactMoney,
  isReduced,
  makeEmailCard,
} from "#app/messages/alerts/sending/make-email-card.ts";
import type { Db } from "#app/platform/db/db.ts";
import { getOperator } from "#app/platform/operator.server.ts";
import {
  savedReducedNotification,
  savedSoldNotification,
} from "#app/messages/alerts/alert-notifications.ts";
import { brand } from "#app/shared/brand.ts";
import type { Money } from "#app/shared/money.ts";

type Change = Pick<
  typeof listingChanges.$inferSelect,
  "id" | "listingId" | "kind" | "priceBefore" | "currency"
>;

/** Tells everyone who saved a listing that its price fell or that it was sold, if that still holds. Emails need an operator to name. */
export async function reportToSavers(
  tx: Db,
  { jobs, appUrl }: AlertServices,
  changes: readonly Change[],
  now: Date,
): Promise<void> {
  const told = changes.filter(({ kind }) => kind === "reduced" || kind === "sold");
  if (told.length === 0) return;
  const ids = told.map(({ listingId }) => listingId);
  const cards = new Map((await listCardsByIds(tx, ids, now)).map((row) => [row.id, row]));
  // Ordered by person, like every command that notifies several people, to avoid deadlocks.
  const savers = await tx
    .select({
      userId: savedListings.userId,
      listingId: savedListings.listingId,
      title: listings.title,
      status: listings.status,
    })
    .from(savedListings)
    .innerJoin(listings, eq(listings.id, savedListings.listingId))
    .where(and(inArray(savedListings.listingId, ids), ne(listings.ownerId, savedListings.userId)))
    .orderBy(asc(savedListings.userId));
  const hasSender = (await getOperator(tx)) !== null;
  for (const saver of savers)
    for (const change of told)
      if (change.listingId === saver.listingId) {
        const notice = noticeOf(change, saver, cards.get(saver.listingId), appUrl);
        if (!notice) continue;
        const { email, ...rest } = notice;
        const notification = { userId: saver.userId, ...rest, ...(hasSender && { email }) };
        await notify(tx, jobs, notification, now);
      }
}

function noticeOf(
  { kind, priceBefore, currency }: Change,
  { listingId, title, status }: { listingId: string; title: string; status: string },
  row: ListingCardRow | undefined,
  appUrl: string,
) {
  if (kind === "sold")
    return status === "sold" ? savedSoldNotice({ listingId, title, appUrl }) : null;
  if (!row || priceBefore === null) return null;
  const before = { amount: priceBefore, currency };
  return isReduced(row, before) ? savedReducedNotice(row, before, appUrl) : null;
}

const reason = (appUrl: string): string =>
  `You received this email because you saved this business on ${brand.name}. Choose which emails you get: ${appUrl}/account/notifications/settings`;

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

/** The sale price stays private. */
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
