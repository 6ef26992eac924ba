import { isNotNull, lt, and, sql } from "drizzle-orm";
import {
  beginRun,
  endRun,
  listDueCampaigns,
  renewLease,
  renewMs,
  settleKilled,
} from "./campaign-run.server.ts";
import { campaignRecipients as recipients } from "./campaigns.table.ts";
import { type Run, sendToNext } from "./send-to-recipient.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";
import type { Log } from "#app/platform/log.ts";
import type { MailTransport } from "#app/platform/mail/transport.ts";
import { getOperator } from "#app/platform/operator.server.ts";
import { addDays } from "#app/shared/day.ts";

/** Every minute, because each time zone has its own morning. Polled often, so that an interrupted campaign goes on soon. */
export const sendCampaignsJob = defineJob<object>("send-campaigns", {
  schedule: "* * * * *",
  pollSeconds: 2,
});

/** The lane of campaigns: few, so that the mail server and the database have room for all other email. */
export const campaignConnections = 3;

/** Short, so that a run ends in time when the process is asked to stop. The next one continues. */
const maxMs = 5_000;

export interface CampaignSender {
  db: Db;
  jobs: Jobs;
  log: Log;
  campaignMail: Pick<MailTransport, "ping" | "send">;
  secret: string;
}

export async function sendCampaigns(sender: CampaignSender, now: Date): Promise<void> {
  const { db, jobs, log, campaignMail } = sender;
  await settleKilled(db);
  const due = await listDueCampaigns(db, now);
  if (due.length === 0) return;
  try {
    // Otherwise each connection would leave an address in doubt.
    await campaignMail.ping();
  } catch (error) {
    log.warn({ err: error }, "campaigns wait for the mail server");
    return;
  }
  const outcomes = [];
  for (const campaignId of due) outcomes.push(await runCampaign(sender, campaignId, now));
  if (outcomes.includes("more"))
    await jobs.enqueue(db, sendCampaignsJob, {}, { onceKey: "continue" });
}

/** `more`: there was no time to write to everybody. */
async function runCampaign(
  sender: CampaignSender,
  campaignId: string,
  now: Date,
): Promise<"more" | "over"> {
  const { db, log } = sender;
  const operator = await getOperator(db);
  if (!operator) return "over";
  const runId = createId();
  const content = await beginRun(db, campaignId, runId, now);
  if (!content) return "over";
  const run: Run = { ...sender, operator, runId, content, now };
  const until = Date.now() + maxMs;
  let isOver = content.cards.length === 0;
  const renewal = setInterval(() => {
    renewLease(db, campaignId, runId).catch((error: unknown) =>
      log.warn({ err: error, campaignId }, "the lease of a campaign is not renewed"),
    );
  }, renewMs);
  const sendInTurn = async () => {
    try {
      while (!isOver && Date.now() < until) if ((await sendToNext(run)) !== "done") isOver = true;
    } finally {
      // A connection that fails ends the others, too.
      isOver ||= Date.now() < until;
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: campaignConnections }, sendInTurn));
  clearInterval(renewal);
  const fault = lanes.find((lane) => lane.status === "rejected");
  if (fault) throw fault.reason;
  await endRun(sender, { campaignId, runId, hasCards: content.cards.length > 0, now: new Date() });
  return isOver ? "over" : "more";
}

const keptDays = 90;

/** There are as many as subscribers, and the campaign itself remains. */
export async function pruneCampaignMails(db: Db, now: Date): Promise<void> {
  const old = and(isNotNull(recipients.mailId), lt(recipients.sentAt, addDays(now, -keptDays)))!;
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`delete from mails where id in (select ${recipients.mailId} from ${recipients} where ${old})`,
    );
    await tx.update(recipients).set({ mailId: null }).where(old);
  });
}
