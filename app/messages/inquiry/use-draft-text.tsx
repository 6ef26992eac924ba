import { type FormEvent, useCallback, useEffect, useRef } from "react";

/**
 * Keeps a draft in session storage, so that it survives signing in, an expired session or a reload. The text area is
 * uncontrolled; where storage is blocked, nothing else breaks.
 */
export function useDraftText(key: string) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const kept = read(key);
    if (area.current && kept && area.current.value === "") area.current.value = kept;
  }, [key]);
  return {
    area,
    onInput: (event: FormEvent<HTMLTextAreaElement>) => write(key, event.currentTarget.value),
    clear: useCallback(() => write(key, ""), [key]),
  };
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is full or blocked: the text is still on the page.
  }
}
