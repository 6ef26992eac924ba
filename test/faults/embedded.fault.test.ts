import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { isNull, sql } from "drizzle-orm";
import { verifyArchive } from "#app/platform/backup/read-archive.ts";
import { restoreArchive } from "#app/platform/backup/restore.ts";
import { createDiskStore } from "#app/platform/files/disk-store.ts";
import { deliverMailJob } from "#app/platform/mail/send-email.server.ts";
import { lockFolder } from "#app/platform/db/folder-lock.ts";
import { openEmbedded } from "#app/platform/db/open-embedded.ts";
import { openJobs } from "#app/platform/jobs/open-jobs.ts";
import { createLog } from "#app/platform/log.ts";
import { jobDefinitions } from "#server/job-table.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import { prepareEmbedded } from "#test/embedded-template.ts";
import { isAlive, killAll, killHard, patience, startChild } from "#test/faults/child-server.ts";
import { copyFolder } from "#test/postgres-cluster.ts";

/** For what is over soon. */
const often = { ...patience, interval: 5 };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "relevo-faults-"));
});
afterEach(killAll);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inFolder = (name: string) => ({ DATA_DIR: join(folder, name) });

/** A data folder with a database in it: to make one takes seconds, to copy one does not. */
async function inUsedFolder(name: string) {
  const data = inFolder(name);
  const { migrated } = await prepareEmbedded();
  mkdirSync(data.DATA_DIR);
  copyFolder(join(migrated, "postgres"), join(data.DATA_DIR, "postgres"));
  return data;
}

