import { useEffect, useState, useSyncExternalStore } from "react";
import type { UploadKind } from "./upload.ts";
import { type UploadHandlers, type UploadItem, UploadQueue } from "./upload-queue.ts";

const none: readonly UploadItem[] = [];

export function useUploads(kind: UploadKind, listingId: string, handlers: UploadHandlers) {
  const [queue] = useState(() => new UploadQueue(kind, listingId));
  const items = useSyncExternalStore(queue.subscribe, queue.list, () => none);
  useEffect(() => queue.connect(handlers));
  useEffect(() => {
    window.addEventListener("online", queue.retryFailed);
    return () => window.removeEventListener("online", queue.retryFailed);
  }, [queue]);
  return { items, add: queue.add, retry: queue.retry, cancel: queue.cancel };
}
