import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { dealNotification } from "#app/deals/offers/deal-notification.ts";
import { closingHref } from "#app/deals/offers/offer-address.ts";
import { offers } from "#app/deals/offers/offers.table.ts";
import { sales } from "#app/deals/sales/sales.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { participantsOf } from "#app/messages/thread/thread.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";
import { brand, site } from "#app/shared/brand.ts";
import { addDays } from "#app/shared/day.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { remindersDue } from "./closing-step.ts";
import { closingSteps } from "./closing-steps.table.ts";

/** Each hour, because the morning is at another hour in each time zone. */
export const remindOfStepsJob = defineJob<object>("remind-of-steps", { schedule: "12 * * * *" });

const earliestHour = 8;

/** Three days before a step is due and on the day, in one message for each sale. */
export async function remindOfSteps(
  { db, jobs }: { db: Db; jobs: Jobs },
  now: Date,
): Promise<void> {
  const due = await listUndone(db, now);
  const bySale = Map.groupBy(
    due.filter((step) => isDue(step, now)),
    ({ saleId }) => saleId,
  );
  let firstError: unknown;
  for (const steps of bySale.values()) {
    try {
      await db.transaction((tx) => remind(tx, jobs, steps, now));
    } catch (error) {
      // One failure does not stop the others; the job fails at its end and is retried.
      firstError ??= error;
    }
  }
  if (firstError) throw firstError;
}

const soonest = (now: Date) => addDays(now, 5).toISOString().slice(0, 10);

const listUndone = (db: Db, now: Date) =>
  db
    .select({
      ...pick(closingSteps, "id", "saleId", "dueOn", "reminders"),
      conversationId: offers.conversationId,
      timeZone: listings.timezone,
    })
    .from(closingSteps)
    .innerJoin(sales, eq(sales.id, closingSteps.saleId))
    .innerJoin(offers, eq(offers.id, sales.offerId))
    .innerJoin(listings, eq(listings.id, sales.listingId))
    .where(
      and(
        eq(sales.state, "agreed"),
        sql`${closingSteps.doneAt} is null and ${closingSteps.reminders} < 2 and ${closingSteps.dueOn} <= ${soonest(now)}`,
      ),
    )
    .orderBy(asc(closingSteps.id));

type UndoneStep = Awaited<ReturnType<typeof listUndone>>[number];

function isDue({ dueOn, reminders, timeZone }: UndoneStep, now: Date): boolean {
  const iso = now.toISOString();
  const hour = Temporal.Instant.from(iso).toZonedDateTimeISO(timeZone).hour;
  const today = formatDate(iso, { format: "day", timeZone });
  return hour >= earliestHour && remindersDue(dueOn, today) > reminders;
}

async function remind(tx: Db, jobs: Jobs, steps: readonly UndoneStep[], now: Date): Promise<void> {
  const [{ conversationId, timeZone, saleId }] = steps as [UndoneStep, ...UndoneStep[]];
  const today = formatDate(now.toISOString(), { format: "day", timeZone });
  for (const count of [1, 2] as const) {
    const ids = steps.filter(({ dueOn }) => remindersDue(dueOn, today) === count);
    await tx
      .update(closingSteps)
      .set({ reminders: count })
      .where(
        inArray(
          closingSteps.id,
          ids.map(({ id }) => id),
        ),
      );
  }
  const [people] = await tx
    .select(pick(conversations, "buyerId", "ownerId", "thirdId"))
    .from(conversations)
    .where(eq(conversations.id, conversationId));
  const isToday = steps.some(({ dueOn }) => remindersDue(dueOn, today) === 2);
  const title = isToday ? "A step to your closing is due" : "A step to your closing is due soon";
  const email = {
    subject: title,
    heading: title,
    paragraphs: [
      "Open the checklist, tick off what is done, and change any dates that have moved.",
    ],
    action: { label: "Open the checklist", url: `${site}${closingHref(conversationId)}` },
    reason: `You received this email because you agreed on a sale on ${brand.name}. You can turn these emails off in your notification settings.`,
  };
  for (const userId of participantsOf(people!).toSorted())
    await notify(
      tx,
      jobs,
      {
        userId,
        kind: dealNotification,
        key: `closing:${saleId}`,
        title,
        href: closingHref(conversationId),
        data: { conversationId },
        email,
      },
      now,
    );
}
