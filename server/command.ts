import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "#app/platform/db/db.ts";
import { copyEmbedded } from "#app/platform/db/copy-embedded.ts";
import { FolderInUseError, lockFolder } from "#app/platform/db/folder-lock.ts";
import { openDatabase, openExistingDatabase } from "#app/platform/db/open-database.ts";
import { openUnlocked } from "#app/platform/db/open-embedded.ts";
import { type Env, readEnv } from "#app/platform/env.ts";
import { createLog, type Log } from "#app/platform/log.ts";
import { whileHeld } from "./hold-still.ts";
import { endWithFault } from "./stop.ts";

/** What a command returns when its arguments make no sense. */
export const misused = Symbol("misused");

export async function runCommand(
  usage: string,
  main: (args: string[]) => Promise<typeof misused | void>,
): Promise<void> {
  try {
    if ((await main(process.argv.slice(2))) !== misused) process.exit();
    console.error(usage);
    process.exit(2);
  } catch (error) {
    endWithFault(error);
  }
}

/** For what the operator can mend: one line, and no stack. */
export function fail(words: string): void {
  console.error(words.replaceAll("\n", " "));
  process.exitCode = 1;
}

export interface OpenCommand {
  env: Env;
  log: Log;
  database: Database;
}

export async function withDatabase(
  { mayCreate }: { mayCreate: boolean },
  work: (open: OpenCommand) => Promise<void>,
): Promise<void> {
  const env = readEnv();
  const log = createLog("warn");
  const database = await (mayCreate ? openDatabase : openExistingDatabase)(env, log);
  try {
    await work({ env, log, database });
  } finally {
    await database.close();
  }
}

/** Also while the site runs on an embedded database: from a copy then. */
export async function withSnapshot(
  work: (open: Pick<OpenCommand, "env" | "database">) => Promise<void>,
): Promise<void> {
  try {
    await withDatabase({ mayCreate: false }, work);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const env = readEnv();
    const copy = join(env.DATA_DIR, "backup-copy");
    const unlock = lockFolder(copy);
    try {
      const to = join(copy, "postgres");
      // Of a backup that was killed.
      rmSync(to, { recursive: true, force: true });
      mkdirSync(to, { mode: 0o700 });
      await copyEmbedded(join(env.DATA_DIR, "postgres"), to, async (copyChanged) => {
        const ms = await whileHeld(env.DATA_DIR, copyChanged);
        if (ms === null) throw error;
        console.log(`The site is running. It held still for ${String(ms)} ms.`);
      });
      const database = await openUnlocked({ dataDir: to });
      try {
        await work({ env, database });
      } finally {
        await database.close();
      }
    } finally {
      unlock();
      rmSync(copy, { recursive: true, force: true });
    }
  }
}

/** The arguments without `flag`, and whether it was there. */
export function takeFlag(args: string[], flag: string): [isGiven: boolean, rest: string[]] {
  return [args.includes(flag), args.filter((arg) => arg !== flag)];
}
