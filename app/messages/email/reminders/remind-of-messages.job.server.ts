import { messageNotification } from "#app/messages/message-notification.ts";
import { inArray, sql } from "drizzle-orm";
import { isWanted } from "#app/accounts/notifications/channel-choice.ts";
import { findReachable } from "#app/accounts/notifications/channel-choices.queries.server.ts";
import { visibleProfile } from "#app/accounts/privacy/privacy.ts";
import type { MessageEmailServices } from "#app/messages/email/message-email-services.ts";
import { unsubscribeUrl } from "#app/messages/email/unsubscribe/unsubscribe-link.server.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import { readInBatches } from "#app/shared/batches.ts";
import { reminderEmail } from "./reminder-email.ts";
import { type DueLead, listDueLeads, lockDueLeads } from "./waiting-leads.queries.server.ts";
import { dayMs } from "#app/shared/day.ts";

/** In the morning of Toronto, once a day, so that an owner with many leads gets one email. */
export const remindOfMessagesJob = defineJob<object>("remind-of-messages", {
  schedule: "7 13 * * *",
});

const batchSize = 500;
/** A job that runs for ten minutes counts as dead; a long list is continued by the next job. */
const maxRunMs = 5 * 60_000;
/** Reminds owners of buyers who have waited three days for an answer, once for each message. */
export async function remindOfMessages(services: MessageEmailServices, now: Date): Promise<void> {
  const { db, jobs } = services;
  const started = Date.now();
  const reminded = new Set<string>();
  let firstError: unknown;
  const due = readInBatches(
    (after: DueLead | null, size) => listDueLeads(db, now, after, size),
    (lead) => lead,
    batchSize,
  );
  for await (const { ownerId } of due) {
    if (reminded.has(ownerId)) continue;
    reminded.add(ownerId);
    try {
      await remindOwner(services, ownerId, now);
    } catch (error) {
      // One owner does not keep the others waiting; the job fails at its end and is retried.
      firstError ??= error;
    }
    if (Date.now() - started > maxRunMs) {
      await jobs.enqueue(db, remindOfMessagesJob, {}, { onceKey: "more" });
      break;
    }
  }
  if (firstError) throw firstError;
}

async function remindOwner(
  { db, jobs, env }: MessageEmailServices,
  ownerId: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await lockDueLeads(tx, ownerId, now);
    if (due.length === 0) return;
    // Also without an email: after turning emails on again, no reminders of the distant past.
    await tx
      .update(conversations)
      .set({ remindedMessageId: sql`${conversations.lastMessageId}` })
      .where(
        inArray(
          conversations.id,
          due.map(({ id }) => id),
        ),
      );
    const owner = await findReachable(tx, ownerId);
    if (!owner || !isWanted(owner.settings, owner.choices, messageNotification, "email")) return;
    const reader = { id: ownerId, userType: "seller", isCounterpart: true } as const;
    const leads = due
      .filter(({ isForgotten }) => isForgotten)
      .map(({ id, buyer, listingTitle, messages, lastMessageAt }) => ({
        conversationId: id,
        buyerName: visibleProfile(buyer, reader).name,
        listingTitle,
        messages,
        days: Math.floor((now.getTime() - lastMessageAt!.getTime()) / dayMs),
      }));
    if (leads.length === 0) return;
    await sendEmail(tx, jobs, owner.email, {
      ...reminderEmail(env.APP_URL, leads),
      unsubscribeUrl: unsubscribeUrl(env.APP_URL, env.SESSION_SECRET, ownerId),
    });
  });
}
