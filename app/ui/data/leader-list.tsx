import type { CountParts } from "#app/ui/format/format-count.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

export interface LeaderItem {
  label: string;
  to: string;
  count: CountParts;
}

interface LeaderListProps {
  items: LeaderItem[];
  size?: "md" | "lg";
  className: string;
}

export function LeaderList({ items, size = "md", className }: LeaderListProps) {
  return (
    <ul className={`grid leaders leaders-${size} ${className}`}>
      {items.map(({ label, to, count }) => (
        <li key={to}>
          <PlainLink to={to}>
            <span>{label}</span>
            <span className="figures">
              {count.number}
              <span className="sr-only"> {count.word}</span>
            </span>
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}
