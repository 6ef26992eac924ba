import type { ReactNode } from "react";

interface StatProps {
  label: string;
  value: ReactNode;
  change?: { text: string; direction: "up" | "down" | "flat" };
  children?: ReactNode;
}

const arrows = { up: "↑", down: "↓", flat: "→" };
const tones = { up: "text-success", down: "text-danger", flat: "text-ink-3" };

export function Stat({ label, value, change, children }: StatProps) {
  return (
    <div className="flex flex-col gap-1">
      <p className="text-sm text-ink-2">{label}</p>
      <p className="display figures text-2xl">{value}</p>
      {change && (
        <p className={`text-sm font-medium ${tones[change.direction]}`}>
          <span aria-hidden="true">{arrows[change.direction]} </span>
          {change.text}
        </p>
      )}
      {children}
    </div>
  );
}
