import { type SQL, sql } from "drizzle-orm";
import { fromDrizzle, type PgBoss } from "pg-boss";
import type { Db } from "#app/platform/db/db.ts";
import type { Job } from "#app/platform/jobs/jobs.ts";
import type { JobState } from "#app/platform/jobs/job-state.ts";
import { viewedState } from "#app/platform/jobs/failing-jobs.ts";
import { describeFailure } from "#app/platform/jobs/describe-failure.ts";
import { redact } from "#app/platform/redact.ts";
import { offsetOf, type Page } from "#app/shared/paging.ts";

export interface JobView {
  id: string;
  name: string;
  state: JobState;
  hasGivenUp: boolean;
  data: Record<string, unknown>;
  failure: string | null;
  attempts: number;
  createdAt: Date;
  startsAt: Date | null;
  startedAt: Date | null;
  endedAt: Date | null;
}

export interface JobKindView {
  name: string;
  waiting: number;
  running: number;
  failed: number;
  schedule: string | null;
  nextRunAt: Date | null;
  lastSuccessAt: Date | null;
}

export interface JobQueues {
  listKinds(): Promise<JobKindView[]>;
  list(
    filter: { name?: string | null; state: JobState },
    page: Page,
  ): Promise<{ rows: JobView[]; total: number }>;
  find(tx: Db, id: string): Promise<JobView | null>;
  findByData<Data extends object>(tx: Db, job: Job<Data>, data: Partial<Data>): Promise<JobView[]>;
  retry(tx: Db, id: string): Promise<boolean>;
  retryAll(tx: Db, name: string): Promise<number>;
  drop(tx: Db, id: string): Promise<boolean>;
  runNow<Data extends object>(tx: Db, job: Job<Data>, data: Data): Promise<void>;
}

interface JobRow extends Record<string, unknown> {
  id: string;
  name: string;
  state: JobState | null;
  phase: string;
  data: unknown;
  output: unknown;
  retryCount: number;
  createdAt: string;
  startsAt: string;
  startedAt: string | null;
  endedAt: string | null;
}

/** Times as text: the two databases give a raw query different types. */
const iso = (column: SQL) => sql`to_json(${column})#>>'{}'`;
const columns = sql`id, name, ${viewedState} as state, state::text as phase, data, output, retry_count as "retryCount",
  ${iso(sql`created_on`)} as "createdAt", ${iso(sql`start_after`)} as "startsAt",
  ${iso(sql`started_on`)} as "startedAt", ${iso(sql`completed_on`)} as "endedAt"`;

const canRetry = sql`${viewedState} = 'failed' and state <> 'active'`;

/** By the database clock: ours may be ahead. */
const immediately = "0 seconds";

export function createJobQueues(
  boss: PgBoss,
  db: Db,
  jobs: readonly Job<object>[],
  enqueue: <Data extends object>(tx: Db, job: Job<Data>, data: Data) => Promise<void>,
): JobQueues {
  const select = async (tx: Db, condition: SQL, rest = sql``) => {
    const { rows } = await tx.execute<JobRow>(
      sql`select ${columns} from pgboss.job where ${condition} ${rest}`,
    );
    return rows.map(viewJob);
  };
  const retryOne = async (tx: Db, { id, name, startsAt }: JobView) => {
    const transaction = { db: fromDrizzle(tx, sql) };
    if (!startsAt) await boss.retry(name, id, transaction);
    // Wakes the workers; a retried job would otherwise wait for their next poll.
    await boss.update(name, undefined, { id, startAfter: immediately, ...transaction });
  };

  const queues: JobQueues = {
    async listKinds() {
      const { rows } = await db.execute<Omit<JobKindView, "lastSuccessAt"> & { last: string }>(
        sql`select name, count(*) filter (where ${viewedState} = 'waiting')::int as waiting,
              count(*) filter (where ${viewedState} = 'running')::int as running,
              count(*) filter (where ${viewedState} = 'failed')::int as failed,
              ${iso(sql`max(completed_on) filter (where state = 'completed')`)} as last
            from pgboss.job group by name`,
      );
      const known = new Map(rows.map((row) => [row.name, row]));
      return jobs.map(({ name, schedule = null }) => {
        const { waiting = 0, running = 0, failed = 0, last = null } = known.get(name) ?? {};
        const nextRunAt = schedule ? boss.previewSchedule(schedule, { count: 1 })[0]! : null;
        return {
          name,
          waiting,
          running,
          failed,
          schedule,
          nextRunAt,
          lastSuccessAt: last ? new Date(last) : null,
        };
      });
    },
    async list({ name, state }, page) {
      const condition = sql`${viewedState} = ${state} ${name ? sql`and name = ${name}` : sql``}`;
      const order =
        state === "failed"
          ? sql`order by coalesce(completed_on, started_on) desc, id`
          : sql`order by start_after, created_on, id`;
      const { rows } = await db.execute<{ total: number }>(
        sql`select count(*)::int as total from pgboss.job where ${condition}`,
      );
      const part = sql`${order} limit ${page.size} offset ${offsetOf(page)}`;
      return { rows: await select(db, condition, part), total: rows[0]!.total };
    },
    async find(tx, id) {
      const [job] = await select(tx, sql`id = ${id}`);
      return job ?? null;
    },
    findByData: (tx, { name }, data) =>
      select(
        tx,
        sql`name = ${name} and state in ('created', 'retry', 'active', 'failed')
            and data @> ${JSON.stringify(data)}::jsonb`,
      ),
    async retry(tx, id) {
      const [job] = await select(tx, sql`id = ${id} and ${canRetry}`, sql`for update`);
      if (!job) return false;
      await retryOne(tx, job);
      return true;
    },
    async retryAll(tx, name) {
      const failed = await select(tx, sql`name = ${name} and ${canRetry}`, sql`for update`);
      for (const job of failed) await retryOne(tx, job);
      return failed.length;
    },
    async drop(tx, id) {
      const [job] = await select(tx, sql`id = ${id} and state = 'failed'`, sql`for update`);
      if (!job) return false;
      await boss.deleteJob(job.name, job.id, { db: fromDrizzle(tx, sql) });
      return true;
    },
    async runNow(tx, job, data) {
      const [known] = await queues.findByData(tx, job, data);
      if (!known) return enqueue(tx, job, data);
      if (known.hasGivenUp || known.startsAt) await retryOne(tx, known);
    },
  };
  return queues;
}

const viewJob = (row: JobRow): JobView => ({
  id: row.id,
  name: row.name,
  state: row.state ?? "waiting",
  hasGivenUp: row.phase === "failed",
  data: redact(row.data ?? {}) as Record<string, unknown>,
  failure: describeFailure(row.output),
  attempts: row.retryCount + (row.startedAt ? 1 : 0),
  createdAt: new Date(row.createdAt),
  startsAt: row.phase === "created" || row.phase === "retry" ? new Date(row.startsAt) : null,
  startedAt: row.startedAt ? new Date(row.startedAt) : null,
  endedAt: row.endedAt ? new Date(row.endedAt) : null,
});
