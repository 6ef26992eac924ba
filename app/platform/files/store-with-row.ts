import type { FileStore } from "#app/platform/files/file-store.ts";
import type { Log } from "#app/platform/log.ts";

interface NewFile {
  key: string;
  bytes: Uint8Array;
  contentType: string;
}

const notStored = { ok: false, reason: "not-stored" } as const;

/**
 * Stores files, then the row that names them. Not in one transaction: the embedded database has one session, which slow storage
 * must not block. Files are deleted if the row is refused. If `insert` throws, the row may exist all the same, so the nightly
 * sweep decides (`sweep-files.job.server.ts`).
 */
export async function storeWithRow<Outcome extends { ok: boolean }>(
  { files, log }: { files: FileStore; log: Log },
  newFiles: readonly NewFile[],
  insert: () => Promise<Outcome>,
): Promise<Outcome | typeof notStored> {
  const drop = async () => {
    for (const { key } of newFiles)
      await files.delete(key).catch((error: unknown) => {
        log.warn({ err: error, key }, "unused file not deleted");
      });
  };
  try {
    for (const { key, bytes, contentType } of newFiles) await files.put(key, bytes, contentType);
  } catch (error) {
    log.error({ err: error }, "file not stored");
    await drop();
    return notStored;
  }
  const outcome = await insert();
  if (!outcome.ok) await drop();
  return outcome;
}
