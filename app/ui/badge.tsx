import type { ReactNode } from "react";

export type BadgeTone = "neutral" | "accent" | "warm" | "success" | "warning" | "danger";

const tones: Record<BadgeTone, string> = {
  neutral: "bg-surface text-ink-2 shadow-[inset_0_0_0_1px_var(--line)]",
  accent: "bg-accent-soft text-accent",
  warm: "bg-warm text-on-warm",
  success: "bg-success-soft text-success",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
};

export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-1 rounded-control px-2 text-xs font-semibold whitespace-nowrap forced-colors:border ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
