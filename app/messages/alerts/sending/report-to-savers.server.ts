import { and, asc, eq, inArray, ne } from "drizzle-orm";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { listCardsByIds } from "#app/listings/card/listing-cards.queries.server.ts";
import type { ListingCardRow } from "#app/listings/card/make-card.ts";
import { listings } from "#app/listings/listings.table.ts";
import { savedListings } from "#app/shortlist/saved/saved-listings.table.ts";
import type { AlertServices } from "#app/messages/alerts/subscribe/create-alert.server.ts";
import type { listingChanges } from "#app/messages/alerts/matching/listing-changes.table.ts";
import { exactMoney, isReduced, makeEmailCard } from "./make-email-card.ts";
import type { Db } from "#app/platform/db/db.ts";
import { getOperator } from "#app/platform/operator.server.ts";
import {
  savedReducedNotification,
  savedSoldNotification,
} from "#app/messages/alerts/alert-notifications.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { brand } from "#app/shared/brand.ts";

type Change = Pick<
  typeof listingChanges.$inferSelect,
  "id" | "listingId" | "kind" | "priceBefore" | "currency"
>;

/** Notifies everyone who saved a listing that its price fell or that it was sold, if that still holds. Emails need an operator to name. */
export async function reportToSavers(
  tx: Db,
  { jobs, appUrl }: AlertServices,
  changes: readonly Change[],
  now: Date,
): Promise<void> {
  const relevant = changes.filter(({ kind }) => kind === "reduced" || kind === "sold");
  if (relevant.length === 0) return;
  const ids = relevant.map(({ listingId }) => listingId);
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
    for (const change of relevant)
      if (change.listingId === saver.listingId) {
        const notice = noticeOf(change, saver, cards.get(saver.listingId), appUrl);
        if (!notice) continue;
        const { email, ...rest } = notice;
        const notification = { userId: saver.userId, ...rest, ...(hasSender && { email }) };
        await notify(tx, jobs, notification, now);
      }
}

interface SavedListing {
  listingId: string;
  title: string;
  status: string;
}

function noticeOf(
  { kind, priceBefore, currency }: Change,
  { listingId, title, status }: SavedListing,
  row: ListingCardRow | undefined,
  appUrl: string,
) {
  const href = listingHref({ id: listingId, title });
  const reason = `You received this email because you saved this business on ${brand.name}. Choose which emails you get: ${appUrl}/account/notifications/settings`;
  const shared = { reason, isCommercial: true as const };
  if (kind === "sold") {
    if (status !== "sold") return null;
    // The sale price stays private.
    return {
      kind: savedSoldNotification,
      key: `saved-sold:${listingId}`,
      title: `Sold: ${title}`,
      text: "A business you saved was sold.",
      href,
      email: {
        ...shared,
        subject: `Sold: ${title}`,
        heading: "A business you saved was sold",
        paragraphs: [title, "Its page lists similar businesses that are still for sale."],
        action: { label: "See similar businesses", url: appUrl + href },
      },
    };
  }
  const before = priceBefore === null ? null : { amount: priceBefore, currency };
  if (!row || !before || !isReduced(row, before)) return null;
  const now = exactMoney(row.askingPrice!, row.currency);
  const was = exactMoney(before.amount, before.currency);
  return {
    kind: savedReducedNotification,
    key: `saved-reduced:${listingId}`,
    title: `Price reduced: ${row.title}`,
    text: `Now ${now}, was ${was}.`,
    href,
    email: {
      ...shared,
      subject: `Price reduced: ${row.title}`,
      heading: "A business you saved costs less now",
      paragraphs: [`The asking price is now ${now}. It was ${was}.`],
      cards: [makeEmailCard(row, { label: "Price reduced", priceBefore: before }, appUrl)],
      action: { label: "View the listing", url: appUrl + href },
    },
  };
}
