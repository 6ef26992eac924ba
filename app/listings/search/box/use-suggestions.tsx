import { useEffect, useState } from "react";
import type { SuggestionData } from "#app/listings/search/box/suggestion-data.ts";

/** Shorter than the pause between two words, longer than that between two letters. */
const pauseMs = 140;
const shortest = 2;

/** Asks for what `query` may mean once the typing pauses; an answer that comes too late is dropped. */
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
    // The box works without: whoever types on asks again.
    const timer = setTimeout(() => void ask().catch(() => setFound([])), pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked]);
  // The last answer stays in sight until the next one is here.
  return asked === null ? [] : found;
}
