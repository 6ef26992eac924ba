import { and, asc, inArray, ne, eq } from "drizzle-orm";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { listCardsByIds } from "#app/listings/card/listing-cards.queries.server.ts";
import type { ListingCardRow } from "#app/listings/card/make-card.ts";
import { listings } from "#app/listings/listings.table.ts";
import { savedListings } from "#app/shortlist/saved/saved-listings.table.ts";
import type { AlertServices } from "#app/messages/alerts/subscribe/create-alert.server.ts";
import type { listingChanges } from "#app/messages/alerts/matching/listing-changes.table.ts";
import { isReduced } from "./make-email-card.ts";
import { savedReducedNotice, savedSoldNotice } from "./saved-notices.ts";
import type { Db } from "#app/platform/db/db.ts";
import { getOperator } from "#app/platform/operator.server.ts";

type Change = Pick<
  typeof listingChanges.$inferSelect,
  "id" | "listingId" | "kind" | "priceBefore" | "currency"
>;

/**
 * Tells everybody who saved a listing that its price fell or that it was sold, unless that is no longer so. Not by email while
 * there is no sender to name: it would be old news by then.
 */
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
  // In the order of the people, as everybody who notifies several does, so that no two wait for each other.
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
