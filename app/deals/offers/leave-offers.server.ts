import { and, asc, eq, inArray, or } from "drizzle-orm";
import type { DeletionStep } from "#app/accounts/data/delete-account.server.ts";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { releaseSale } from "#app/deals/sales/end-sale.server.ts";
import { lockListing } from "#app/listings/lifecycle/move-listing.server.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { participantsOf } from "#app/messages/thread/thread.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { brand, site } from "#app/shared/brand.ts";
import { findRunningSale } from "#app/deals/sales/sales.queries.server.ts";
import { closeOffer } from "./close-offer.server.ts";
import { dealNotification } from "./deal-notification.ts";
import { closingHref } from "./offer-address.ts";
import { offers } from "./offers.table.ts";

/** Runs before the conversations are closed. The other side keeps what it received. */
export const leaveOffers =
  (jobs: Jobs): DeletionStep =>
  async (tx, { id, now }) => {
    for (const { id: offerId, listingId, state, by, people } of await listRunning(tx, id)) {
      const living = await lockListing(tx, listingId);
      if (state === "open") {
        const isOwn = (people.buyerId === id) === (by === "buyer");
        if (!(await closeOffer(tx, offerId, isOwn ? "withdraw" : "decline")))
          await closeOffer(tx, offerId, "expire");
        continue;
      }
      const sale = await findRunningSale(tx, listingId);
      if (!living || !sale || sale.state === "sold" || living.status === "sold") continue;
      await releaseSale(tx, living, { sale, reason: "", actorId: null, now });
      for (const userId of participantsOf(people).toSorted())
        if (userId !== id) await tellOther(tx, jobs, userId, sale, now);
    }
  };

/** The offers of a broker stay with the owner, who gets the conversations back. */
const listRunning = (tx: Db, userId: string) =>
  tx
    .select({
      ...pick(offers, "id", "listingId", "state", "by"),
      people: pick(conversations, "buyerId", "ownerId", "thirdId"),
    })
    .from(offers)
    .innerJoin(conversations, eq(conversations.id, offers.conversationId))
    .where(
      and(
        inArray(offers.state, ["open", "accepted"]),
        or(
          eq(conversations.buyerId, userId),
          eq(conversations.ownerId, userId),
          eq(conversations.thirdId, userId),
        ),
      ),
    )
    .orderBy(asc(offers.listingId), asc(offers.id));

async function tellOther(
  tx: Db,
  jobs: Jobs,
  userId: string,
  { id, conversationId }: { id: string; conversationId: string },
  now: Date,
): Promise<void> {
  const title = "An agreed sale has ended";
  await notify(
    tx,
    jobs,
    {
      userId,
      kind: dealNotification,
      key: `closing:${id}`,
      title,
      href: closingHref(conversationId),
      data: { conversationId },
      email: {
        subject: title,
        heading: title,
        paragraphs: ["The other side deleted their account."],
        action: { label: "Open the conversation", url: `${site}${closingHref(conversationId)}` },
        reason: `You received this email because you agreed on a sale on ${brand.name}.`,
      },
    },
    now,
  );
}
