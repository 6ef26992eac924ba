import { type ReactNode, Suspense } from "react";

/** Comes alive in a turn of its own, after what stands around it: the rest waits neither for its code nor for its size. */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
