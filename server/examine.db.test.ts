import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { lockFolder } from "#app/platform/db/folder-lock.ts";
import { markBackup } from "#app/platform/backup/last-backup.ts";
import { workerBeatJob } from "#app/platform/jobs/worker-beat.ts";
import { anAdmin } from "#test/factories.ts";
import { readEnv } from "#app/platform/env.ts";
import { createLog } from "#app/platform/log.ts";
import { release } from "#app/platform/release.server.ts";
import { templateName } from "#test/administer-server.ts";
import { openOnServer } from "#test/server-database.ts";
import { startMailServer } from "#test/stand-ins/mail-server.ts";
import { examine } from "./examine.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "relevo-examine-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** One line for each part, as the doctor prints them. */
const linesFor = async (variables: Record<string, string> = {}) => {
  const read = () => readEnv({ RELEVO_MODE: "demonstration", DATA_DIR: folder, ...variables });
  const findings = await examine(read, createLog("silent"));
  return findings.map(({ part, state, words }) => `${part} ${state}: ${words}`);
};

describe("examining the site's surroundings", () => {
  it("names every fault of the environment", async () => {
    expect(await linesFor({ PORT: "many", SMTP_URL: "mail" })).toEqual([
      expect.stringMatching(/^environment bad: PORT: /),
      expect.stringMatching(/^environment bad: SMTP_URL: /),
    ]);
  });

  it("finds no database, and makes none", async () => {
    const lines = await linesFor();
    expect(lines).toContainEqual(expect.stringMatching(/^database bad: There is no database in /));
    expect(lines).toContain("store good: the disk can be written");
    expect(lines).toContainEqual(expect.stringMatching(/^disk good: [\d.,]+ .B free/));
    expect(existsSync(join(folder, "postgres"))).toBe(false);
    expect(readdirSync(join(folder, "files/doctor"))).toEqual([]);
  });

  it("tells the migration of either kind of database, and compares the clocks", async () => {
    cpSync(inject("embeddedTemplate"), join(folder, "postgres"), { recursive: true });
    const embedded = await linesFor();
    expect(embedded).toContain(`database good: embedded, at ${release.migration}`);
    expect(embedded).toContainEqual(expect.stringMatching(/^clock skipped: /));
    const unlock = lockFolder(folder);
    expect(await linesFor()).toContainEqual(
      expect.stringMatching(/^database skipped: .* is in use by process \d+.* \/ready tells more/),
    );
    unlock();
    const { url, end } = await openOnServer({ pool: 1, template: templateName });
    const server = await linesFor({ DATABASE_URL: url });
    expect(server).toContain(`database good: PostgreSQL server, at ${release.migration}`);
    expect(server).toContainEqual(expect.stringMatching(/^clock good: 0\.\d s apart/));
    await end();
  });

  it("tells that a server has no tables, or does not answer", async () => {
    const { url, end } = await openOnServer({ pool: 1 });
    const words = "PostgreSQL server, without tables: npm run migrate creates them";
    const empty = await linesFor({ DATABASE_URL: url });
    expect(empty).toContain(`database bad: ${words}`);
    expect(empty).toContain("admins skipped: needs the database");
    await end();
    const away = await linesFor({ DATABASE_URL: "postgres://127.0.0.1:9/relevo" });
    expect(away).toContainEqual(expect.stringMatching(/^database bad: .*ECONNREFUSED/));
  });

  it("tells whether jobs run and whether anybody can administer", async () => {
    const { url, database, end } = await openOnServer({ pool: 1, template: templateName });
    const before = await linesFor({ DATABASE_URL: url });
    expect(before).toContainEqual(expect.stringMatching(/^worker bad: no job has run yet/));
    expect(before).toContainEqual(expect.stringMatching(/^admins bad: nobody may do everything/));
    const beat = (ago: string) =>
      database.db.execute(sql`insert into pgboss.job (name, state, created_on, completed_on)
        values (${workerBeatJob.name}, 'completed', now() - ${ago}::interval, now() - ${ago}::interval)`);
    await beat("7 minutes");
    expect(await linesFor({ DATABASE_URL: url })).toContainEqual(
      expect.stringMatching(/^worker bad: no job has run for 7 minutes/),
    );
    await beat("1 second");
    await anAdmin(database.db);
    const after = await linesFor({ DATABASE_URL: url });
    expect(after).toContain("worker good: ran jobs less than a minute ago, none is failing");
    expect(after).toContain("admins good: 1 in use, 1 of them without two-step sign-in");
    await end();
  });

  it("looks for a backup and visits the site in production", async () => {
    const site = createServer((request, response) =>
      response.end(request.url === "/live" ? '{"status":"live"}' : "somebody else"),
    );
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
    const production = {
      RELEVO_MODE: "production",
      SESSION_SECRET: "s".repeat(32),
      APP_URL: `http://${host}`,
      PAYMENTS: "test",
      SMTP_URL: "smtp://127.0.0.1:9",
      MAIL_FROM: "Relevo <hello@relevo.example>",
    };
    const first = await linesFor(production);
    expect(first).toContain(
      "backup bad: none was made on this machine: npm run backup -- FILE.tar.gz",
    );
    expect(first).toContain(`site good: ${host} answers`);
    await markBackup(folder, "/backups/relevo.tar.gz");
    const other = await linesFor({ ...production, APP_URL: `http://${host}/other` });
    expect(other).toContain("backup good: the last one is 0 hours old");
    expect(other).toContain(`site bad: ${host} answers 200, and not as this site does`);
    const old = new Date(Date.now() - 60 * 3_600_000);
    utimesSync(join(folder, "last-backup"), old, old);
    await new Promise((resolve) => site.close(resolve));
    const late = await linesFor(production);
    expect(late).toContain("backup bad: the last one is 60 hours old");
    expect(late).toContainEqual(expect.stringMatching(/^site bad: .*ECONNREFUSED/));
    expect(await linesFor()).toContain("site skipped: only expected in production");
  });

  it("greets the mail server", async () => {
    const mail = await startMailServer();
    const { host } = new URL(mail.url);
    expect(await linesFor({ SMTP_URL: mail.url })).toContain(
      `mail good: ${host} accepts the connection`,
    );
    await mail.stop();
    expect(await linesFor({ SMTP_URL: mail.url })).toContainEqual(
      expect.stringMatching(/^mail bad: .*ECONNREFUSED/),
    );
  });
});
