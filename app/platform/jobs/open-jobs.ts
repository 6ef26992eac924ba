import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { fromDrizzle, fromPglite, PgBoss } from "pg-boss";
import type { Database, ServerDatabase } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { createJobQueues, type JobQueues } from "#app/platform/jobs/job-queues.ts";
import { countFailingJobs } from "#app/platform/jobs/failing-jobs.ts";
import { prepareQueues } from "#app/platform/jobs/prepare-queues.ts";
import type { Log } from "#app/platform/log.ts";
import type { HandledJob, Job, Jobs } from "#app/platform/jobs/jobs.ts";

export interface JobRunner extends Jobs {
  readonly queues: JobQueues;
  work(handled: readonly HandledJob[]): Promise<void>;
  oldestWaitingSeconds(): Promise<number>;
  failingCount(): Promise<number>;
  stop(): Promise<void>;
}

export async function openJobs(
  database: Database,
  jobs: readonly Job<object>[],
  log: Log,
  appUrl: string,
): Promise<JobRunner> {
  const boss = new PgBoss({
    db: database.kind === "embedded" ? fromPglite(database.client) : fromPool(database),
    backend: database.kind === "embedded" ? "pglite" : "postgres",
    useListenNotify: true,
    monitorIntervalSeconds: 10,
    superviseIntervalSeconds: 10,
    monitorVacuum: database.kind === "server",
    reindex: database.kind === "server",
  });
  boss.on("error", (error) => log.warn({ err: error }, "job queue"));
  await boss.start();
  await prepareQueues(boss, jobs);

  const enqueue: Jobs["enqueue"] = async (tx, job, data, options = {}) => {
    await boss.send(job.name, data, {
      db: fromDrizzle(tx, sql),
      ...(options.startAfter && { startAfter: options.startAfter }),
      singletonKey: options.onceKey ?? createId(),
    });
  };
  return {
    appUrl,
    enqueue,
    queues: createJobQueues(boss, database.db, jobs, enqueue),
    async work(handled) {
      const known = new Set(jobs.map(({ name }) => name));
      for (const { name } of await boss.getQueues()) {
        if (known.has(name) || name.startsWith("__pgboss__")) continue;
        // Renamed or dropped since the last release: its jobs would wait forever.
        await boss.unschedule(name);
        await boss.deleteQueue(name);
      }
      for (const { job, handle } of handled) {
        const worker: string = await boss.work(
          job.name,
          {
            pollingIntervalSeconds: job.pollSeconds,
            notifyPollingIntervalSeconds: job.pollSeconds,
          },
          async (batch) => {
            for (const { id, data } of batch) {
              const started = Date.now();
              try {
                // The scheduler sends no data.
                await handle(data ?? {});
                log.info({ job: job.name, jobId: id, ms: Date.now() - started }, "job done");
              } catch (error) {
                log.error({ job: job.name, jobId: id, err: error }, "job failed");
                throw error;
              } finally {
                // Fetches the next job immediately. By default it waits for the next poll, which would process one job per poll.
                boss.notifyWorker(worker);
              }
            }
          },
        );
        if (job.schedule) await boss.schedule(job.name, job.schedule);
        // A worker asks for its first job at once, and the embedded database holds the thread: requests get their turn in between.
        await nextTurn();
      }
    },
    async oldestWaitingSeconds() {
      const { rows } = await database.db.execute<{ seconds: number }>(
        sql`select coalesce(extract(epoch from now() - min(greatest(created_on, start_after)))::float8, 0) as seconds
            from pgboss.job where state in ('created', 'retry') and start_after <= now()`,
      );
      return rows[0]!.seconds;
    },
    failingCount: () => countFailingJobs(database.db),
    stop: () => boss.stop({ graceful: true, timeout: 10_000, close: false }),
  };
}

function fromPool(database: ServerDatabase) {
  return {
    async executeSql(text: string, values?: unknown[]) {
      const result = (await database.pool.query(text, values)) as unknown;
      const results = (Array.isArray(result) ? result : [result]) as { rows?: unknown[] }[];
      return { rows: results.flatMap((one) => one.rows ?? []) };
    },
    async listen(
      channel: string,
      onNotification: (payload: string) => void,
      onReconnect: () => void,
    ) {
      const close = await database.listen(channel, onNotification, onReconnect);
      return { close };
    },
  };
}
