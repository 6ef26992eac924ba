import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { type Actor, recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { JobQueues } from "#app/platform/jobs/job-queues.ts";
import type { Job } from "#app/platform/jobs/jobs.ts";
import { mails } from "#app/platform/mail/mails.table.ts";

export type DeliveryJobs = Record<"email" | "sms" | "push", Job<{ mailId: string }>>;

/** How many one click retries; the next click retries the next ones. */
const batch = 500;

export async function retryMail(
  db: Db,
  queues: Pick<JobQueues, "runNow">,
  jobs: DeliveryJobs,
  mailId: string,
  by: Actor,
): Promise<{ ok: true } | { ok: false; reason: "not-found" }> {
  return db.transaction(async (tx) => {
    const [mail] = await tx
      .select({ channel: mails.channel, lastError: mails.lastError, attempts: mails.attempts })
      .from(mails)
      .where(and(eq(mails.id, mailId), isNull(mails.sentAt), isNotNull(mails.lastError)))
      .for("update");
    if (!mail) return { ok: false, reason: "not-found" };
    await queues.runNow(tx, jobs[mail.channel], { mailId });
    await recordAudit(tx, by, "email-retried", ["email", mailId], {
      channel: mail.channel,
      attempts: mail.attempts,
    });
    return { ok: true };
  });
}

export async function retryFailedMails(
  db: Db,
  queues: Pick<JobQueues, "runNow">,
  jobs: DeliveryJobs,
  by: Actor,
): Promise<number> {
  return db.transaction(async (tx) => {
    const failed = await tx
      .select({ id: mails.id, channel: mails.channel })
      .from(mails)
      .where(and(isNull(mails.sentAt), isNotNull(mails.lastError)))
      .orderBy(mails.createdAt)
      .limit(batch)
      .for("update");
    for (const { id, channel } of failed) await queues.runNow(tx, jobs[channel], { mailId: id });
    if (failed.length > 0)
      await recordAudit(tx, by, "emails-retried", ["email", "failed"], { emails: failed.length });
    return failed.length;
  });
}
