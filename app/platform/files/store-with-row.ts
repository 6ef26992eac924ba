import type { FileStore } from "#app/platform/files/file-store.ts";
import type { Log } from "#app/platform/log.ts";

interface NewFile {
  key: string;
  bytes: Uint8Array;
  contentType: string;
}

const notStored = { ok: false, reason: "not-stored" } as const;

/** Not in one transaction: slow storage must not block the embedded database. If `insert` throws, the nightly sweep cleans up. */
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
