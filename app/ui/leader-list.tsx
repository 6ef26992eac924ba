import { Link } from "react-router";
import { formatNumber, pickWord, type CountWords } from "./format-count.ts";

interface LeaderListProps {
  items: { label: string; to: string; count: number }[];
  /** What is counted; only heard, as the figure alone is plain to the eye. */
  unit: CountWords;
  size?: keyof typeof sizes;
  /** How many columns there are room for. */
  className?: string;
}

const sizes = {
  md: { row: "min-h-11 py-2", label: "font-medium", leader: "border-b", count: "text-sm" },
  lg: {
    row: "min-h-14 py-2.5",
    label: "font-serif text-xl font-medium tracking-tight",
    leader: "border-b-2",
    count: "",
  },
};

/** A table of contents rather than a wall of tiles: name, leader, number. */
export function LeaderList({ items, unit, size = "md", className = "" }: LeaderListProps) {
  const look = sizes[size];
  return (
    <ul className={`grid ${className}`}>
      {items.map(({ label, to, count }) => (
        <li key={to}>
          <Link to={to} className={`group flex items-baseline gap-3 ${look.row}`}>
            <span className={`underline-offset-4 group-hover:underline ${look.label}`}>
              {label}
            </span>
            <span
              aria-hidden="true"
              className={`grow border-dotted border-line-strong/50 ${look.leader}`}
            />
            <span className={`figures text-ink-2 ${look.count}`}>
              {formatNumber(count)}
              <span className="sr-only"> {pickWord(count, unit)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
