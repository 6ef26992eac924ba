import { randomUUID } from "node:crypto";
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { UploadKind } from "./upload.ts";
import { assertRoom } from "#app/platform/disk-room.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";
import { addDays } from "#app/shared/day.ts";

export interface Upload {
  id: string;
  kind: UploadKind;
  fileName: string;
  size: number;
  offset: number;
}

type Description = Omit<Upload, "id" | "offset">;

const descriptionFile = "upload.json";
const pieceName = /^\d+$/;

/**
 * Uploads in progress: one folder each, inside a folder of their owner, so that another person's is not found.
 * Every request writes its own file and links it under its start offset. The link fails if another request was
 * first, so no lock is needed, however many processes share the folder, and a killed process leaves nothing locked.
 */
export function createUploadStore(dataDir: string, checkRoom = assertRoom) {
  const root = join(dataDir, "uploads");
  const folderOf = (ownerId: string, id: string) => join(root, ownerId, id);

  async function pieces(folder: string): Promise<{ path: string; offset: number; end: number }[]> {
    const names = (await readdir(folder)).filter((name) => pieceName.test(name));
    const found = await Promise.all(
      names.map(async (name) => {
        const path = join(folder, name);
        const offset = Number(name);
        return { path, offset, end: offset + (await stat(path)).size };
      }),
    );
    return found.toSorted((a, b) => a.offset - b.offset);
  }

  return {
    async create(ownerId: string, description: Description): Promise<Upload> {
      const id = randomUUID();
      const folder = folderOf(ownerId, id);
      await mkdir(folder, { recursive: true });
      try {
        await checkRoom(root);
        const draft = join(folder, randomUUID());
        await writeSynced(draft, (file) => file.writeFile(JSON.stringify(description)));
        await rename(draft, join(folder, descriptionFile));
      } catch (error) {
        await rm(folder, { recursive: true, force: true });
        throw error;
      }
      return { id, offset: 0, ...description };
    },

    async find(ownerId: string, id: string): Promise<Upload | null> {
      const folder = folderOf(ownerId, id);
      const text = await orNull(readFile(join(folder, descriptionFile), "utf8"));
      const found = text === null ? null : await orNull(pieces(folder));
      if (text === null || found === null) return null;
      return { id, ...(JSON.parse(text) as Description), offset: found.at(-1)?.end ?? 0 };
    },

    async count(ownerId: string): Promise<number> {
      return (await orNull(readdir(join(root, ownerId))))?.length ?? 0;
    },

    /** Returns the new offset; null if another request was first. Data that arrived before a disconnect is kept. */
    async append(
      ownerId: string,
      { id, offset, size }: Upload,
      body: AsyncIterable<Uint8Array>,
    ): Promise<number | null> {
      const folder = folderOf(ownerId, id);
      const draft = join(folder, randomUUID());
      let written = 0;
      let broken: unknown;
      try {
        await checkRoom(root);
        await writeSynced(draft, async (file) => {
          const chunks = body[Symbol.asyncIterator]();
          for (;;) {
            const chunk = await nextChunk(chunks).catch((error: unknown) => {
              broken = error;
              return null;
            });
            if (!chunk) return;
            if (offset + written + chunk.byteLength > size) throw new TooManyBytes();
            await file.writeFile(chunk);
            written += chunk.byteLength;
          }
        });
        if (written > 0) await link(draft, join(folder, String(offset)));
      } catch (error) {
        if (isCode(error, "EEXIST") || isCode(error, "ENOENT")) return null;
        throw error;
      } finally {
        await rm(draft, { force: true });
      }
      if (broken !== undefined)
        throw new InterruptedBody("the upload broke off", { cause: broken });
      return offset + written;
    },

    async read(ownerId: string, id: string): Promise<Uint8Array | null> {
      const found = await orNull(pieces(folderOf(ownerId, id)));
      if (!found?.length) return null;
      // Piece by piece into one buffer: holding all of them would double the memory.
      const whole = Buffer.alloc(found.at(-1)!.end);
      for (const { path, offset } of found) {
        const piece = await orNull(readFile(path));
        if (!piece) return null;
        whole.set(piece, offset);
      }
      return whole;
    },

    async remove(ownerId: string, id: string): Promise<void> {
      await rm(folderOf(ownerId, id), { recursive: true, force: true });
    },

    /** Deletes those that were begun a day before. */
    async sweep(now: Date): Promise<void> {
      const before = addDays(now, -1);
      for (const ownerId of (await orNull(readdir(root))) ?? [])
        for (const id of (await orNull(readdir(join(root, ownerId)))) ?? []) {
          const folder = folderOf(ownerId, id);
          const begun = await orNull(stat(join(folder, descriptionFile)).catch(() => stat(folder)));
          if (begun && begun.mtime < before) await rm(folder, { recursive: true, force: true });
        }
    },
  };
}

export const sweepUploadsJob = defineJob<object>("sweep-uploads", { schedule: "17 * * * *" });

export type UploadStore = ReturnType<typeof createUploadStore>;

export class TooManyBytes extends Error {}

export class InterruptedBody extends Error {}

async function nextChunk(chunks: AsyncIterator<Uint8Array>): Promise<Uint8Array | null> {
  const { done, value } = await chunks.next();
  return done ? null : value;
}

type FileHandle = Awaited<ReturnType<typeof open>>;

/** On disk before it counts: acknowledged data is not sent again. */
async function writeSynced(
  path: string,
  write: (file: FileHandle) => Promise<void>,
): Promise<void> {
  const file = await open(path, "wx");
  try {
    await write(file);
    await file.sync();
  } finally {
    await file.close();
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === code;

async function orNull<Value>(promise: Promise<Value>): Promise<Value | null> {
  try {
    return await promise;
  } catch (error) {
    if (isCode(error, "ENOENT") || isCode(error, "ENOTDIR")) return null;
    throw error;
  }
}
