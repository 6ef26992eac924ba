import { type ChildProcess, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, inArray } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { openServer } from "#app/platform/db/open-server.ts";
import { createLog } from "#app/platform/log.ts";
import { savedListings } from "#app/shortlist/saved/saved-listings.table.ts";
import { createDatabase } from "#test/administer-server.ts";
import { freePort, startCluster } from "#test/postgres-cluster.ts";
import { cookieOf } from "#test/sign-in.ts";
import { startServer, stopServer } from "./child-server.ts";
import { startTraffic } from "./traffic.ts";

const root = join(import.meta.dirname, "..");
const program = "build/server/main.js";
const readers = 6;
const settleMs = 3_000;
const secret = "a secret that both releases of the bench know";

/**
 * Two processes of the release before serve; one after the other is replaced by this release, whose first process migrates.
 * Clients ask the other process when one refuses the connection, as a proxy does. Nothing else may fail, and what was
 * acknowledged is stored. RELEASE_BEFORE names a commit; without it, the one before the newest migration.
 */
export async function benchUpgrade(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "relevo-upgrade-"));
  const before = join(folder, "before");
  const cluster = await startCluster();
  const running = new Map<number, ChildProcess>();
  try {
    buildBefore(before);
    await createDatabase(cluster.url, "upgrade");
    const url = `${cluster.url}/upgrade`;
    const env = {
      RELEVO_MODE: "demonstration",
      SESSION_SECRET: secret,
      DATABASE_URL: url,
      DATA_DIR: join(folder, "data"),
      WEB_PROCESSES: "1",
      LOG_LEVEL: "error",
      RATE_LIMIT_PER_MINUTE: "1000000000",
    };
    const ports = [await freePort(), await freePort()];
    const start = async (port: number, path: string) =>
      running.set(port, await startServer(path, port, env));
    for (const port of ports) await start(port, join(before, program));

    const database = openServer({ url, pool: 2, log: createLog("silent") });
    try {
      const life = await startLife(database.db, ports);
      await sleep(settleMs);
      for (const port of ports) {
        await stopServer(running.get(port)!);
        await start(port, join(root, program));
        await sleep(settleMs);
      }
      return await life.finish();
    } finally {
      await database.close();
    }
  } finally {
    await Promise.all([...running.values()].map(stopServer));
    await cluster.stop();
    git("worktree", "remove", "--force", before);
    rmSync(folder, { recursive: true, force: true });
  }
}

const git = (...args: string[]): string =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

function buildBefore(path: string): void {
  const journal = "app/platform/db/migrations/meta/_journal.json";
  const commit = process.env.RELEASE_BEFORE ?? `${git("log", "-1", "--format=%H", "--", journal)}^`;
  git("worktree", "add", "--detach", path, commit);
  console.log(`from ${git("log", "-1", "--format=%h %s", commit)}`);
  const setUp =
    'import("./scripts/setup.mjs").then((s) => { s.ensureInstalled(); s.ensureBuilt(); })';
  execFileSync("node", ["--input-type=module", "-e", setUp], { cwd: path, stdio: "inherit" });
}

async function startLife(db: Db, ports: readonly number[]) {
  const [buyer] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, "buyer@relevo.example"));
  const userId = buyer!.id;
  const env = { APP_URL: "http://localhost", SESSION_SECRET: secret };
  const headers = { cookie: await cookieOf(db, env, userId) };
  const wanted = await db
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.status, "active"));
  await db.delete(savedListings).where(eq(savedListings.userId, userId));

  const { ask, repeat, finish } = startTraffic(ports);
  const acknowledged = new Set<string>();
  const pages = ["/", "/businesses", "/account/dashboard", "/account/leads"];
  repeat(readers, (turn) => ask(pages[turn % pages.length]!, { headers }));
  repeat(1, async (turn) => {
    const { id } = wanted[turn % wanted.length]!;
    const body = new URLSearchParams({ listingId: id, saved: "yes", stay: "yes" });
    if (await ask("/listings/save", { method: "POST", body, headers }, 302)) acknowledged.add(id);
    await sleep(50);
  });

  return {
    async finish(): Promise<boolean> {
      const { failed } = await finish();
      const isTheirs = eq(savedListings.userId, userId);
      const stored = await db.$count(
        savedListings,
        and(isTheirs, inArray(savedListings.listingId, [...acknowledged])),
      );
      console.log(`${acknowledged.size} writes acknowledged, ${stored} stored`);
      return failed === 0 && acknowledged.size > 0 && stored === acknowledged.size;
    },
  };
}
