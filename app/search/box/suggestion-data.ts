import type { CountParts } from "#app/ui/format/format-count.ts";

/** The kinds of suggestions, in the order in which they are shown. */
export const suggestionGroups = ["recent", "trade-in-place", "trade", "place", "listing"] as const;
export type SuggestionGroup = (typeof suggestionGroups)[number];

/** A suggestion below the search field. */
export interface SuggestionData {
  group: SuggestionGroup;
  label: string;
  /** Says more about it: the category of a subcategory, the place of a listing. */
  note: string | null;
  /** How many businesses the page behind the link has; null where that was not counted. */
  count: CountParts | null;
  to: string;
}
