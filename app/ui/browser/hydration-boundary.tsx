import type { ReactNode } from "react";
import { OptionalPart } from "./optional-part.tsx";

/**
 * Hydrates its children separately and later, so that the rest of the page does not wait for their code or rendering. Fields do
 * not belong here: what is entered before hydration is looked for once, without waiting for them (`shell/early-input.tsx`).
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <OptionalPart>{children}</OptionalPart>;
}
