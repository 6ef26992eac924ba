import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type TarEntry, writeTar } from "#app/platform/backup/tar.ts";

export type OpenSink = (path: string) => Writable;

/** Readable only by its owner: an archive is as secret as the database. */
const openFile: OpenSink = (path) =>
  createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });

/** Photos do not compress, and text does at any level. */
const level = 4;

/** Under a temporary name until it is complete on disk: a file with the final name is a complete archive. */
export async function writeArchive(
  path: string,
  entries: AsyncIterable<TarEntry>,
  openSink: OpenSink = openFile,
): Promise<void> {
  const temporary = `${path}.${String(process.pid)}.part`;
  try {
    await pipeline(Readable.from(writeTar(entries)), createGzip({ level }), openSink(temporary));
    await rename(temporary, path);
    await syncFolder(dirname(resolve(path)));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Otherwise a power failure could lose the new name. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
