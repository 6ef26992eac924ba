import { storedList } from "./stored-list.ts";

/** Stored entries are not trusted: invalid ones are left out. Blocked or damaged storage breaks nothing. */
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
