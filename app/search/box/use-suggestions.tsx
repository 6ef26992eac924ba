import { useEffect, useState } from "react";
import type { SuggestionData } from "./suggestion-data.ts";

/** Debounce: shorter than the pause between two words, longer than between two keystrokes. */
const debounceMs = 140;
const minLength = 2;
/** Answers of this visit, so that going back a letter asks nothing. */
const maxAnswers = 50;

interface Answer {
  query: string;
  suggestions: SuggestionData[];
}

const nothing: SuggestionData[] = [];

/** Fetches suggestions for the form's values, debounced. An answer that is no longer asked for is aborted and never shown. */
export function useSuggestions(form: URLSearchParams | null): SuggestionData[] {
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const query = form && (form.get("q") ?? "").trim().length >= minLength ? form.toString() : null;
  const known = answers.find((answer) => answer.query === query);
  const isKnown = known !== undefined;
  useEffect(() => {
    if (query === null || isKnown) return undefined;
    const abort = new AbortController();
    const keep = (suggestions: SuggestionData[]) =>
      setAnswers((before) => [{ query, suggestions }, ...before].slice(0, maxAnswers));
    const ask = async () => {
      const answer = await fetch(`/businesses/suggest?${query}`, { signal: abort.signal });
      if (answer.ok) keep((await answer.json()) as SuggestionData[]);
    };
    // Suggestions are optional: the next keystroke retries.
    const timer = setTimeout(() => void ask().catch(() => undefined), debounceMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, isKnown]);
  if (query === null) return nothing;
  // The latest answer stays visible until the next one arrives.
  return (known ?? answers[0])?.suggestions ?? nothing;
}
