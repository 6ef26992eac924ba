import { randomUUID } from "node:crypto";
import type { Stats } from "node:fs";
import { access, constants, mkdir, open, opendir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { assertRoom } from "#app/platform/disk-room.ts";
import { assertKey, type FileStore, isKey, readInParts } from "#app/platform/files/file-store.ts";

export function createDiskStore(root: string): FileStore {
  const pathOf = (key: string) => {
    assertKey(key);
    return join(root, key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const temporary = `${path}.${randomUUID()}.part`;
      try {
        const file = await open(temporary, "wx");
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async get(key) {
      const path = pathOf(key);
      const found = await stat(path).catch(ignoreMissing);
      if (!found?.isFile()) return null;
      return readInParts(found.size, (start, length) => readPart(path, found, start, length));
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
    async *list() {
      const entries = await opendir(root, { recursive: true }).catch(ignoreMissing);
      if (!entries) return;
      for await (const entry of entries) {
        const key = relative(root, join(entry.parentPath, entry.name)).split(sep).join("/");
        if (!entry.isFile() || !isKey(key)) continue;
        const found = await stat(join(root, key)).catch(ignoreMissing);
        if (found) yield { key, storedAt: found.mtime };
      }
    },
    async ping() {
      await mkdir(root, { recursive: true });
      await access(root, constants.W_OK);
      await assertRoom(root);
    },
  };
}

async function readPart(path: string, found: Stats, start: number, length: number) {
  const file = await open(path);
  try {
    const { size, ino } = await file.stat();
    // Another file of the same length may replace it, but not between two parts.
    if (size !== found.size || (start > 0 && ino !== found.ino))
      throw new Error(`${path} has been replaced`);
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, start);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}