describe("on the embedded database", () => {
  it("has the whole demonstration market after kill -9 while it was making its database and filling it, at whatever point", async () => {
    const data = { ...inFolder("demonstration"), DEMO: "1" };
    const has = (file: string) => existsSync(join(data.DATA_DIR, file));
    const points = [
      () => has("lock-holder.txt"),
      () => has("postgres/PG_VERSION") || has("postgres.new/PG_VERSION"),
      // Among the pictures: the rows come after them, in one transaction.
      () => has("files/photos") && readdirSync(join(data.DATA_DIR, "files/photos")).length > 20,
    ];
    for (const isReached of points) {
      const killed = await startChild(data);
      await vi.waitFor(() => expect(isReached()).toBe(true), often);
      killHard(await killed.serverPid());
      expect((await killed.ended).code).toBe(1);
    }

    const child = await startChild(data);
    await child.becomesReady();
    expect(await (await child.ask("/")).text()).toContain("2,734");
    child.launcher.kill("SIGTERM");
    expect(await child.ended).toEqual({ code: 0, signal: null });

    // Production rejects this folder: its administrator's password is public.
    const production = await startChild({
      ...data,
      DEMO: "",
      NODE_ENV: "production",
      APP_URL: "https://relevo.example",
      SMTP_URL: "smtp://127.0.0.1:9",
      MAIL_FROM: "hello@relevo.example",
      PAYMENTS: "test",
    });
    expect((await production.ended).code).toBe(1);
    expect(production.output()).toContain("- admin@relevo.example");
    expect(production.output()).not.toContain("    at ");
  });

  it("has every acknowledged row after kill -9 under writes, and delivers every email once", async () => {
    const data = await inUsedFolder("killed-under-writes");
    const acknowledged: string[] = [];
    for (const [round, atLeast] of [5, 20, 40].entries()) {
      const writer = await startChild(data, ["test/faults/writer.ts", `r${round}`]);
      const lines = () => writer.output().match(/^r\d+-\d+$/gm) ?? [];
      await vi.waitFor(() => expect(lines().length).toBeGreaterThan(atLeast), often);
      killHard(writer.launcher.pid!);
      await writer.ended;
      acknowledged.push(...lines());
    }

    const child = await startChild(data);
    await child.becomesReady();
    const waiting = async () =>
      Number(/^relevo_waiting_mails (\d+)$/m.exec(await (await child.ask("/metrics")).text())![1]);
    await vi.waitFor(async () => expect(await waiting()).toBe(0), patience);
    child.launcher.kill("SIGTERM");
    expect((await child.ended).code).toBe(0);

    const database = await openEmbedded(data.DATA_DIR);
    const kept = await database.db
      .select({ subject: mails.subject, attempts: mails.attempts })
      .from(mails);
    const unsent = await database.db
      .select({ id: mails.id })
      .from(mails)
      .where(isNull(mails.sentAt));
    await database.close();
    const subjects = new Set(kept.map(({ subject }) => subject));
    expect(acknowledged.length).toBeGreaterThan(65);
    expect(acknowledged.filter((subject) => !subjects.has(subject))).toEqual([]);
    expect(subjects.size).toBe(kept.length);
    expect(unsent).toEqual([]);
    expect(new Set(kept.map(({ attempts }) => attempts))).toEqual(new Set([1]));
  });

  it("is backed up under writes, without a stop, into an archive that restores to one moment, or into none", async () => {
    const data = await inUsedFolder("backed-up");
    const writer = await startChild(data, ["test/faults/writer.ts", "r"]);
    const written = () => writer.output().match(/^r-\d+$/gm) ?? [];
    await vi.waitFor(() => expect(written().length).toBeGreaterThan(20), often);
    const backUp = (file: string) => startChild(data, ["build/server/backup.js", file]);
    const copy = join(data.DATA_DIR, "backup-copy/postgres");

    const cut = join(folder, "cut.tar.gz");
    const killed = await backUp(cut);
    await vi.waitFor(() => expect(existsSync(`${copy}/PG_VERSION`)).toBe(true), often);
    killHard(killed.launcher.pid!);
    await killed.ended;
    expect(existsSync(cut)).toBe(false);

    const archive = join(folder, "whole.tar.gz");
    const before = written();
    const done = await backUp(archive);
    expect((await done.ended).code, done.output()).toBe(0);
    const waited = /held still for (\d+) ms/.exec(done.output());
    expect(Number(waited?.[1])).toBeLessThan(2_000);
    expect(existsSync(copy)).toBe(false);
    const reached = written().length;
    await vi.waitFor(() => expect(written().length).toBeGreaterThan(reached), often);
    killHard(writer.launcher.pid!);
    await writer.ended;

    await verifyArchive(archive);
    const target = inFolder("restored-copy").DATA_DIR;
    const restored = await openEmbedded(target);
    await restoreArchive(
      {
        database: restored,
        files: createDiskStore(join(target, "files")),
        replace: false,
        prepareJobs: async () =>
          (
            await openJobs(restored, jobDefinitions, createLog("silent"), "http://localhost")
          ).stop(),
      },
      archive,
    );
    const { rows } = await restored.db.execute<{ mails: number; jobs: number; paired: number }>(sql`
      select (select count(*)::int from mails) as mails,
        (select count(*)::int from pgboss.job where name = ${deliverMailJob.name}) as jobs,
        (select count(*)::int from pgboss.job j join mails m on m.id::text = j.data->>'mailId') as paired`);
    const subjects = await restored.db.select({ subject: mails.subject }).from(mails);
    await restored.close();
    const kept = new Set(subjects.map(({ subject }) => subject));
    expect(before.filter((subject) => !kept.has(subject))).toEqual([]);
    expect(rows).toEqual([{ mails: kept.size, jobs: kept.size, paired: kept.size }]);
  });

  it("ends when its launcher is killed while it is still starting, refuses a second start on its folder in clear words while the first goes on, and ends when that launcher is killed", async () => {
    const data = await inUsedFolder("shared");
    const early = await startChild(data);
    const earlyPid = await early.serverPid();
    await vi.waitFor(
      () => expect(existsSync(join(data.DATA_DIR, "lock-holder.txt"))).toBe(true),
      often,
    );
    killHard(early.launcher.pid!);
    await vi.waitFor(() => expect(isAlive(earlyPid)).toBe(false), patience);

    const first = await startChild(data);
    await first.becomesReady();
    const firstPid = await first.serverPid();
    const second = await startChild(data);
    expect((await second.ended).code).toBe(1);
    expect(second.output()).toContain(
      `The data folder ${data.DATA_DIR} is in use by process ${firstPid}`,
    );
    expect(second.output()).not.toContain("    at ");
    expect(await first.statusOf("/ready")).toBe(200);

    const third = await startChild({
      ...(await inUsedFolder("port")),
      PORT: new URL(first.url).port,
    });
    expect((await third.ended).code).toBe(1);
    expect(third.output()).toContain("The port is already in use");

    killHard(first.launcher.pid!);
    await vi.waitFor(() => expect(isAlive(firstPid)).toBe(false), patience);
    lockFolder(data.DATA_DIR)();
  });

  it("reports all errors of its environment at once, and exits", async () => {
    const child = await startChild({
      ...inFolder("wrong"),
      NODE_ENV: "production",
      PORT: "many",
      SESSION_SECRET: "",
    });
    expect((await child.ended).code).toBe(1);
    for (const name of ["PORT", "SESSION_SECRET", "APP_URL", "SMTP_URL", "STRIPE_SECRET_KEY"])
      expect(child.output()).toContain(`- ${name}:`);
    expect(child.output()).not.toContain("    at ");
  });
});
