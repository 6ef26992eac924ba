import type { UploadKind } from "./upload.ts";

interface PendingAttachment {
  uploadId: string;
  name: string;
}

export type PendingAttachments = ReturnType<typeof pendingAttachments>;

/** Stored from the end of an upload until it is attached: the next visit attaches what a closed page left behind. */
export function pendingAttachments(kind: UploadKind, scope: string) {
  const key = `relevo:attach:${kind}:${scope}`;
  const list = (): PendingAttachment[] => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? "[]") as PendingAttachment[];
    } catch {
      // Storage is disabled or has other content: nothing to repeat.
      return [];
    }
  };
  const save = (pending: PendingAttachment[]) => {
    try {
      if (pending.length > 0) localStorage.setItem(key, JSON.stringify(pending));
      else localStorage.removeItem(key);
    } catch {
      // Without storage a reload at this moment loses the file, and the person has to choose it again.
    }
  };
  return {
    list,
    add: (one: PendingAttachment) => save([...list(), one]),
    remove: (uploadId: string) => save(list().filter((one) => one.uploadId !== uploadId)),
  };
}
