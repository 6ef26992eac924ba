import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { listCardsByIds } from "#app/listings/card/listing-cards.queries.server.ts";
import type { ListingCardRow } from "#app/listings/card/make-card.ts";
import { listings } from "#app/listings/listings.table.ts";
import { shownTitle } from "#app/listings/public-listing.server.ts";
import { savedListings } from "#app/shortlist/saved/saved-listings.table.ts";
import type { AlertServices } from "#app/messages/alerts/subscribe/create-alert.server.ts";
import type { listingChanges } from "#app/messages/alerts/matching/listing-changes.table.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { userBlocks } from "#app/messages/safety/safety.table.ts";
import { isReduced, makeEmailCard } from "./make-email-card.ts";
import { exactMoney } from "#app/listings/figures/figure-text.ts";
import type { Db } from "#app/platform/db/db.ts";
import { getOperator } from "#app/platform/operator.server.ts";
import {
  savedReducedNotification,
  savedSoldNotification,
} from "#app/messages/alerts/alert-notifications.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { brand, site } from "#app/shared/brand.ts";

type Change = Pick<
  typeof listingChanges.$inferSelect,
  "id" | "listingId" | "kind" | "priceBefore" | "currency"
>;

/** Tells everyone who saved a listing that its price fell, and those who wrote about it, too, that it was sold, if that still holds. */
export async function reportToBuyers(
  tx: Db,
  { jobs }: AlertServices,
  changes: readonly Change[],
  now: Date,
): Promise<void> {
  const relevant = changes.filter(({ kind }) => kind === "reduced" || kind === "sold");
  if (relevant.length === 0) return;
  const ids = relevant.map(({ listingId }) => listingId);
  const cards = new Map((await listCardsByIds(tx, ids, now)).map((row) => [row.id, row]));
  const sold = relevant.filter(({ kind }) => kind === "sold").map(({ listingId }) => listingId);
  const readers = [...(await listSavers(tx, ids)), ...(await listInquirers(tx, sold))];
  // Who has saved it and written about it is told once.
  const told = new Map(readers.map((reader) => [`${reader.userId} ${reader.listingId}`, reader]));
  const hasSender = (await getOperator(tx)) !== null;
  // Ordered by person, like every command that notifies several people, to avoid deadlocks.
  for (const reader of [...told.values()].toSorted((a, b) => (a.userId < b.userId ? -1 : 1)))
    for (const change of relevant)
      if (change.listingId === reader.listingId) {
        const notice = noticeOf(change, reader, cards.get(reader.listingId));
        if (!notice) continue;
        const { email, ...rest } = notice;
        // A commercial email needs an operator to name.
        const isSent = hasSender || !("isCommercial" in email);
        const notification = { userId: reader.userId, ...rest, ...(isSent && { email }) };
        await notify(tx, jobs, notification, now);
      }
}

const readerColumns = { listingId: listings.id, title: shownTitle, status: listings.status };

const listSavers = (tx: Db, listingIds: readonly string[]) =>
  tx
    .select({
      userId: savedListings.userId,
      isInquirer: sql<boolean>`false`,
      ...readerColumns,
    })
    .from(savedListings)
    .innerJoin(listings, eq(listings.id, savedListings.listingId))
    .where(
      and(
        inArray(savedListings.listingId, [...listingIds]),
        ne(listings.ownerId, savedListings.userId),
      ),
    );

/** Not those whom somebody on the owner's side blocked, or whose conversation an administrator put away. */
const listInquirers = (tx: Db, listingIds: readonly string[]) =>
  tx
    .select({
      userId: conversations.buyerId,
      isInquirer: sql<boolean>`true`,
      ...readerColumns,
    })
    .from(conversations)
    .innerJoin(listings, eq(listings.id, conversations.listingId))
    .where(
      and(
        inArray(listings.id, [...listingIds]),
        ne(listings.ownerId, conversations.buyerId),
        ne(conversations.status, "archived"),
        sql`not exists (select 1 from ${userBlocks} b where b.blocked_id = ${conversations.buyerId}
          and b.blocker_id in (${conversations.ownerId}, ${conversations.thirdId}, ${listings.ownerId})
          or b.blocker_id = ${conversations.buyerId} and b.blocked_id = ${conversations.ownerId})`,
      ),
    );

interface FollowedListing {
  isInquirer: boolean;
  listingId: string;
  title: string;
  status: string;
}

function noticeOf(
  { kind, priceBefore, currency }: Change,
  { isInquirer, listingId, title, status }: FollowedListing,
  row: ListingCardRow | undefined,
) {
  const href = listingHref({ id: listingId, title });
  const did = isInquirer ? "wrote about" : "saved";
  const reason = `You received this email because you ${did} this business on ${brand.name}. Choose which emails you get: ${site}/account/notifications/settings`;
  if (kind === "sold") {
    if (status !== "sold") return null;
    // The sale price stays private.
    return {
      kind: savedSoldNotification,
      key: `saved-sold:${listingId}`,
      title: `Sold: ${title}`,
      text: `A business you ${did} was sold.`,
      href,
      email: {
        reason,
        ...(!isInquirer && { isCommercial: true as const }),
        subject: `Sold: ${title}`,
        heading: `A business you ${did} was sold`,
        paragraphs: [title, "Its page lists similar businesses that are still for sale."],
        action: { label: "See similar businesses", url: site + href },
      },
    };
  }
  const before = priceBefore === null ? null : { amount: priceBefore, currency };
  if (isInquirer || !row || !before || !isReduced(row, before)) return null;
  const now = exactMoney(row.askingPrice!, row.currency);
  const was = exactMoney(before.amount, before.currency);
  return {
    kind: savedReducedNotification,
    key: `saved-reduced:${listingId}`,
    title: `Price reduced: ${row.title}`,
    text: `Now ${now}, was ${was}.`,
    href,
    email: {
      reason,
      isCommercial: true as const,
      subject: `Price reduced: ${row.title}`,
      heading: "A business you saved costs less now",
      paragraphs: [`The asking price is now ${now}. It was ${was}.`],
      cards: [makeEmailCard(row, { label: "Price reduced", priceBefore: before })],
      action: { label: "View the listing", url: site + href },
    },
  };
}
