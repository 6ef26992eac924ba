import type { DayCounts, Measure } from "./statistics.ts";
import { formatCount, formatNumber, type PluralForms } from "#app/ui/format/format-count.ts";
import { formatCalendarDay, formatDay } from "#app/ui/format/format-date.ts";

interface Band {
  measure: Measure;
  label: string;
  words: PluralForms;
  height: number;
  className: string;
}

/** Views are many and the others few: each has its own scale over the same days. */
export const bands: readonly Band[] = [
  {
    measure: "views",
    label: "Views",
    words: { one: "view", other: "views" },
    height: 128,
    className: "fill-accent",
  },
  {
    measure: "saves",
    label: "Saves",
    words: { one: "save", other: "saves" },
    height: 48,
    className: "fill-shade-4",
  },
  {
    measure: "inquiries",
    label: "Inquiries",
    words: { one: "inquiry", other: "inquiries" },
    height: 48,
    className: "fill-warm",
  },
];

const title = "Views, saves and inquiries per day";

/** One chart of three bands. The same numbers are in a table, for screen readers and exact figures. */
export function ActivityChart({ days }: { days: DayCounts[] }) {
  const first = days[0]!;
  const last = days.at(-1)!;
  const middle = days[Math.floor(days.length / 2)]!;
  return (
    <figure>
      <figcaption className="mb-4 text-sm font-semibold">{title}</figcaption>
      <div role="img" aria-label={describe(days)} className="flex flex-col gap-4">
        {bands.map((band) => (
          <BandRow key={band.measure} band={band} days={days} />
        ))}
        <div className="figures flex justify-between text-xs text-ink-3" aria-hidden="true">
          <span>{formatDay(first.day)}</span>
          {days.length > 7 && <span>{formatDay(middle.day)}</span>}
          <span>{formatDay(last.day)}</span>
        </div>
      </div>
      <DayTable days={days} />
    </figure>
  );
}

function BandRow({ band, days }: { band: Band; days: DayCounts[] }) {
  const { measure, label, height, className } = band;
  const most = Math.max(...days.map((day) => day[measure]));
  // A gap between bars only if they are wide enough.
  const width = days.length > 45 ? 0.8 : 0.7;
  return (
    <div aria-hidden="true">
      <p className="flex justify-between text-xs">
        <span className="font-semibold text-ink-2">{label}</span>
        <span className="figures text-ink-3">
          {most > 0 ? `At most ${formatNumber(most)} a day` : "None yet"}
        </span>
      </p>
      <svg
        viewBox={`0 0 ${days.length} 100`}
        preserveAspectRatio="none"
        className="mt-1 w-full border-b border-line-strong"
        style={{ height }}
      >
        {days.map((day, index) => {
          const value = most > 0 ? (day[measure] / most) * 100 : 0;
          return (
            <rect
              key={day.day}
              x={index + (1 - width) / 2}
              y={100 - value}
              width={width}
              height={value}
              className={className}
            />
          );
        })}
      </svg>
    </div>
  );
}

function describe(days: DayCounts[]): string {
  const parts = bands.map(({ measure, words }) => {
    const total = days.reduce((sum, day) => sum + day[measure], 0);
    const top = days.reduce((best, day) => (day[measure] > best[measure] ? day : best));
    const count = formatCount(total, words);
    return total > 0
      ? `${count}, most on ${formatDay(top.day)} (${formatNumber(top[measure])})`
      : count;
  });
  return `${title}, ${formatDay(days[0]!.day)} to ${formatDay(days.at(-1)!.day)}: ${parts.join("; ")}`;
}

function DayTable({ days }: { days: DayCounts[] }) {
  return (
    <details className="mt-4 text-sm">
      <summary className="inline-flex min-h-6 items-center text-ink-2 underline underline-offset-4 hover:text-ink">
        Show as a table
      </summary>
      <table className="mt-2 w-full max-w-xl">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b border-ink text-ink-2">
            <th scope="col" className="py-1.5 text-start font-semibold">
              Day
            </th>
            {bands.map(({ measure, label }) => (
              <th key={measure} scope="col" className="py-1.5 text-end font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day} className="border-b border-line">
              <th scope="row" className="py-1.5 text-start font-normal text-ink-2">
                {formatCalendarDay(day.day)}
              </th>
              {bands.map(({ measure }) => (
                <td key={measure} className="figures py-1.5 text-end">
                  {formatNumber(day[measure])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
