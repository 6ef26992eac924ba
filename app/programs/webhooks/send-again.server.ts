import { and, eq } from "drizzle-orm";
import { defineRateLimit, allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { Outcome } from "#app/shared/outcome.ts";
import { jobFor } from "./webhook-queues.server.ts";
import { testEvent } from "./webhook-events.ts";
import { findWebhook, type OwnWebhook } from "./webhooks.queries.server.ts";
import { webhookDeliveries } from "./webhooks.table.ts";

const sendLimit = defineRateLimit("webhookByHand", { max: 60, windowMinutes: 60 });

export type SentByHand = Outcome<"not-found" | "not-active" | "too-many">;

/** An event that nothing has caused, to try the address. */
export const sendTest = (db: Db, jobs: Jobs, own: OwnWebhook, now: Date): Promise<SentByHand> =>
  byHand(db, jobs, own, now, async (tx) => {
    await tx.insert(webhookDeliveries).values({
      endpointId: own.webhookId,
      event: testEvent,
      objectId: createId(),
      data: { webhook: { id: own.webhookId } },
      happenedAt: now,
      dueAt: now,
    });
    return true;
  });

/** One that was delivered or has failed, or all that have failed. Each keeps its id and its bytes. */
export const sendAgain = (
  db: Db,
  jobs: Jobs,
  own: OwnWebhook,
  messageId: string | "failed",
  now: Date,
): Promise<SentByHand> =>
  byHand(db, jobs, own, now, async (tx) => {
    const chosen =
      messageId === "failed"
        ? eq(webhookDeliveries.state, "failed")
        : eq(webhookDeliveries.messageId, messageId);
    const sent = await tx
      .update(webhookDeliveries)
      .set({ state: "waiting", dueAt: now, tries: 0 })
      .where(and(eq(webhookDeliveries.endpointId, own.webhookId), chosen))
      .returning({ id: webhookDeliveries.id });
    return messageId === "failed" || sent.length > 0;
  });

async function byHand(
  db: Db,
  jobs: Jobs,
  own: OwnWebhook,
  now: Date,
  send: (tx: Db) => Promise<boolean>,
): Promise<SentByHand> {
  return db.transaction(async (tx) => {
    const webhook = await findWebhook(tx, own);
    if (!webhook) return { ok: false, reason: "not-found" };
    if (webhook.state !== "active") return { ok: false, reason: "not-active" };
    if (!(await allowAttempt(tx, sendLimit, own.userId, now)))
      return { ok: false, reason: "too-many" };
    if (!(await send(tx))) return { ok: false, reason: "not-found" };
    await jobs.enqueue(tx, jobFor(webhook), {}, { onceKey: "by-hand" });
    return { ok: true };
  });
}
