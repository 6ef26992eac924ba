import { type FormEvent, useCallback, useEffect, useRef } from "react";

/** Keeps a draft in the browser across sign-in or a reload. Where storage is blocked, nothing else breaks. */
export function useDraftText(key: string, kind: "session" | "local" = "session") {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const kept = read(storageOf(kind), key);
    if (area.current && kept && area.current.value === "") area.current.value = kept;
  }, [key, kind]);
  return {
    area,
    onInput: (event: FormEvent<HTMLTextAreaElement>) =>
      write(storageOf(kind), key, event.currentTarget.value),
    clear: useCallback(() => write(storageOf(kind), key, ""), [key, kind]),
  };
}

export function forgetDraft(key: string, sent: string): void {
  const local = storageOf("local");
  if (read(local, key)?.trim() === sent) write(local, key, "");
}

type OpenStorage = () => Storage;

/** Lazy: where storage is blocked, naming it throws. */
const storageOf =
  (kind: "session" | "local"): OpenStorage =>
  () =>
    kind === "local" ? localStorage : sessionStorage;

function read(storage: OpenStorage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function write(storage: OpenStorage, key: string, text: string): void {
  try {
    if (text) storage().setItem(key, text);
    else storage().removeItem(key);
  } catch {
    // Storage is full or blocked: the text is still on the page.
  }
}
