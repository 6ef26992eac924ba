import type { ReactNode } from "react";

// Parts beside an amount. Separate from `money.tsx`, which includes the number formats.

export function CurrencyCode({ code }: { code: string }) {
  return (
    <span className="ms-1.5 font-sans text-[max(0.4em,0.75rem)] font-medium tracking-wide text-ink-3">
      {code}
    </span>
  );
}

/** An approximate amount beside the actual one. */
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
