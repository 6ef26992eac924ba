import { useEffect, useState } from "react";
import type { SuggestionData } from "#app/listings/search/box/suggestion-data.ts";

/** Debounce: shorter than the pause between two words, longer than between two keystrokes. */
const debounceMs = 140;
const minLength = 2;

/** Fetches suggestions for `query`, debounced; outdated responses are aborted. */
export function useSuggestions(query: URLSearchParams | null): SuggestionData[] {
  const [found, setFound] = useState<SuggestionData[]>([]);
  const queryString =
    query && (query.get("q") ?? "").trim().length >= minLength ? query.toString() : null;
  useEffect(() => {
    if (queryString === null) return undefined;
    const abort = new AbortController();
    const ask = async () => {
      const answer = await fetch(`/businesses/suggest?${queryString}`, { signal: abort.signal });
      if (answer.ok) setFound((await answer.json()) as SuggestionData[]);
    };
    // Suggestions are optional: the next keystroke retries.
    const timer = setTimeout(() => void ask().catch(() => setFound([])), debounceMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [queryString]);
  // Keep the last suggestions visible until the next response.
  return queryString === null ? [] : found;
}
