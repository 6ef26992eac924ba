import type { AdminScreen } from "#app/admin/admin-screens.ts";
import type { SearchResult } from "#app/admin/search/search-result.ts";
import { foldAccents } from "#app/shared/fold-accents.ts";

/** Screens whose words start with every typed word; matches by name come first. */
export function findScreens(screens: readonly AdminScreen[], query: string): SearchResult[] {
  const typed = wordsOf(query);
  const matches = (text: string) => {
    const words = wordsOf(text);
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  };
  const byName = screens.filter(({ label }) => matches(label));
  const bySynonym = screens.filter(
    (screen) => !byName.includes(screen) && matches(`${screen.label} ${screen.synonyms.join(" ")}`),
  );
  return [...byName, ...bySynonym].map(({ label, to }) => ({
    group: "screens",
    label,
    note: "",
    to,
  }));
}

const wordsOf = (text: string): string[] =>
  foldAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
