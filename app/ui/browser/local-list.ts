import { storedList } from "./stored-list.ts";

/**
 * A list of texts in the browser's local storage. What is stored is not trusted: entries that are not valid are left out. Storage
 * may be blocked or damaged; then nothing is recorded, and nothing else breaks.
 */
export const localList = (key: string, isValid: (entry: string) => boolean, max: number) =>
  storedList({
    read() {
      try {
        return parseList(localStorage.getItem(key), isValid, max);
      } catch {
        return [];
      }
    },
    write(next) {
      try {
        if (next.length > 0) localStorage.setItem(key, JSON.stringify(next));
        else localStorage.removeItem(key);
      } catch {
        return;
      }
    },
  });

export function parseList(
  text: string | null,
  isValid: (entry: string) => boolean,
  max: number,
): string[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list)
      ? list.filter((entry) => typeof entry === "string" && isValid(entry)).slice(0, max)
      : [];
  } catch {
    return [];
  }
}
