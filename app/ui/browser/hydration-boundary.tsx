import type { ReactNode } from "react";
import { OptionalPart } from "./optional-part.tsx";

/** Hydrates its children later. Not for fields: input from before hydration is looked for once (`shell/early-input.tsx`). */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <OptionalPart>{children}</OptionalPart>;
}
