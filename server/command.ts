import type { Database } from "#app/platform/db/db.ts";
import { openDatabase, openExistingDatabase } from "#app/platform/db/open-database.ts";
import { type Env, readEnv } from "#app/platform/env.ts";
import { createLog, type Log } from "#app/platform/log.ts";
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

/** The arguments without `flag`, and whether it was there. */
export function takeFlag(args: string[], flag: string): [isGiven: boolean, rest: string[]] {
  return [args.includes(flag), args.filter((arg) => arg !== flag)];
}
