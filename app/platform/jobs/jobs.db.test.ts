import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { JobState } from "#app/platform/jobs/job-state.ts";
import { handledBy, defineJob } from "#app/platform/jobs/jobs.ts";
import { type JobRunner, openJobs } from "./open-jobs.ts";
import { createLog } from "#app/platform/log.ts";
import { eachDatabase } from "#test/with-database.ts";
import { soon } from "#test/soon.ts";

let counter = 0;

eachDatabase((world) => {
  const runners: JobRunner[] = [];
  afterEach(async () => {
    await Promise.all(runners.splice(0).map((runner) => runner.stop()));
  });

  /** Each test has its own queue. */
  const aJob = (options?: Parameters<typeof defineJob>[1]) =>
    defineJob<{ name: string }>(`job-${++counter}`, options);

  async function open(job: ReturnType<typeof aJob>): Promise<JobRunner> {
    const runner = await openJobs(
      world().database,
      [job],
      createLog("silent"),
      "http://localhost:3000",
    );
    runners.push(runner);
    return runner;
  }

  async function statesOf(job: { name: string }): Promise<string[]> {
    const { rows } = await world().db.execute<{ state: string }>(
      sql`select state from pgboss.job where name = ${job.name} order by created_on`,
    );
    return rows.map(({ state }) => state);
  }

  it("runs a job once, after its transaction commits", async () => {
    const job = aJob();
    const runner = await open(job);
    const done: string[] = [];
    await runner.work([handledBy(job, async ({ name }) => void done.push(name))]);
    await world().db.transaction(async (tx) => {
      await runner.enqueue(tx, job, { name: "first" });
      expect(done).toEqual([]);
    });
    await vi.waitFor(async () => expect(await statesOf(job)).toEqual(["completed"]), soon);
    expect(done).toEqual(["first"]);
  });

  it("gives an empty object to the handler of a scheduled run, which has no data", async () => {
    const job = aJob();
    const runner = await open(job);
    await runner.enqueue(world().db, job, { name: "" });
    await world().db.execute(sql`update pgboss.job set data = null where name = ${job.name}`);
    const given: object[] = [];
    await runner.work([handledBy(job, async (data) => void given.push(data))]);
    await vi.waitFor(() => expect(given).toEqual([{}]), soon);
  });

  it("deletes a scheduled job that the next release no longer has", async () => {
    const old = aJob({ schedule: "7 * * * *" });
    const before = await open(old);
    await before.work([handledBy(old, async () => {})]);
    await before.stop();
    runners.splice(0);
    const renamed = aJob({ schedule: "7 * * * *" });
    const after = await open(renamed);
    await after.work([handledBy(renamed, async () => {})]);
    const { rows } = await world().db.execute<{ name: string }>(
      sql`select name from pgboss.schedule where name in (${old.name}, ${renamed.name})`,
    );
    expect(rows).toEqual([{ name: renamed.name }]);
  });

  it("deletes waiting jobs of a kind that the next release no longer has", async () => {
    const [old, kept] = [aJob(), aJob()];
    const before = await openJobs(
      world().database,
      [old, kept],
      createLog("silent"),
      "http://localhost:3000",
    );
    const startAfter = new Date(Date.now() + 3_600_000);
    for (const job of [old, kept])
      await before.enqueue(world().db, job, { name: "later" }, { startAfter });
    await before.stop();
    const after = await open(kept);
    await after.work([handledBy(kept, async () => {})]);
    expect([await statesOf(old), await statesOf(kept)]).toEqual([[], ["created"]]);
  });

  it("applies changed settings of the next release", async () => {
    const job = aJob({ retryLimit: 3 });
    const limit = async () => {
      const { rows } = await world().db.execute<{ limit: number }>(
        sql`select retry_limit as limit from pgboss.queue where name = ${job.name}`,
      );
      return rows.map((row) => row.limit);
    };
    await open(job);
    expect(await limit()).toEqual([3]);
    await open({ ...job, retryLimit: 5 });
    expect(await limit()).toEqual([5]);
  });

  it("never runs a job whose transaction was rolled back", async () => {
    const job = aJob();
    const runner = await open(job);
    const done: string[] = [];
    await runner.work([handledBy(job, async ({ name }) => void done.push(name))]);
    await world()
      .db.transaction(async (tx) => {
        await runner.enqueue(tx, job, { name: "rolled back" });
        throw new Error("changed my mind");
      })
      .catch(() => {});
    await world().db.transaction((tx) => runner.enqueue(tx, job, { name: "after it" }));
    await vi.waitFor(() => expect(done).toContain("after it"), soon);
    expect(done).toEqual(["after it"]);
    expect(await statesOf(job)).toHaveLength(1);
  });

  it("starts a delayed job within its poll, and no earlier", async () => {
    const job = aJob({ pollSeconds: 1 });
    const runner = await open(job);
    let startedAt = 0;
    await runner.work([handledBy(job, async () => void (startedAt = Date.now()))]);
    const startAfter = new Date(Date.now() + 500);
    await runner.enqueue(world().db, job, { name: "later" }, { startAfter });
    await vi.waitFor(() => expect(startedAt).toBeGreaterThan(0), { ...soon, timeout: 8000 });
    expect(startedAt).toBeGreaterThanOrEqual(startAfter.getTime());
  });

  it("can enqueue in a transaction right after startup", async () => {
    const job = aJob();
    const runner = await open(job);
    await world().db.transaction((tx) => runner.enqueue(tx, job, { name: "first" }));
    expect(await statesOf(job)).toEqual(["created"]);
  });

  it("processes a backlog at once, each job once, without pauses", async () => {
    const job = aJob();
    const runner = await open(job);
    const done: string[] = [];
    await runner.work([handledBy(job, async ({ name }) => void done.push(name))]);
    const names = Array.from({ length: 25 }, (_, i) => `n${i}`);
    await world().db.transaction(async (tx) => {
      for (const name of names) await runner.enqueue(tx, job, { name });
    });
    await vi.waitFor(() => expect(done).toHaveLength(names.length), soon);
    expect(done.toSorted()).toEqual(names.toSorted());
  });

  it("retries with backoff until it succeeds", async () => {
    const job = aJob();
    const runner = await open(job);
    let attempts = 0;
    await runner.work([
      handledBy(job, async () => {
        attempts++;
        if (attempts === 1) throw new Error("the mail server is away");
      }),
    ]);
    await runner.enqueue(world().db, job, { name: "x" });
    await vi.waitFor(async () => expect(await statesOf(job)).toEqual(["retry"]), soon);
    const { rows } = await world().db.execute<{ wait: number; output: string }>(
      sql`select extract(epoch from start_after - started_on)::float8 as wait, output::text as output
          from pgboss.job where name = ${job.name}`,
    );
    expect(rows[0]!.wait).toBeGreaterThan(1);
    expect(rows[0]!.output).toContain("the mail server is away");
    // Once it is due, the next job triggers the worker.
    await world().db.execute(
      sql`update pgboss.job set start_after = now() where name = ${job.name}`,
    );
    await runner.enqueue(world().db, job, { name: "y" });
    await vi.waitFor(
      async () => expect(await statesOf(job)).toEqual(["completed", "completed"]),
      soon,
    );
    expect(attempts).toBe(3);
  });

  it("gives up after the last attempt and counts it", async () => {
    const job = aJob({ retryLimit: 0 });
    const runner = await open(job);
    await runner.work([
      handledBy(job, async () => {
        throw new Error("never");
      }),
    ]);
    const before = await runner.failingCount();
    await runner.enqueue(world().db, job, { name: "x" });
    await vi.waitFor(async () => expect(await statesOf(job)).toEqual(["failed"]), soon);
    expect(await runner.failingCount()).toBe(before + 1);
  });

  it("counts as failing from the third failure on, while it is still retried", async () => {
    const job = aJob();
    const runner = await open(job);
    const { db } = world();
    let isBroken = true;
    let failures = 0;
    await runner.work([
      handledBy(job, async () => {
        if (!isBroken) return;
        failures++;
        throw new Error("no such tax rate");
      }),
    ]);
    const before = await runner.failingCount();
    const shown = async (state: JobState) =>
      (await runner.queues.list({ name: job.name, state }, { page: 1, size: 10 })).rows;
    const waitForFailure = async (count: number) => {
      await vi.waitFor(() => expect(failures).toBe(count), soon);
      await vi.waitFor(async () => expect(await statesOf(job)).toEqual(["retry"]), soon);
    };
    await runner.enqueue(db, job, { name: "x" });
    for (const count of [1, 2]) {
      await waitForFailure(count);
      expect(await shown("failed")).toEqual([]);
      expect(await shown("waiting")).toMatchObject([{ attempts: count, state: "waiting" }]);
      await runner.queues.runNow(db, job, { name: "x" });
    }
    await waitForFailure(3);
    expect(await runner.failingCount()).toBe(before + 1);
    const [failing] = await shown("failed");
    expect(failing).toMatchObject({ attempts: 3, state: "failed", hasGivenUp: false });
    expect(failing!.startsAt!.getTime()).toBeGreaterThan(failing!.createdAt.getTime());
    expect(await shown("waiting")).toEqual([]);
    const kinds = await runner.queues.listKinds();
    expect(kinds.find(({ name }) => name === job.name)).toMatchObject({ failed: 1, waiting: 0 });
    // A retried job may have done its work already: it is not dropped.
    expect(await runner.queues.drop(db, failing!.id)).toBe(false);
    isBroken = false;
    expect(await db.transaction((tx) => runner.queues.retryAll(tx, job.name))).toBe(1);
    await vi.waitFor(async () => expect(await statesOf(job)).toEqual(["completed"]), soon);
    expect(await runner.failingCount()).toBe(before);
  });

  describe("a key", () => {
    it("keeps one waiting job per key", async () => {
      const job = aJob();
      const runner = await open(job);
      const ask = (onceKey: string) =>
        world().db.transaction((tx) => runner.enqueue(tx, job, { name: onceKey }, { onceKey }));
      await Promise.all([ask("a"), ask("a"), ask("a"), ask("b")]);
      await ask("a");
      expect(await statesOf(job)).toEqual(["created", "created"]);
    });

    it("allows a new one once the first is done", async () => {
      const job = aJob();
      const runner = await open(job);
      const done: string[] = [];
      await runner.enqueue(world().db, job, { name: "first" }, { onceKey: "a" });
      await runner.work([handledBy(job, async ({ name }) => void done.push(name))]);
      await vi.waitFor(() => expect(done).toEqual(["first"]), soon);
      await vi.waitFor(async () => expect(await statesOf(job)).toEqual(["completed"]), soon);
      await runner.enqueue(world().db, job, { name: "second" }, { onceKey: "a" });
      await vi.waitFor(() => expect(done).toEqual(["first", "second"]), soon);
    });

    it("does not affect jobs without one", async () => {
      const job = aJob();
      const runner = await open(job);
      for (const name of ["a", "b", "c"]) await runner.enqueue(world().db, job, { name });
      expect(await statesOf(job)).toEqual(["created", "created", "created"]);
    });
  });

  it("does not start before its time", async () => {
    const job = aJob();
    const runner = await open(job);
    const done: string[] = [];
    await runner.work([handledBy(job, async ({ name }) => void done.push(name))]);
    await runner.enqueue(
      world().db,
      job,
      { name: "later" },
      { startAfter: new Date(Date.now() + 3_600_000) },
    );
    await runner.enqueue(world().db, job, { name: "now" });
    await vi.waitFor(() => expect(done).toContain("now"), soon);
    expect(done).toEqual(["now"]);
  });

  it("reports how long the oldest ready job has waited, ignoring later ones", async () => {
    const job = aJob();
    const runner = await open(job);
    await world().db.execute(sql`delete from pgboss.job`);
    expect(await runner.oldestWaitingSeconds()).toBe(0);
    await runner.enqueue(
      world().db,
      job,
      { name: "x" },
      { startAfter: new Date(Date.now() + 3_600_000) },
    );
    expect(await runner.oldestWaitingSeconds()).toBe(0);
    await runner.enqueue(world().db, job, { name: "y" });
    await world().db.execute(
      sql`update pgboss.job set created_on = now() - interval '90 seconds', start_after = now() - interval '90 seconds' where data->>'name' = 'y'`,
    );
    expect(await runner.oldestWaitingSeconds()).toBeCloseTo(90, -1);
  });

  describe("administration", () => {
    const failing = async (names: string[]) => {
      const job = aJob({ retryLimit: 0, schedule: "30 4 * * *" });
      const runner = await open(job);
      const done: string[] = [];
      let isBroken = true;
      const handle = async ({ name }: { name: string }) => {
        if (isBroken) throw new Error(`no way to https://x.example/reset-password?token=s3cret`);
        done.push(name);
      };
      await runner.work([handledBy(job, handle)]);
      for (const name of names) await runner.enqueue(world().db, job, { name });
      const page = { page: 1, size: 10 };
      const failed = () => runner.queues.list({ name: job.name, state: "failed" }, page);
      await vi.waitFor(async () => expect((await failed()).total).toBe(names.length), soon);
      return { job, runner, done, failed, repair: () => (isBroken = false) };
    };
    const kindOf = async (runner: JobRunner, { name }: { name: string }) =>
      (await runner.queues.listKinds()).find((kind) => kind.name === name)!;

    it("a failed job is shown with its reason, without secrets, and can be retried", async () => {
      const { job, runner, done, failed, repair } = await failing(["x"]);
      const [row] = (await failed()).rows;
      expect(row).toMatchObject({ name: job.name, state: "failed", data: { name: "x" } });
      expect(row!.attempts).toBe(1);
      expect(row!.failure).toBe("no way to https://x.example/reset-password?token=•••");
      const kind = await kindOf(runner, job);
      expect(kind).toMatchObject({ failed: 1, waiting: 0, lastSuccessAt: null });
      expect(kind.nextRunAt!.getTime()).toBeGreaterThan(Date.now());
      expect(kind.nextRunAt!.toISOString()).toMatch(/T04:30:00/);
      repair();
      const { db } = world();
      expect(await db.transaction((tx) => runner.queues.retry(tx, row!.id))).toBe(true);
      await vi.waitFor(() => expect(done).toEqual(["x"]), soon);
      await vi.waitFor(
        async () => expect((await kindOf(runner, job)).lastSuccessAt).not.toBeNull(),
        soon,
      );
      expect(await runner.queues.retry(db, row!.id)).toBe(false);
      expect(await runner.queues.drop(db, row!.id)).toBe(false);
    });

    it("all failed jobs of a kind can be retried together, or dropped", async () => {
      const { job, runner, done, failed, repair } = await failing(["a", "b", "c"]);
      const { db } = world();
      const { id } = (await failed()).rows[0]!;
      expect(await db.transaction((tx) => runner.queues.drop(tx, id))).toBe(true);
      expect(await runner.queues.find(db, id)).toBeNull();
      repair();
      expect(await db.transaction((tx) => runner.queues.retryAll(tx, job.name))).toBe(2);
      await vi.waitFor(() => expect(done).toHaveLength(2), soon);
      expect((await failed()).total).toBe(0);
    });

    it("a rolled-back retry has no effect", async () => {
      const { runner, failed } = await failing(["x"]);
      const { id } = (await failed()).rows[0]!;
      await world()
        .db.transaction(async (tx) => {
          await runner.queues.retry(tx, id);
          throw new Error("changed my mind");
        })
        .catch(() => {});
      expect((await failed()).total).toBe(1);
    });

    it("failed and waiting jobs run now, once", async () => {
      const { job, runner, done, failed, repair } = await failing(["x"]);
      const { db } = world();
      repair();
      const now = (name: string) => db.transaction((tx) => runner.queues.runNow(tx, job, { name }));
      await now("x");
      await vi.waitFor(() => expect(done).toEqual(["x"]), soon);
      expect((await failed()).total).toBe(0);
      const startAfter = new Date(Date.now() + 3_600_000);
      await runner.enqueue(db, job, { name: "later" }, { startAfter });
      await now("later");
      await vi.waitFor(() => expect(done).toEqual(["x", "later"]), soon);
      await now("x");
      await vi.waitFor(() => expect(done).toEqual(["x", "later", "x"]), soon);
      expect(await statesOf(job)).toHaveLength(3);
    });
  });

  it("lets a running job finish on shutdown", async () => {
    const job = aJob();
    const runner = await open(job);
    let begun = false;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await runner.work([
      handledBy(job, async () => {
        begun = true;
        await held;
      }),
    ]);
    await runner.enqueue(world().db, job, { name: "x" });
    await vi.waitFor(() => expect(begun).toBe(true), soon);
    let stopped = false;
    const stopping = runner.stop().then(() => (stopped = true));
    expect(await statesOf(job)).toEqual(["active"]);
    expect(stopped).toBe(false);
    release();
    await stopping;
    expect(await statesOf(job)).toEqual(["completed"]);
  });
});
