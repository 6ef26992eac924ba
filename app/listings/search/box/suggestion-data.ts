/** A suggestion below the search field. */
export interface SuggestionData {
  label: string;
  /** The kind of suggestion, or the number of listings. */
  note: string;
  to: string;
}
