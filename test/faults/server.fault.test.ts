import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Database } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { openServer } from "#app/platform/db/open-server.ts";
import { openJobs } from "#app/platform/jobs/open-jobs.ts";
import { createLog } from "#app/platform/log.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import { deliverMailJob, sendEmail } from "#app/platform/mail/send-email.server.ts";
import { aUser } from "#test/factories.ts";
import {
  type ChildServer,
  isAlive,
  killAll,
  killHard,
  patience,
  sessionSecret,
  startChild,
} from "#test/faults/child-server.ts";
import { createDatabase } from "#test/administer-server.ts";
import { childrenOf } from "#test/child-processes.ts";
import { startPrepared } from "#test/demonstration.ts";
import type { Cluster } from "#test/postgres-cluster.ts";
import { cookieOf } from "#test/sign-in.ts";
import { startSilentServer } from "#test/stand-ins/silent-server.ts";

const root = join(import.meta.dirname, "../..");
let folder: string;
let cluster: Cluster;
let stoppable: Cluster;
const log = createLog("silent");
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "relevo-faults-"));
  [cluster, stoppable] = await Promise.all([startPrepared(), startPrepared()]);
}, 60_000);
afterAll(async () => {
  await killAll();
  await Promise.all([cluster.stop(), stoppable.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

async function aDatabase({ url }: Cluster, name: string, template?: "migrated"): Promise<string> {
  await createDatabase(url, name, template);
  return `${url}/${name}`;
}

const start = (url: string, variables: Record<string, string> = {}, command?: string[]) =>
  startChild(
    { DATABASE_URL: url, DATA_DIR: join(folder, "data"), DATABASE_POOL: "5", ...variables },
    command,
  );

async function withDatabase<Result>(
  url: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openServer({ url, pool: 2, log });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Enqueues an email without running any job. */
const enqueueEmail = (url: string, subject: string) =>
  withDatabase(url, async (database) => {
    const runner = await openJobs(database, [deliverMailJob], log, "http://localhost:3000");
    await database.db.transaction((tx) =>
      sendEmail(tx, runner, "priya@example.com", {
        subject,
        heading: "H",
        paragraphs: [],
        reason: "R",
      }),
    );
    await runner.stop();
  });

const isSent = (url: string, subject: string) =>
  withDatabase(url, async ({ db }) => {
    const [mail] = await db.select().from(mails).where(eq(mails.subject, subject));
    return mail?.sentAt != null;
  });

describe("on a PostgreSQL server", () => {
  let url: string;
  let first: ChildServer;
  let orphaned: { url: string; killedAt: number };

  it("becomes ready in two processes that start at once, and migrates once", async () => {
    url = await aDatabase(stoppable, "relevo");
    const second = await start(url);
    first = await start(url);
    await Promise.all([first.becomesReady(), second.becomesReady()]);
    const rows = await withDatabase(
      url,
      async ({ db }) =>
        (await db.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations`))
          .rows,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
    second.launcher.kill("SIGTERM");
    expect((await second.ended).code).toBe(0);
  });

  it("replaces a web process that dies, and on SIGHUP all of them without losing a request, unless the new release does not start", async () => {
    const own = await aDatabase(cluster, "several", "migrated");
    // Like the link to a release: what it leads to is read by the processes that start from now on.
    const program = join(folder, "current.mjs");
    const install = (code: string) => writeFileSync(program, code);
    install(`import ${JSON.stringify(join(root, "build/server/main.js"))};`);
    const variables = { NODE_ENV: "production", RELEVO_MODE: "demonstration", WEB_PROCESSES: "2" };
    const server = await start(own, { ...variables, LOG_LEVEL: "info" }, [program]);
    const webProcesses = () => childrenOf(server.launcher.pid!);
    const says = (words: string) =>
      vi.waitFor(() => expect(server.output()).toContain(`"msg":"${words}`), patience);
    const count = async () => /^relevo_processes (\d+)$/m.exec(await metrics())?.[1];
    const metrics = async () => (await server.ask("/metrics")).text();
    await server.becomesReady();
    await vi.waitFor(async () => expect(await count()).toBe("2"), patience);

    const before = webProcesses();
    expect(before).toHaveLength(2);
    killHard(before[0]!);
    // A connection handed to it in that moment is lost.
    await vi.waitFor(async () => expect(await server.statusOf("/live")).toBe(200), patience);
    await vi.waitFor(async () => {
      const after = webProcesses();
      expect(after, server.output()).toHaveLength(2);
      expect(after).not.toContain(before[0]);
    }, patience);
    await vi.waitFor(async () => expect(await count()).toBe("2"), patience);

    const old = webProcesses();
    const statuses = new Set<number | "refused">();
    const asked = new AbortController();
    const asking = ["/", "/businesses", "/help", "/live"].map(async (path) => {
      while (!asked.signal.aborted) statuses.add(await server.statusOf(path));
    });
    server.launcher.kill("SIGHUP");
    await says("reloaded");
    await vi.waitFor(() => expect(old.filter(isAlive)).toEqual([]), patience);
    asked.abort();
    await Promise.all(asking);
    expect([...statuses]).toEqual([200]);

    const pids = webProcesses();
    expect(pids).toHaveLength(2);
    install("process.exit(3)");
    server.launcher.kill("SIGHUP");
    await says("the new release did not start");
    expect(webProcesses()).toEqual(pids);
    expect(await server.statusOf("/")).toBe(200);

    server.launcher.kill("SIGTERM");
    expect((await server.ended).code).toBe(0);
    expect(pids.filter(isAlive)).toEqual([]);
  });

  it("stays ready without a worker and a mail server, names both, and hears of a worker that comes", async () => {
    const own = await aDatabase(cluster, "degraded", "migrated");
    const web = await start(own, { RUN_JOBS: "0", SMTP_URL: "smtp://127.0.0.1:9" });
    await web.becomesReady();
    const ready = async () => (await web.ask("/ready")).json() as Promise<Record<string, unknown>>;
    expect(await ready()).toMatchObject({
      status: "ready",
      unavailable: [],
      degraded: ["mail", "worker"],
    });
    const worker = await start(own, {}, ["scripts/run.mjs", "build/server/worker.js"]);
    await vi.waitFor(async () => expect((await ready()).degraded).toEqual(["mail"]), patience);
    for (const { launcher, ended } of [web, worker]) {
      launcher.kill("SIGTERM");
      await ended;
    }
  });

  it("leaves a job active when its worker is killed with -9", async () => {
    const own = await aDatabase(cluster, "orphaned", "migrated");
    const silent = await startSilentServer();
    const worker = await start(own, { SMTP_URL: silent.url }, [
      "scripts/run.mjs",
      "build/server/worker.js",
    ]);
    await silent.untilConnected(() => enqueueEmail(own, "orphan"));
    const state = await withDatabase(
      own,
      async ({ db }) =>
        (await db.execute(sql`select state from pgboss.job where name = ${deliverMailJob.name}`))
          .rows,
    );
    expect(state).toEqual([{ state: "active" }]);
    killHard(await worker.serverPid());
    await worker.ended;
    await silent.stop();
    orphaned = { url: own, killedAt: Date.now() };
    await start(own, {}, ["scripts/run.mjs", "build/server/worker.js"]);
  });

  it("reports the outage while PostgreSQL is down, and recovers by itself", async () => {
    const cookie = await withDatabase(url, async ({ db }) =>
      cookieOf(db, { APP_URL: first.url, SESSION_SECRET: sessionSecret }, (await aUser(db)).id),
    );
    const signedIn = () => first.statusOf("/", { headers: { cookie } });
    const photo = `/media/${createId()}/400.webp`;
    expect(await signedIn()).toBe(200);
    expect(await first.statusOf(photo)).toBe(404);
    const pid = await first.serverPid();

    await stoppable.kill();
    expect(await first.statusOf("/live")).toBe(200);
    expect(await first.statusOf("/ready")).toBe(503);
    const page = await first.ask("/", { headers: { cookie } });
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await page.text()).toContain("be right back");
    expect(await first.statusOf(photo)).toBe(503);
    expect(await first.statusOf("/metrics")).toBe(200);

    await stoppable.start();
    await first.becomesReady();
    expect(await signedIn()).toBe(200);
    expect(await first.statusOf(photo)).toBe(404);
    await enqueueEmail(url, "after the outage");
    await vi.waitFor(
      async () => expect(await isSent(url, "after the outage")).toBe(true),
      patience,
    );
    expect(await first.serverPid()).toBe(pid);
    expect(first.output()).not.toContain(cookie.split("=")[1]!.slice(0, 30));
  });

  it("finishes running requests on shutdown and accepts no new ones", async () => {
    const blocker = new pg.Client({ connectionString: url });
    await blocker.connect();
    await blocker.query("begin");
    await blocker.query("lock table listing_media in access exclusive mode");
    const answer = first.statusOf(`/media/${createId()}/400.webp`);
    await vi.waitFor(
      () =>
        withDatabase(url, async ({ db }) => {
          const { rows } = await db.execute(
            sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%listing_media%'`,
          );
          expect(rows).toHaveLength(1);
        }),
      patience,
    );
    const stopRequestedAt = Date.now();
    first.launcher.kill("SIGTERM");
    await vi.waitFor(async () => expect(await first.statusOf("/live")).toBe("refused"), patience);
    await blocker.query("rollback");
    await blocker.end();
    expect(await answer).toBe(404);
    expect(await first.ended).toEqual({ code: 0, signal: null });
    expect(Date.now() - stopRequestedAt).toBeLessThan(20_000);
  });

  it("runs the job of the killed worker again in another process", async () => {
    await vi.waitFor(async () => expect(await isSent(orphaned.url, "orphan")).toBe(true), {
      ...patience,
      interval: 1_000,
    });
    // Some forty seconds, plus the start of the other process, which takes long on a busy machine.
    expect(Date.now() - orphaned.killedAt).toBeLessThan(90_000);
  });
});
