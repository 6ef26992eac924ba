import { statfs } from "node:fs/promises";

/** Below this, database writes and uploads may fail at any moment: better to leave the load balancer while reads still work. */
const leastFreeBytes = 64 * 1024 * 1024;

export async function assertRoom(
  folder: string,
  freeBytes: (folder: string) => Promise<number> = readFreeBytes,
): Promise<void> {
  const free = await freeBytes(folder);
  if (free < leastFreeBytes)
    throw Object.assign(new Error(`only ${free} bytes are left on the disk of ${folder}`), {
      code: "ENOSPC",
    });
}

export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
