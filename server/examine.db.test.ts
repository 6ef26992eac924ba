import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
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
    const { url, end } = await openOnServer({ pool: 1, template: templateName });
    const server = await linesFor({ DATABASE_URL: url });
    expect(server).toContain(`database good: PostgreSQL server, at ${release.migration}`);
    expect(server).toContainEqual(expect.stringMatching(/^clock good: 0\.\d s apart/));
    await end();
  });

  it("tells that a server has no tables, or does not answer", async () => {
    const { url, end } = await openOnServer({ pool: 1 });
    const words = "PostgreSQL server, without tables: npm run migrate creates them";
    expect(await linesFor({ DATABASE_URL: url })).toContain(`database bad: ${words}`);
    await end();
    const away = await linesFor({ DATABASE_URL: "postgres://127.0.0.1:9/relevo" });
    expect(away).toContainEqual(expect.stringMatching(/^database bad: .*ECONNREFUSED/));
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
