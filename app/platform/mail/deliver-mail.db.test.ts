import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { handledBy } from "#app/platform/jobs/jobs.ts";
import { type JobRunner, openJobs } from "#app/platform/jobs/open-jobs.ts";
import { createLog } from "#app/platform/log.ts";
import { deliverMail } from "#app/platform/mail/deliver-mail.job.server.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import { deliverMailJob, sendEmail } from "#app/platform/mail/send-email.server.ts";
import { createMailTransport, type MailTransport } from "#app/platform/mail/transport.ts";
import { withDatabase } from "#test/with-database.ts";
import { type MailServer, startMailServer } from "#test/stand-ins/mail-server.ts";
import { soon } from "#test/soon.ts";

const anEmail = (subject: string) => ({
  subject,
  heading: "Hello",
  paragraphs: ["One paragraph."],
  reason: "Because.",
});

withDatabase((world) => {
  let server: MailServer;
  let transport: MailTransport;
  let runner: JobRunner;
  beforeAll(async () => {
    server = await startMailServer();
    transport = createMailTransport(server.url, "Relevo <no-reply@relevo.example>");
    const { database, db } = world();
    runner = await openJobs(
      database,
      [deliverMailJob],
      createLog("silent"),
      "http://localhost:3000",
    );
    await runner.work([
      handledBy(deliverMailJob, ({ mailId }) => deliverMail(db, transport, mailId)),
    ]);
  });
  afterAll(async () => {
    await runner.stop();
    transport.close();
    await server.stop();
  });
  beforeEach(() => {
    server.mails.length = 0;
  });

  const send = (subject: string) =>
    world().db.transaction((tx) => sendEmail(tx, runner, "priya@example.com", anEmail(subject)));
  const find = async (subject: string) => {
    const [mail] = await world().db.select().from(mails).where(eq(mails.subject, subject));
    return mail!;
  };
  const received = (subject: string) =>
    server.mails.filter(({ headers }) => headers.includes(`Subject: ${subject}`));

  it("delivers an email once and records the time", async () => {
    await send("first");
    await vi.waitFor(async () => expect((await find("first")).sentAt).not.toBeNull(), soon);
    expect(received("first")).toHaveLength(1);
    expect(received("first")[0]!.recipients).toEqual(["priya@example.com"]);
    expect(await find("first")).toMatchObject({ attempts: 1, lastError: null });
  });

  it("never delivers an email whose transaction was rolled back", async () => {
    await world()
      .db.transaction(async (tx) => {
        await sendEmail(tx, runner, "priya@example.com", anEmail("rolled back"));
        throw new Error("changed my mind");
      })
      .catch(() => {});
    await send("after it");
    await vi.waitFor(() => expect(received("after it")).toHaveLength(1), soon);
    expect(received("rolled back")).toEqual([]);
    expect(await find("rolled back")).toBeUndefined();
  });

  it("delivers an email once, however many jobs request it", async () => {
    await send("once");
    await vi.waitFor(async () => expect((await find("once")).sentAt).not.toBeNull(), soon);
    const { id } = await find("once");
    await deliverMail(world().db, transport, id);
    await runner.enqueue(world().db, deliverMailJob, { mailId: id });
    await send("after once");
    await vi.waitFor(() => expect(received("after once")).toHaveLength(1), soon);
    expect(received("once")).toHaveLength(1);
  });

  it("keeps an email while the mail server is down, and delivers it once afterwards", async () => {
    const { db } = world();
    await server.stop();
    await send("patient");
    await vi.waitFor(async () => expect((await find("patient")).attempts).toBe(1), soon);
    expect(await find("patient")).toMatchObject({
      sentAt: null,
      lastError: expect.stringContaining("ECONNREFUSED"),
    });

    await server.start();
    const dueNow = sql`update pgboss.job set start_after = now() where name = ${deliverMailJob.name} and state = 'retry' returning id`;
    await vi.waitFor(async () => expect((await db.execute(dueNow)).rows).toHaveLength(1), soon);
    await send("wakes the worker");
    await vi.waitFor(async () => expect((await find("patient")).sentAt).not.toBeNull(), soon);
    expect(received("patient")).toHaveLength(1);
    expect(await find("patient")).toMatchObject({ attempts: 2, lastError: null });
  });

  it("retries for days, as mail servers do", async () => {
    await send("limits");
    const { rows } = await world().db.execute<{ days: number }>(
      sql`select retry_limit * retry_delay_max / 86400.0::float8 as days from pgboss.job
          where name = ${deliverMailJob.name} limit 1`,
    );
    expect(rows[0]!.days).toBeGreaterThanOrEqual(4);
  });
});
