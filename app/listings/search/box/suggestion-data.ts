/** One line below the search box. */
export interface SuggestionData {
  label: string;
  /** What it is, or how much there is of it. */
  note: string;
  to: string;
}
