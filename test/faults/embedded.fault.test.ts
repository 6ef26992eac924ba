import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { isNull } from "drizzle-orm";
import { openEmbedded } from "#app/platform/db/open-embedded.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import { isAlive, killAll, killHard, patience, startChild } from "#test/faults/child-server.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "relevo-faults-"));
});
afterEach(killAll);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inFolder = (name: string) => ({ DATA_DIR: join(folder, name) });

/** A data folder with a database: creating one takes seconds, copying does not. */
function inUsedFolder(name: string) {
  const made = join(folder, "killed-in-start/postgres");
  const data = inFolder(name);
  if (existsSync(made)) cpSync(made, join(data.DATA_DIR, "postgres"), { recursive: true });
  return data;
}

describe("on the embedded database", () => {
  it("starts after it was killed while creating its database, at any point", async () => {
    const data = inFolder("killed-in-start");
    const points = ["lock-holder.txt", "postgres/PG_VERSION"];
    for (const file of points) {
      const child = await startChild(data);
      const paths = [
        join(data.DATA_DIR, file),
        join(data.DATA_DIR, file.replace("postgres", "postgres.new")),
      ];
      await vi.waitFor(() => expect(paths.some((path) => existsSync(path))).toBe(true), {
        ...patience,
        interval: 2,
      });
      killHard(await child.serverPid());
      expect((await child.ended).code).toBe(1);
    }
    const child = await startChild(data);
    await child.becomesReady();
    expect(await child.statusOf("/")).toBe(200);
    child.launcher.kill("SIGTERM");
    expect((await child.ended).code).toBe(0);
  });

  it("has the whole demonstration market after kill -9 during loading", async () => {
    const data = { ...inUsedFolder("killed-in-seeding"), DEMO: "1" };
    const photos = join(data.DATA_DIR, "files/photos");
    const killed = await startChild(data);
    // During the pictures: the rows come after them, in one transaction.
    await vi.waitFor(() => expect(readdirSync(photos).length).toBeGreaterThan(20), patience);
    killHard(await killed.serverPid());
    expect((await killed.ended).code).toBe(1);

    const child = await startChild(data);
    await child.becomesReady();
    expect(await (await child.ask("/")).text()).toContain("2,734");
    child.launcher.kill("SIGTERM");
    expect((await child.ended).code).toBe(0);

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

  it("keeps every acknowledged row after kill -9 under writes, and delivers every email once", async () => {
    const data = inUsedFolder("killed-under-writes");
    const acknowledged: string[] = [];
    for (const [round, atLeast] of [5, 20, 40].entries()) {
      const writer = await startChild(data, ["test/faults/writer.ts", `r${round}`]);
      const lines = () => writer.output().match(/^r\d+-\d+$/gm) ?? [];
      await vi.waitFor(() => expect(lines().length).toBeGreaterThan(atLeast), {
        ...patience,
        interval: 5,
      });
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

  it("rejects a second start on the same folder with a clear message while the first continues; then stops on request", async () => {
    const data = inUsedFolder("shared");
    const first = await startChild(data);
    await first.becomesReady();
    const second = await startChild(data);
    expect((await second.ended).code).toBe(1);
    expect(second.output()).toContain(
      `The data folder ${data.DATA_DIR} is in use by process ${await first.serverPid()}`,
    );
    expect(second.output()).not.toContain("    at ");
    expect(await first.statusOf("/ready")).toBe(200);

    const third = await startChild({ ...inUsedFolder("port"), PORT: new URL(first.url).port });
    expect((await third.ended).code).toBe(1);
    expect(third.output()).toContain("The port is already in use");

    first.launcher.kill("SIGTERM");
    expect(await first.ended).toEqual({ code: 0, signal: null });
  });

  it("ends when its launcher is killed, even during startup, and releases the folder", async () => {
    const data = inUsedFolder("launcher");
    const early = await startChild(data);
    const earlyPid = await early.serverPid();
    await vi.waitFor(() => expect(existsSync(join(data.DATA_DIR, "lock-holder.txt"))).toBe(true), {
      ...patience,
      interval: 2,
    });
    killHard(early.launcher.pid!);
    await vi.waitFor(() => expect(isAlive(earlyPid)).toBe(false), patience);

    const late = await startChild(data);
    await late.becomesReady();
    const latePid = await late.serverPid();
    killHard(late.launcher.pid!);
    await vi.waitFor(() => expect(isAlive(latePid)).toBe(false), patience);
    (await openEmbedded(data.DATA_DIR)).close();
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
