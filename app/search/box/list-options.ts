import type { RecentSearch } from "./recent-searches.ts";
import { foldAccents } from "#app/shared/fold-accents.ts";
import type { CountParts } from "#app/ui/format/format-count.ts";

export const groupTitles: Readonly<Record<SuggestionGroup, string>> = {
  recent: "Recent searches",
  "trade-in-place": "Categories by place",
  trade: "Categories",
  place: "Places",
  listing: "Listings",
};

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
  return suggestionGroups.flatMap((group) =>
    [...fitting, ...suggestions.filter(({ to }) => !isRecent.has(to))].filter(
      (option) => option.group === group,
    ),
  );
}

export const suggestionGroups = ["recent", "trade-in-place", "trade", "place", "listing"] as const;
export type SuggestionGroup = (typeof suggestionGroups)[number];

export interface SuggestionData {
  group: SuggestionGroup;
  label: string;
  note: string | null;
  count: CountParts | null;
  to: string;
}
