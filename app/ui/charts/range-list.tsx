import { BarLabel } from "./bar-label.tsx";

export interface Range {
  label: string;
  to?: string | undefined;
  low: number;
  middle: number;
  high: number;
  /** "$120,000 to $640,000" */
  text: string;
  middleText: string;
  isMain?: boolean;
}

interface RangeListProps {
  title: string;
  note: string;
  ranges: readonly Range[];
}

/** The middle half of several groups on one scale: readable at any width, by screen readers and in print. */
export function RangeList({ title, note, ranges }: RangeListProps) {
  const most = Math.max(1, ...ranges.map(({ high }) => high));
  const percent = (value: number) => `${((value / most) * 100).toFixed(1)}%`;
  return (
    <figure>
      <figcaption>
        <h2 className="font-serif text-xl font-medium tracking-tight">{title}</h2>
        <p className="mt-1 text-sm text-ink-2">{note}</p>
      </figcaption>
      <dl className="mt-5 flex flex-col gap-4">
        {ranges.map(({ label, to, low, middle, high, text, middleText, isMain }) => (
          <div key={label} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 text-sm">
            <dt className={isMain ? "font-semibold" : "text-ink-2"}>
              <BarLabel to={to}>{label}</BarLabel>
            </dt>
            <dd className="figures font-medium">
              {middleText}
              <span className="sr-only">{`, the middle half from ${text}`}</span>
            </dd>
            <dd aria-hidden="true" className="relative col-span-2 mt-1.5 h-3 bg-sunken">
              <div
                className={`absolute inset-y-0 rounded-xs print-exact ${isMain ? "bg-accent" : "bg-shade-3"}`}
                style={{ left: percent(low), width: percent(high - low) }}
              />
              <div
                className={`absolute -inset-y-1 w-0.5 print-exact ${isMain ? "bg-warm" : "bg-ink"}`}
                style={{ left: percent(middle) }}
              />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
