import type { RecentSearch } from "./recent-searches.ts";
import { foldAccents } from "#app/shared/fold-accents.ts";
import type { CountParts } from "#app/ui/format/format-count.ts";

/** After typing, recent searches leave room for other suggestions. */
const recentWhileTyping = 2;

export function listOptions(
  typed: string,
  recent: readonly RecentSearch[],
  suggestions: readonly SuggestionData[],
): SuggestionData[] {
  const key = foldAccents(typed.trim());
  const fitting = recent
    .filter(({ label }) => foldAccents(label).includes(key))
    .slice(0, key ? recentWhileTyping : recent.length)
    .map(({ label, to }): SuggestionData => ({
      group: "recent",
      label,
      note: null,
      count: null,
      to,
    }));
  const isRecent = new Set(fitting.map(({ to }) => to));
  return Object.keys(suggestionGroups).flatMap((group) =>
    [...fitting, ...suggestions.filter(({ to }) => !isRecent.has(to))].filter(
      (option) => option.group === group,
    ),
  );
}

export const suggestionGroups = {
  recent: { title: "Recent searches", icon: "clock" },
  "trade-in-place": { title: "Categories by place", icon: "search" },
  trade: { title: "Categories", icon: "search" },
  place: { title: "Places", icon: "map-pin" },
  listing: { title: "Listings", icon: "store" },
} as const;
export type SuggestionGroup = keyof typeof suggestionGroups;

export interface SuggestionData {
  group: SuggestionGroup;
  label: string;
  note: string | null;
  count: CountParts | null;
  to: string;
}
