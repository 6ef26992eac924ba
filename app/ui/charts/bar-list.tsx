import { BarLabel } from "./bar-label.tsx";

export interface Bar {
  label: string;
  value: number;
  text: string;
  to?: string | undefined;
  tone?: "accent" | "warm" | "line";
}

const tones = { accent: "bg-accent", warm: "bg-warm", line: "bg-line-strong" };

/** Readable at any width, by screen readers and in print. */
export function BarList({ title, bars }: { title?: string; bars: Bar[] }) {
  const longest = Math.max(1, ...bars.map(({ value }) => Math.abs(value)));
  return (
    <figure>
      {title && <figcaption className="mb-4 text-sm font-semibold">{title}</figcaption>}
      <dl className="flex flex-col gap-3.5">
        {bars.map(({ label, value, text, to, tone = "accent" }) => (
          <div key={label} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 text-sm">
            <dt className="text-ink-2">
              <BarLabel to={to}>{label}</BarLabel>
            </dt>
            <dd className="figures font-medium">{text}</dd>
            <dd aria-hidden="true" className="col-span-2 mt-1.5 h-2.5 rounded-xs bg-sunken">
              <div
                className={`h-full min-w-0.5 rounded-xs print-exact ${value < 0 ? "bg-danger" : tones[tone]}`}
                style={{ width: `${((Math.abs(value) / longest) * 100).toFixed(1)}%` }}
              />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
