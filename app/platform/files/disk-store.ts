import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { access, constants, mkdir, open, opendir, rename, rm } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { assertRoom } from "#app/platform/disk-room.ts";
import { assertKey, type FileStore, isKey } from "#app/platform/files/file-store.ts";

export function createDiskStore(root: string): FileStore {
  const pathOf = (key: string) => {
    assertKey(key);
    return join(root, key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // Written to a temporary file and renamed, so that neither a reader nor a crash sees half a file.
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
      const file = await open(pathOf(key)).catch(ignoreMissing);
      if (!file) return null;
      const status = await file.stat();
      if (!status.isFile()) {
        await file.close();
        return null;
      }
      const stream = createReadStream("", { fd: file });
      return { size: status.size, body: Readable.toWeb(stream) as ReadableStream<Uint8Array> };
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
    async *list() {
      const entries = await opendir(root, { recursive: true }).catch(ignoreMissing);
      if (!entries) return;
      for await (const entry of entries) {
        const key = relative(root, join(entry.parentPath, entry.name)).split(sep).join("/");
        if (entry.isFile() && isKey(key)) yield key;
      }
    },
    async ping() {
      await mkdir(root, { recursive: true });
      await access(root, constants.W_OK);
      await assertRoom(root);
    },
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}
