import { type FormEvent, useCallback, useEffect, useRef } from "react";

type Kind = "session" | "local";

/** Keeps a draft in the browser across sign-in or a reload. Blocked storage breaks nothing else. */
export function useDraftText(key: string, kind: Kind = "session") {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const kept = read(kind, key);
    if (area.current && kept && area.current.value === "") area.current.value = kept;
  }, [key, kind]);
  return {
    area,
    onInput: (event: FormEvent<HTMLTextAreaElement>) => write(kind, key, event.currentTarget.value),
    clear: useCallback(() => write(kind, key, ""), [key, kind]),
  };
}

export function forgetDraft(key: string, sent: string): void {
  if (read("local", key)?.trim() === sent) write("local", key, "");
}

/** Called within `try`: accessing blocked storage throws. */
const open = (kind: Kind): Storage => (kind === "local" ? localStorage : sessionStorage);

function read(kind: Kind, key: string): string | null {
  try {
    return open(kind).getItem(key);
  } catch {
    return null;
  }
}

function write(kind: Kind, key: string, text: string): void {
  try {
    if (text) open(kind).setItem(key, text);
    else open(kind).removeItem(key);
  } catch {
    // Storage is full or blocked: the text is still on the page.
  }
}
