import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { deliveryJobs, listKeptChannels } from "#app/admin/emails/email-channels.server.ts";
import { readEnv } from "#app/platform/env.ts";
import { emailListSpec, emailState, receivedListSpec } from "#app/admin/emails/email-list.ts";
import { emailsList, receivedEmailsList } from "#app/admin/emails/email-list.queries.server.ts";
import { parseListState } from "#app/admin/lists/list-state.ts";
import { inboundEmails } from "#app/messages/email/inbound-emails.table.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createId } from "#app/platform/db/id.ts";
import type { JobQueues } from "#app/platform/jobs/job-queues.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import { QueryCache } from "#app/platform/query-cache.ts";
import { retryFailedMails, retryMail } from "#app/platform/mail/retry-mail.server.ts";
import { anAdmin } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

withDatabase((world) => {
  const aMail = async (changes: Partial<typeof mails.$inferInsert> = {}) => {
    const [mail] = await world()
      .db.insert(mails)
      .values({ recipient: "ana@example.com", subject: "Hello", text: "Hello", ...changes })
      .returning({ id: mails.id });
    return mail!.id;
  };
  const services = () => ({ db: world().db, queryCache: new QueryCache(world().db) });
  const list = (query: string) =>
    emailsList.list(services(), parseListState(emailListSpec, new URLSearchParams(query)));
  /** Records the jobs instead of running them. */
  const recorded = () => {
    const enqueued: [string, object][] = [];
    const queues: Pick<JobQueues, "runNow"> = {
      async runNow(_tx, job, data) {
        enqueued.push([job.name, data]);
      },
    };
    return { enqueued, queues };
  };

  test("emails are found by recipient and subject, and filtered by state and channel", async () => {
    const sent = await aMail({ recipient: "cleo_1@example.com", sentAt: new Date() });
    const failed = await aMail({ recipient: "cleo%2@example.com", lastError: "Error: no" });
    const sms = await aMail({ channel: "sms", recipient: "cleo3", subject: "Text cleo" });
    const ids = async (query: string) => (await list(query)).rows.map(({ id }) => id);
    expect(await ids("q=CLEO&sort=recipient&dir=asc")).toEqual(
      expect.arrayContaining([sent, failed, sms]),
    );
    expect(await ids("q=cleo_")).toEqual([sent]);
    expect(await ids("q=cleo%25")).toEqual([failed]);
    expect(await ids("q=text+cleo&channel=sms&state=waiting")).toEqual([sms]);
    expect(await ids("q=cleo&state=failed")).toEqual([failed]);
    expect(await ids("q=cleo&state=sent&channel=email")).toEqual([sent]);
    expect(await ids("q=%00&state=none&page=99")).toEqual([]);
    const { total, all } = await list("q=cleo");
    expect(total).toBe(3);
    expect(all).toBeGreaterThanOrEqual(3);
    expect((await list("state=failed")).total).toBeGreaterThanOrEqual(1);
  });

  test("an email that reached nobody does not count as sent", async () => {
    const mail = { channel: "email" as const, sentAt: new Date(), lastError: null };
    const demonstration = readEnv({ RELEVO_MODE: "test", SESSION_SECRET: "x".repeat(40) });
    const state = (env: typeof demonstration) => emailState(mail, listKeptChannels(env));
    expect(state(demonstration)).toBe("kept");
    expect(state({ ...demonstration, SMTP_URL: "smtp://mail.example" })).toBe("sent");
    expect(state({ ...demonstration, mode: "production" })).toBe("sent");
  });

  test("retries only failed messages, by the job of their channel, and logs it", async () => {
    const { db } = world();
    await db.delete(mails);
    const sent = await aMail({ sentAt: new Date() });
    const waiting = await aMail();
    const failed = await aMail({ lastError: "Error: no", attempts: 121 });
    const push = await aMail({ channel: "push", lastError: "Error: no" });
    const by = { actorId: (await anAdmin(db)).id, requestId: null };
    const { enqueued, queues } = recorded();
    for (const id of [sent, waiting, createId()])
      expect(await retryMail(db, queues, deliveryJobs, id, by)).toMatchObject({ ok: false });
    expect(await retryMail(db, queues, deliveryJobs, failed, by)).toEqual({ ok: true });
    expect(await retryFailedMails(db, queues, deliveryJobs, by)).toBe(2);
    expect(enqueued).toEqual([
      ["deliver-mail", { mailId: failed }],
      ["deliver-mail", { mailId: failed }],
      ["deliver-push", { mailId: push }],
    ]);
    const entries = await db
      .select({ action: auditLog.action, details: auditLog.details })
      .from(auditLog)
      .where(eq(auditLog.actorId, by.actorId))
      .orderBy(auditLog.id);
    expect(entries).toEqual([
      { action: "email-retried", details: { channel: "email", attempts: 121 } },
      { action: "emails-retried", details: { emails: 2 } },
    ]);
  });

  test("received emails that reached no conversation are listed; others on demand", async () => {
    const { db } = world();
    const key = createId();
    await db.insert(inboundEmails).values([
      { externalId: `${key}-1`, outcome: "delivered" },
      { externalId: `${key}-2`, outcome: "stranger" },
      { externalId: `${key}-3`, outcome: "bounce" },
    ]);
    const outcomes = async (query: string) => {
      const state = parseListState(receivedListSpec, new URLSearchParams(`q=${key}&${query}`));
      const { rows } = await receivedEmailsList.list(services(), state);
      return rows.map(({ outcome }) => outcome).toSorted();
    };
    expect(await outcomes("")).toEqual(["bounce", "stranger"]);
    expect(await outcomes("outcome=delivered")).toEqual(["delivered"]);
  });
});
