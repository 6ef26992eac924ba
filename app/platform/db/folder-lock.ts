import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { OperatorError } from "#app/shared/operator-error.ts";

export class FolderInUseError extends OperatorError {
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by ${holder}.\n` +
        "Two processes on one embedded database would corrupt it. Stop the other one, or set another DATA_DIR, or use a PostgreSQL server through DATABASE_URL.",
    );
    this.name = "FolderInUseError";
  }
}

/** SQLITE_BUSY: another process holds the lock. Any other code is a disk error and is rethrown. */
const busy = 5;

/** Keeps the connections referenced: a connection that is garbage collected releases its lock. */
const held = new Set<DatabaseSync>();

/** SQLite's lock on a separate file: the operating system releases it however the process ends, so no lock is ever stale. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const holderFile = join(folder, "lock-holder.txt");
  const lock = new DatabaseSync(join(folder, "lock.sqlite"), { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    throw new FolderInUseError(folder, readHolder(holderFile));
  }
  writeFileSync(holderFile, `process ${process.pid}, started ${new Date().toISOString()}`);
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "another process that is just starting";
  }
}
