import { and, eq, not, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { alerts } from "#app/messages/alerts/alerts.table.ts";
import { isSubscriber } from "#app/messages/alerts/newsletter/newsletter.server.ts";
import { alertUrl } from "#app/messages/alerts/subscribe/alert-by-link.server.ts";
import { recipientAddress } from "./audience.server.ts";
import { type Handover, judgeFailure, mostAttempts, putOffUntil } from "./campaign.ts";
import { type CampaignContent, campaignEmail } from "./campaign-email.ts";
import { campaignRecipients as recipients, campaigns } from "./campaigns.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { describeError } from "#app/platform/jobs/describe-failure.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import { renderEmail } from "#app/platform/mail/render-email.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { Mail, MailTransport } from "#app/platform/mail/transport.ts";
import type { Operator } from "#app/shared/brand.ts";

export interface Run {
  db: Db;
  campaignMail: Pick<MailTransport, "send">;
  jobs: Jobs;
  secret: string;
  operator: Operator;
  runId: string;
  content: CampaignContent;
  now: Date;
}

interface Claimed extends Record<string, unknown> {
  id: string;
  alertId: string | null;
  attempts: number;
}

/**
 * Writes to the next recipient. The claim is committed before the email is handed over, so that nobody who may have got it is
 * written to again. `none`: nobody is left, or the run no longer holds the campaign. `trouble`: the mail server takes nothing.
 */
export async function sendToNext(run: Run): Promise<"done" | "none" | "trouble"> {
  const claimed = await claimNext(run);
  if (!claimed) return "none";
  const address = claimed.alertId && (await findAddress(run, claimed.alertId));
  if (!address) {
    await settle(run.db, run, claimed, { state: "dropped" });
    return "done";
  }
  const mail = writeMail(run, claimed.alertId!, address);
  try {
    await run.campaignMail.send(mail);
  } catch (error) {
    const handover = judgeFailure(error);
    await settle(run.db, run, claimed, afterFailure(handover, claimed.attempts, error, run.now));
    return handover === "unsent" || handover === "in-doubt" ? "trouble" : "done";
  }
  await recordSent(run, claimed, mail);
  return "done";
}

async function claimNext({ db, content, runId, now }: Run): Promise<Claimed | null> {
  const { rows } = await db.execute<Claimed>(sql`
    update campaign_recipients set state = 'claimed', run_id = ${runId}::uuid, claimed_at = now(), attempts = attempts + 1
    where id = (
      select id from campaign_recipients
      where campaign_id = ${content.id}::uuid and state = 'waiting' and due_at <= ${now.toISOString()}::timestamptz
      order by due_at, id limit 1 for update skip locked
    ) and exists (
      select 1 from ${campaigns} where ${campaigns.id} = ${content.id}::uuid and ${campaigns.runId} = ${runId}::uuid
        and ${campaigns.status} = 'sending' and ${campaigns.leaseUntil} > now()
    )
    returning id, alert_id as "alertId", attempts`);
  return rows[0] ?? null;
}

/**
 * Null for somebody who has unsubscribed since the campaign was approved. Also for a member who has moved to an address that is a
 * recipient itself, and would get the email twice.
 */
async function findAddress(
  { db, content }: Pick<Run, "db" | "content">,
  alertId: string,
): Promise<string | null> {
  const isRecipientItself = sql`exists (select 1 from alerts o join campaign_recipients r on r.alert_id = o.id
    where o.source = 'newsletter' and o.unsubscribed_at is null and o.email = ${users.email} and o.id <> ${alerts.id}
      and (o.user_id is null or o.user_id = ${users.id}) and r.campaign_id = ${content.id})`;
  const [row] = await db
    .select({ address: recipientAddress })
    .from(alerts)
    .leftJoin(users, eq(users.id, alerts.userId))
    .where(and(eq(alerts.id, alertId), isSubscriber, not(isRecipientItself)));
  return row?.address ?? null;
}

function writeMail(
  { content, jobs, secret, operator, now }: Run,
  alertId: string,
  to: string,
): Mail {
  const links = {
    chooseUrl: alertUrl(secret, "choose", alertId),
    unsubscribeUrl: alertUrl(secret, "unsubscribe", alertId),
  };
  return {
    id: createId(),
    channel: "email",
    recipient: to,
    ...renderEmail(campaignEmail(content, links), operator, jobs.appUrl),
    attempts: 1,
    lastError: null,
    sentAt: null,
    createdAt: now,
  };
}

type Settled = Pick<
  typeof recipients.$inferInsert,
  "state" | "dueAt" | "failure" | "sentAt" | "mailId" | "attempts"
>;

function afterFailure(
  handover: Handover,
  attempts: number,
  error: unknown,
  now: Date,
): Partial<Settled> {
  const failure = describeError(String(error));
  if (handover === "in-doubt") return { state: "in-doubt", failure };
  if (handover === "unsent") return { state: "waiting", attempts: attempts - 1, failure };
  if (handover === "refused" || attempts >= mostAttempts) return { state: "failed", failure };
  return { state: "waiting", dueAt: putOffUntil(attempts, now), failure };
}

/** Only by the run that claimed it. */
async function settle(
  db: Db,
  { runId }: Pick<Run, "runId">,
  { id }: Claimed,
  settled: Partial<Settled>,
): Promise<void> {
  await db
    .update(recipients)
    .set(settled)
    .where(and(eq(recipients.id, id), eq(recipients.runId, runId)));
}

/** In the outbox without its HTML, which is the same for everybody and shown with the campaign. */
async function recordSent(run: Run, claimed: Claimed, mail: Mail): Promise<void> {
  const sentAt = new Date();
  await run.db.transaction(async (tx) => {
    // The alert first, as when it is deleted together with the account: otherwise the two would wait for each other.
    await tx.update(alerts).set({ lastSentAt: sentAt }).where(eq(alerts.id, claimed.alertId!));
    await tx.insert(mails).values({ ...mail, html: null, sentAt });
    await settle(tx, run, claimed, { state: "sent", sentAt, mailId: mail.id, failure: null });
  });
}
