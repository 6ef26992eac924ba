import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { dropJob, retryJob, retryJobs } from "#app/admin/jobs/settle-job.server.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { defineJob, handledBy } from "#app/platform/jobs/jobs.ts";
import { openJobs } from "#app/platform/jobs/open-jobs.ts";
import { createLog } from "#app/platform/log.ts";
import { anAdmin } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { soon } from "#test/soon.ts";

withDatabase((world) => {
  test("logs decisions about failed jobs, and refuses other jobs", async () => {
    const { db, database } = world();
    const job = defineJob<{ n: number }>("settle-job-test", { retryLimit: 0 });
    const runner = await openJobs(database, [job], createLog("silent"), "http://localhost:3000");
    const { queues } = runner;
    await runner.work([
      handledBy(job, async () => {
        throw new Error("no");
      }),
    ]);
    for (const n of [1, 2, 3]) await runner.enqueue(db, job, { n });
    const failed = () => queues.list({ name: job.name, state: "failed" }, { page: 1, size: 10 });
    await vi.waitFor(async () => expect((await failed()).total).toBe(3), soon);
    await runner.stop();
    const by = { actorId: (await anAdmin(db)).id, requestId: "r" };
    const [first, second] = (await failed()).rows;
    const missing = { ok: false, reason: "not-found" };
    expect(await retryJob(db, queues, first!.id, by)).toEqual({ ok: true });
    expect(await retryJob(db, queues, first!.id, by)).toEqual(missing);
    expect(await dropJob(db, queues, first!.id, by)).toEqual(missing);
    expect(await dropJob(db, queues, second!.id, by)).toEqual({ ok: true });
    expect(await dropJob(db, queues, createId(), by)).toEqual(missing);
    expect(await retryJobs(db, queues, job.name, by)).toBe(1);
    expect(await retryJobs(db, queues, job.name, by)).toBe(0);
    const entries = await db
      .select({ action: auditLog.action, subjectId: auditLog.subjectId, details: auditLog.details })
      .from(auditLog)
      .where(eq(auditLog.actorId, by.actorId))
      .orderBy(auditLog.id);
    expect(entries).toEqual([
      { action: "job-retried", subjectId: first!.id, details: { kind: job.name, failure: "no" } },
      { action: "job-dropped", subjectId: second!.id, details: { kind: job.name, failure: "no" } },
      { action: "jobs-retried", subjectId: job.name, details: { jobs: 1 } },
    ]);
  });
});
