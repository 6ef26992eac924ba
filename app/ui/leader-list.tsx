import { Link } from "react-router";
import { type CountWords, formatNumber, pickWord } from "./format-count.ts";

interface LeaderListProps {
  items: { label: string; to: string; count: number }[];
  /** What is counted; only heard, as the figure alone is plain to the eye. */
  unit: CountWords;
  size?: "md" | "lg";
  /** How many columns there is room for. */
  className: string;
}

/** A table of contents rather than a wall of tiles: name, leader, number. */
export function LeaderList({ items, unit, size = "md", className }: LeaderListProps) {
  return (
    <ul className={`grid leaders leaders-${size} ${className}`}>
      {items.map(({ label, to, count }) => (
        <li key={to}>
          <Link to={to}>
            <span>{label}</span>
            <span className="figures">
              {formatNumber(count)}
              <span className="sr-only"> {pickWord(count, unit)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
