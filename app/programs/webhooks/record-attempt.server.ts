import { and, eq, sql } from "drizzle-orm";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import type { Services } from "#app/context.ts";
import type { Db } from "#app/platform/db/db.ts";
import { site } from "#app/shared/brand.ts";
import { type Attempt, isGone, isSuccess, nextAttempt } from "./webhook.ts";
import { webhookHref } from "./webhook-address.ts";
import { webhookNotification } from "./webhook-notification.ts";
import { deliverWebhooksJob, retryWebhooksJob } from "./webhook-queues.server.ts";
import { webhookDeliveries, webhookEndpoints } from "./webhooks.table.ts";

interface Recording extends Pick<Services, "db" | "jobs"> {
  chance?: () => number;
}

interface Tried {
  id: number;
  tries: number;
}

/** Of the log of one event; it was sent by hand if there are more. */
const keptAttempts = 40;

/** What an answer, or its absence, means for the event and for the address. */
export async function recordAttempt(
  recording: Recording,
  { id: endpointId }: { id: string },
  delivery: Tried,
  attempt: Attempt,
  now: Date,
): Promise<void> {
  await recording.db.transaction(async (tx) => {
    const [endpoint] = await tx
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, endpointId))
      .for("no key update");
    // Removed in between.
    if (!endpoint) return;
    const settle = settleIn(tx, delivery, attempt);
    if (isSuccess(attempt)) {
      await settle({ state: "delivered" });
      if (endpoint.failingSince) await recover(tx, recording, endpointId);
      return;
    }
    const tries = delivery.tries + 1;
    const next = isGone(attempt)
      ? null
      : nextAttempt(tries, now, (recording.chance ?? Math.random)());
    const failingSince = earlier(new Date(attempt.at), endpoint.failingSince);
    if (next) {
      await settle({ tries, dueAt: next });
      await tx
        .update(webhookEndpoints)
        .set({ failingSince })
        .where(eq(webhookEndpoints.id, endpointId));
      if (next.getTime() - now.getTime() < 60_000) await retrySoon(tx, recording, next);
      return;
    }
    await settle({ tries, state: "failed" });
    const firstTry = await findFirstTry(tx, delivery.id, tries);
    if (isGone(attempt) || failingSince <= firstTry) await stop(tx, recording, endpoint, now);
    else await tell(tx, recording, endpoint, oneFailed, now);
  });
}

/** Of two attempts at once, the one that ends first may have begun last. */
const earlier = (one: Date, other: Date | null): Date => (other && other < one ? other : one);

const settleIn =
  (tx: Db, { id }: Tried, attempt: Attempt) =>
  async (changes: Partial<typeof webhookDeliveries.$inferInsert>): Promise<void> => {
    const added = sql`${webhookDeliveries.attempts} || ${JSON.stringify([attempt])}::jsonb`;
    await tx
      .update(webhookDeliveries)
      .set({
        ...changes,
        claimedUntil: null,
        attempts: sql`case when jsonb_array_length(${webhookDeliveries.attempts}) < ${keptAttempts} then ${added} else (${added}) - 0 end`,
      })
      .where(eq(webhookDeliveries.id, id));
  };

/** When the series began that has failed now. */
async function findFirstTry(tx: Db, id: number, tries: number): Promise<Date> {
  const [row] = await tx
    .select({ attempts: webhookDeliveries.attempts })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.id, id));
  return new Date(row!.attempts.at(-tries)!.at);
}

/** Later attempts are found by the schedule of the queue. Many that failed together wait for one job. */
async function retrySoon(tx: Db, { jobs }: Recording, next: Date): Promise<void> {
  const startAfter = new Date(Math.ceil(next.getTime() / 5000) * 5000);
  await jobs.enqueue(tx, retryWebhooksJob, {}, { startAfter, onceKey: startAfter.toISOString() });
}

/** What waits behind the event, or came since, is for the other queue again. */
async function recover(tx: Db, { jobs }: Recording, endpointId: string): Promise<void> {
  await tx
    .update(webhookEndpoints)
    .set({ failingSince: null })
    .where(eq(webhookEndpoints.id, endpointId));
  await jobs.enqueue(tx, deliverWebhooksJob, {}, { onceKey: "recovered" });
}

/** Nothing was taken for three days. What waits can be sent again by hand. */
async function stop(
  tx: Db,
  recording: Recording,
  endpoint: typeof webhookEndpoints.$inferSelect,
  now: Date,
): Promise<void> {
  await tx
    .update(webhookEndpoints)
    .set({ state: "failing" })
    .where(eq(webhookEndpoints.id, endpoint.id));
  await tx
    .update(webhookDeliveries)
    .set({ state: "failed" })
    .where(
      and(eq(webhookDeliveries.endpointId, endpoint.id), eq(webhookDeliveries.state, "waiting")),
    );
  await tell(tx, recording, endpoint, stopped, now);
}

const stopped = {
  key: "webhook-stopped",
  title: "A webhook of yours was turned off",
  text: (host: string) =>
    `${host} hasn't taken its events for three days, or has answered that it wants no more of them. We record no new ones for it until you turn it on again.`,
};

const oneFailed = {
  key: "webhook-event-failed",
  title: "An event could not be delivered to your webhook",
  text: (host: string) =>
    `${host} takes other events, but has refused one for three days. Later events about the same thing go on without it.`,
};

async function tell(
  tx: Db,
  { jobs }: Recording,
  { id, userId, url }: typeof webhookEndpoints.$inferSelect,
  news: typeof stopped,
  now: Date,
): Promise<void> {
  const text = news.text(new URL(url).hostname);
  const href = webhookHref(id);
  await notify(
    tx,
    jobs,
    {
      userId,
      kind: webhookNotification,
      key: `${news.key}:${id}`,
      title: news.title,
      text,
      href,
      email: {
        subject: news.title,
        heading: news.title,
        paragraphs: [text, "The log shows what it answered, and sends what failed again."],
        action: { label: "Open the log", url: `${site}${href}` },
        reason: "You received this email because you registered a webhook.",
      },
    },
    now,
  );
}
