import { lazy } from "react";
import { OptionalPart } from "#app/ui/browser/optional-part.tsx";

const Suggestions = lazy(() => import("./suggestions.tsx"));

/** Suggestions for the field once it was focused; until then their code is not loaded. */
export function LazySuggestions({ input }: { input: HTMLInputElement | null }) {
  return input ? (
    <OptionalPart>
      <Suggestions input={input} />
    </OptionalPart>
  ) : null;
}
