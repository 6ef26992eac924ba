import { type Actor, recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { JobQueues } from "#app/platform/jobs/job-queues.ts";

type JobOutcome = { ok: true } | { ok: false; reason: "not-found" };

export const retryJob = (db: Db, queues: JobQueues, id: string, by: Actor): Promise<JobOutcome> =>
  settleOne(db, queues, id, by, { action: "job-retried", settle: queues.retry });

export const dropJob = (db: Db, queues: JobQueues, id: string, by: Actor): Promise<JobOutcome> =>
  settleOne(db, queues, id, by, { action: "job-dropped", settle: queues.drop });

async function settleOne(
  db: Db,
  queues: JobQueues,
  id: string,
  by: Actor,
  { action, settle }: { action: string; settle: (tx: Db, id: string) => Promise<boolean> },
): Promise<JobOutcome> {
  return db.transaction(async (tx) => {
    const job = await queues.find(tx, id);
    if (!job || !(await settle(tx, id))) return { ok: false, reason: "not-found" };
    const details = { kind: job.name, failure: job.failure };
    await recordAudit(tx, by, action, ["job", id], details);
    return { ok: true };
  });
}

export async function retryJobs(
  db: Db,
  queues: JobQueues,
  kind: string,
  by: Actor,
): Promise<number> {
  return db.transaction(async (tx) => {
    const retried = await queues.retryAll(tx, kind);
    const details = { jobs: retried };
    if (retried > 0) await recordAudit(tx, by, "jobs-retried", ["job", kind], details);
    return retried;
  });
}
