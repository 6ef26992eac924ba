import type { ReactNode } from "react";

// What stands beside a sum. HydrationBoundary from `money.tsx`, which brings the formats with it.

export function CurrencyCode({ code }: { code: string }) {
  return (
    <span className="ms-1.5 font-sans text-[max(0.4em,0.75rem)] font-medium tracking-wide text-ink-3">
      {code}
    </span>
  );
}

/** A sum that is about right, beside the one that counts. */
export function Approximate({
  children,
  className = "",
}: {
  children: ReactNode;
  className?: string;
}) {
  return (
    <span className={`font-sans text-xs font-normal tracking-normal text-ink-3 ${className}`}>
      <span aria-hidden="true">≈ </span>
      <span className="sr-only">approximately </span>
      {children}
    </span>
  );
}
