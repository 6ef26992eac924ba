import type { CountParts } from "./format-count.ts";
import { PlainLink } from "./plain-link.tsx";

export interface LeaderItem {
  label: string;
  to: string;
  /** Its word is only heard, as the figure alone is plain to the eye. */
  count: CountParts;
}

interface LeaderListProps {
  items: LeaderItem[];
  size?: "md" | "lg";
  /** How many columns there is room for. */
  className: string;
}

/** A table of contents rather than a wall of tiles: name, leader, number. */
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
