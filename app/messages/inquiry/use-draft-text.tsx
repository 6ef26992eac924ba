import { type FormEvent, useCallback, useEffect, useRef } from "react";

/**
 * Keeps what is being typed for as long as the tab is open, so that it survives signing in, a lost session or a reload.
 * The text area keeps its own value; a browser that refuses to store anything loses no more than it would without us.
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
    forget: useCallback(() => write(key, ""), [key]),
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
    // Storage is full or forbidden: the text is still on the page.
  }
}
