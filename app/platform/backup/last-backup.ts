import { mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** In the data folder, because the archives themselves are taken elsewhere. */
const markOf = (dataDir: string): string => join(dataDir, "last-backup");

export async function markBackup(dataDir: string, archive: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(markOf(dataDir), `${archive}\n`);
}

/** Null if none was made on this machine. */
export async function findLastBackup(dataDir: string): Promise<Date | null> {
  try {
    return (await stat(markOf(dataDir))).mtime;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
