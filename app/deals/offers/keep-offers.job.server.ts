import { and, asc, eq, lte, or, sql } from "drizzle-orm";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { lockListing } from "#app/listings/lifecycle/move-listing.server.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { publishThread } from "#app/messages/thread/publish-thread.server.ts";
import { participantsOf } from "#app/messages/thread/thread.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand, site } from "#app/shared/brand.ts";
import { addDays } from "#app/shared/day.ts";
import { closeOffer } from "./close-offer.server.ts";
import { dealNotification } from "./deal-notification.ts";
import { offersHref } from "./offer-address.ts";
import { offers } from "./offers.table.ts";

export const keepOffersJob = defineJob<object>("keep-offers", { schedule: "*/5 * * * *" });

interface KeepServices {
  db: Db;
  jobs: Jobs;
}

/** Notifies both sides one day before an offer expires, unless it was shorter, and when it has expired. */
export async function keepOffers({ db, jobs }: KeepServices, now: Date): Promise<void> {
  const due = await db
    .select(pick(offers, "id", "listingId"))
    .from(offers)
    .where(and(eq(offers.state, "open"), or(lte(offers.validUntil, now), isReminderDue(now))))
    .orderBy(asc(offers.validUntil));
  let firstError: unknown;
  for (const { id, listingId } of due) {
    try {
      await db.transaction((tx) => keepOffer(tx, jobs, { id, listingId, now }));
    } catch (error) {
      // One failure does not stop the others; the job fails at its end and is retried.
      firstError ??= error;
    }
  }
  if (firstError) throw firstError;
}

const isReminderDue = (now: Date) =>
  and(
    lte(offers.validUntil, addDays(now, 1)),
    sql`${offers.remindedAt} is null and ${offers.validUntil} - ${offers.createdAt} > interval '1 day'`,
  );

async function keepOffer(
  tx: Db,
  jobs: Jobs,
  { id, listingId, now }: { id: string; listingId: string; now: Date },
): Promise<void> {
  await lockListing(tx, listingId);
  const [offer] = await tx
    .select({
      ...pick(offers, "conversationId", "validUntil"),
      people: pick(conversations, "buyerId", "ownerId", "thirdId"),
    })
    .from(offers)
    .innerJoin(conversations, eq(conversations.id, offers.conversationId))
    .where(and(eq(offers.id, id), eq(offers.state, "open")));
  if (!offer) return;
  const { conversationId, people } = offer;
  const hasEnded = await closeOffer(tx, id, "expire");
  if (!hasEnded) await tx.update(offers).set({ remindedAt: now }).where(eq(offers.id, id));
  const userIds = participantsOf(people).toSorted();
  await publishThread(tx, conversationId, userIds);
  const email = hasEnded ? endedEmail(conversationId) : reminderEmail(conversationId);
  for (const userId of userIds)
    await notify(
      tx,
      jobs,
      {
        userId,
        kind: dealNotification,
        key: `offer:${id}`,
        title: email.heading,
        href: offersHref(conversationId),
        data: { conversationId },
        email,
      },
      now,
    );
}

const reason = `You received this email because you negotiate on ${brand.name}. You can turn these emails off in your notification settings.`;

/** Emails cannot be recalled, so they contain neither the terms nor the business. */
const reminderEmail = (conversationId: string): EmailContent => ({
  subject: "An offer expires within 24 hours",
  heading: "An offer expires within 24 hours",
  paragraphs: ["Nobody can accept it after its deadline."],
  action: { label: "Look at the offer", url: `${site}${offersHref(conversationId)}` },
  reason,
});

const endedEmail = (conversationId: string): EmailContent => ({
  subject: "An offer has ended",
  heading: "An offer has ended",
  paragraphs: ["Nobody accepted it in time. Either of you can make a new one."],
  action: { label: "Open the negotiation", url: `${site}${offersHref(conversationId)}` },
  reason,
});
