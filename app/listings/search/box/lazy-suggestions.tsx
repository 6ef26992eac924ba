import { lazy, Suspense } from "react";

const Suggestions = lazy(() => import("#app/listings/search/box/suggestions.tsx"));

/** Suggestions for the field once it was focused; until then their code is not loaded. */
export function LazySuggestions({ input }: { input: HTMLInputElement | null }) {
  return input ? (
    <Suspense>
      <Suggestions input={input} />
    </Suspense>
  ) : null;
}
