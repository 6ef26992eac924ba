import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { createStripeProvider } from "#app/payments/provider/stripe/stripe-provider.server.ts";
import type { Database, Db } from "#app/platform/db/db.ts";
import { FolderInUseError } from "#app/platform/db/folder-lock.ts";
import { openExistingDatabase } from "#app/platform/db/open-database.ts";
import { assertRoom, readFreeBytes } from "#app/platform/disk-room.ts";
import { type Env, EnvironmentError } from "#app/platform/env.ts";
import { createFileStore } from "#app/platform/files/create-file-store.ts";
import type { Log } from "#app/platform/log.ts";
import { createMailTransport } from "#app/platform/mail/transport.ts";
import { release, releaseMigrationAt } from "#app/platform/release.server.ts";
import { formatFileSize } from "#app/ui/format/format-file-size.ts";
import { visitSite } from "./examine-site.ts";
import { describeAdministrators, describeBackup, describeWorker } from "./examine-work.ts";

export interface Finding {
  part: string;
  /** A skipped part is not in use. */
  state: "good" | "bad" | "skipped";
  words: string;
}

class Skipped extends Error {}

/** Everything the site stands on. Creates no database, and leaves nothing behind. */
export async function examine(read: () => Env, log: Log): Promise<Finding[]> {
  let env: Env;
  try {
    env = read();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return error.faults.map((words) => ({ part: "environment", state: "bad", words }));
  }
  const findings: Finding[] = [{ part: "environment", state: "good", words: `${env.mode} mode` }];
  const ask = async (part: string, question: () => Promise<string>) => {
    findings.push(await answerOf(part, question));
  };
  let database: Database | undefined;
  let isMigrated = false;
  await ask("database", async () => {
    database = await openUnlessServed(env, log);
    const words = await describeDatabase(database);
    isMigrated = true;
    return words;
  });
  const onDatabase = (describe: (db: Db) => Promise<string>) => async () => {
    if (!database || !isMigrated) throw new Skipped("needs the database");
    return describe(database.db);
  };
  await ask("worker", onDatabase(describeWorker));
  await ask("admins", onDatabase(describeAdministrators));
  await ask("replicas", () => waitForReplicas(database));
  await ask("clock", () => compareClocks(database));
  await ask("mail", () => greetMailServer(env));
  await ask("payments", () => tryPayments(env));
  await ask("store", () => tryStore(env));
  await ask("disk", () => measureDisk(env));
  await ask("backup", () => inProduction(env, () => describeBackup(env.DATA_DIR, new Date())));
  await ask("site", () => inProduction(env, () => visitSite(env.APP_URL, new Date())));
  await database?.close();
  return findings;
}

async function openUnlessServed(env: Env, log: Log): Promise<Database> {
  try {
    return await openExistingDatabase(env, log);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    throw new Skipped(
      `${error.message.split("\n")[0]} If that is the site, its /ready tells more.`,
    );
  }
}

async function answerOf(part: string, question: () => Promise<string>): Promise<Finding> {
  try {
    return { part, state: "good", words: await question() };
  } catch (error) {
    const state = error instanceof Skipped ? "skipped" : "bad";
    return { part, state, words: innermost(error as Error).replaceAll("\n", " ") };
  }
}

/** Elsewhere nobody misses it. */
async function inProduction({ mode }: Env, question: () => Promise<string>): Promise<string> {
  if (mode !== "production") throw new Skipped("only expected in production");
  return question();
}

/** The outer ones repeat the query. */
const innermost = (error: Error): string =>
  error.cause instanceof Error
    ? innermost(error.cause)
    : error.message || String((error as NodeJS.ErrnoException).code ?? error.name);

async function describeDatabase({ db, kind }: Database): Promise<string> {
  const name = kind === "server" ? "PostgreSQL server" : "embedded";
  const { rows: known } = await db.execute<{ at: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as at`,
  );
  if (!known[0]!.at) throw new Error(`${name}, without tables: npm run migrate creates them`);
  const { rows } = await db.execute<{ at: string }>(
    sql`select max(created_at) as at from drizzle.__drizzle_migrations`,
  );
  const at = Number(rows[0]!.at);
  if (at < releaseMigrationAt)
    throw new Error(`${name}, older than this release: npm run migrate, or start the site`);
  return at > releaseMigrationAt
    ? `${name}, migrated by a newer release`
    : `${name}, at ${release.migration}`;
}

const replicaPatienceMs = 3_000;

async function waitForReplicas(database: Database | undefined): Promise<string> {
  if (!database || database.readers.replicas.length === 0)
    throw new Skipped("DATABASE_REPLICA_URL is not set");
  const { replicas } = database.readers;
  database.readers.noticesLost();
  const started = Date.now();
  while (replicas.some(({ trouble }) => trouble) && Date.now() - started < replicaPatienceMs)
    await pause(50);
  const left = replicas.filter(({ trouble }) => trouble);
  if (left.length > 0)
    throw new Error(left.map(({ name, trouble }) => `${name}: ${trouble}`).join("; "));
  return `${replicas.map(({ name }) => name).join(", ")}: close behind the primary`;
}

const maxClockSeconds = 2;

async function compareClocks(database: Database | undefined): Promise<string> {
  if (database?.kind !== "server") throw new Skipped("only compared with a PostgreSQL server's");
  const sent = Date.now();
  const { rows } = await database.db.execute<{ now: string }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as now`,
  );
  const seconds = Math.abs(Number(rows[0]!.now) - (sent + Date.now()) / 2) / 1000;
  const words = `${seconds.toFixed(1)} s apart from the database's`;
  if (seconds > maxClockSeconds)
    throw new Error(`${words}: offers and codes expire at other times`);
  return words;
}

async function greetMailServer(env: Env): Promise<string> {
  if (!env.SMTP_URL) throw new Skipped("SMTP_URL is not set: emails stay at /dev/mail");
  const transport = createMailTransport(env.SMTP_URL, env.MAIL_FROM);
  try {
    await transport.ping();
  } finally {
    transport.close();
  }
  return `${new URL(env.SMTP_URL).host} accepts the connection`;
}

async function tryPayments(env: Env): Promise<string> {
  if (env.PAYMENTS === "test") throw new Skipped("test payments: no card is charged");
  await createStripeProvider({
    secretKey: env.STRIPE_SECRET_KEY!,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET!,
    apiBase: env.STRIPE_API_BASE,
  }).ping();
  return "Stripe accepts the key";
}

async function tryStore(env: Env): Promise<string> {
  const store = createFileStore(env);
  await store.ping();
  const key = `doctor/${randomUUID()}`;
  await store.put(key, new TextEncoder().encode(key), "text/plain");
  try {
    const stored = await store.get(key);
    if (!stored || (await new Response(stored.body).text()) !== key)
      throw new Error("a file was not read back as it was written");
  } finally {
    await store.delete(key);
  }
  return env.S3_BUCKET ? `bucket ${env.S3_BUCKET} can be written` : "the disk can be written";
}

async function measureDisk({ DATA_DIR }: Env): Promise<string> {
  await assertRoom(DATA_DIR);
  return `${formatFileSize(await readFreeBytes(DATA_DIR))} free in ${DATA_DIR}`;
}
