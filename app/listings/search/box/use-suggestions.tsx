import { useEffect, useState } from "react";
import type { SuggestionData } from "#app/listings/search/box/suggestion-data.ts";

/** Debounce: shorter than the pause between two words, longer than between two keystrokes. */
const pauseMs = 140;
const shortest = 2;

/** Fetches suggestions for `query`, debounced; outdated responses are aborted. */
export function useSuggestions(query: URLSearchParams | null): SuggestionData[] {
  const [found, setFound] = useState<SuggestionData[]>([]);
  const asked = query && (query.get("q") ?? "").trim().length >= shortest ? query.toString() : null;
  useEffect(() => {
    if (asked === null) return undefined;
    const abort = new AbortController();
    const ask = async () => {
      const answer = await fetch(`/businesses/suggest?${asked}`, { signal: abort.signal });
      if (answer.ok) setFound((await answer.json()) as SuggestionData[]);
    };
    // Suggestions are optional: the next keystroke retries.
    const timer = setTimeout(() => void ask().catch(() => setFound([])), pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked]);
  // Keep the last suggestions visible until the next response.
  return asked === null ? [] : found;
}
