import { constants, copyFileSync, lstatSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

type Seen = Map<string, { at: number; mtimeMs: number; size: number }>;

/** A change this soon after another one may have the same date. */
const sameTimeMs = 1_000;

/**
 * Copies the files of an embedded database that another process is using, as they are in one moment: what a killed
 * process leaves, from which PostgreSQL recovers. Nearly all are copied before that moment, and only those that have
 * changed since while the other process holds still.
 */
export async function copyEmbedded(
  from: string,
  to: string,
  whileStill: (copyChanged: () => void) => Promise<void>,
): Promise<void> {
  const seen = copyFiles(from, to, new Map());
  await whileStill(() => copyFiles(from, to, seen));
}

function copyFiles(from: string, to: string, known: Seen): Seen {
  const seen: Seen = new Map();
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name);
    const path = source.slice(from.length + 1);
    unlessGone(() => {
      if (entry.isDirectory()) return mkdirSync(join(to, path), { recursive: true });
      const { mtimeMs, size } = lstatSync(source);
      seen.set(path, { at: Date.now(), mtimeMs, size });
      const before = known.get(path);
      const isSame =
        before?.mtimeMs === mtimeMs && before.size === size && mtimeMs < before.at - sameTimeMs;
      if (!isSame) copyFileSync(source, join(to, path), constants.COPYFILE_FICLONE);
    });
  }
  for (const path of known.keys()) if (!seen.has(path)) rmSync(join(to, path), { force: true });
  return seen;
}

/** PostgreSQL deletes temporary files and old parts of its log at any time. */
function unlessGone(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
