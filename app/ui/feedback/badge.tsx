import type { ReactNode } from "react";

export type BadgeTone = "neutral" | "accent" | "warm" | "success" | "warning" | "danger";

export const badgeClass = (tone: BadgeTone): string => `badge badge-${tone}`;

export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={badgeClass(tone)}>{children}</span>;
}
