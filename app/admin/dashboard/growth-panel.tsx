import type { Growth } from "#app/admin/dashboard/make-growth.ts";
import { Card } from "#app/ui/layout/card.tsx";

export function GrowthPanel({ growth: { weeks, series } }: { growth: Growth }) {
  return (
    <Card title="Weekly Growth" aside={<p className="text-sm text-ink-3">This week so far</p>}>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {series.map((one) => (
          <WeeklyBars key={one.label} series={one} weeks={weeks} />
        ))}
      </div>
      <details className="mt-5 text-sm">
        <summary className="inline-flex min-h-6 items-center text-ink-2 underline underline-offset-4 hover:text-ink">
          Show as a table
        </summary>
        <div className="mt-3 overflow-x-auto" tabIndex={0} role="region" aria-label="Weekly growth">
          <table className="w-full">
            <caption className="sr-only">Weekly growth by the first day of the week</caption>
            <thead>
              <tr className="border-b border-line-strong">
                <th scope="col" className="py-1.5 pe-4 text-start font-medium">
                  Week of
                </th>
                {series.map(({ label }) => (
                  <th key={label} scope="col" className="py-1.5 ps-4 text-end font-medium">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week, index) => (
                <tr key={week} className="border-b border-line">
                  <th scope="row" className="py-1.5 pe-4 text-start font-normal text-ink-2">
                    {week}
                  </th>
                  {series.map(({ label, texts }) => (
                    <td key={label} className="figures py-1.5 ps-4 text-end">
                      {texts[index]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Card>
  );
}

const height = 64;
const slot = 12;
const bar = 8;

function WeeklyBars({ series, weeks }: { series: Growth["series"][number]; weeks: string[] }) {
  const { label, values, texts } = series;
  const most = Math.max(1, ...values);
  const last = values.length - 1;
  return (
    <figure>
      <figcaption className="flex items-baseline justify-between gap-4 text-sm">
        <span className="text-ink-2">{label}</span>
        <span className="display figures text-lg">{texts[last]}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${String(values.length * slot)} ${String(height + 1)}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label} per week, from ${texts[0] ?? "0"} in the week of ${weeks[0] ?? ""} to ${texts[last] ?? "0"} this week`}
        className="mt-2 h-20 w-full"
      >
        {values.map((value, index) => {
          const tall = Math.max(1, (Math.max(0, value) / most) * height);
          return (
            <rect
              key={weeks[index]}
              x={index * slot + (slot - bar) / 2}
              y={height - tall}
              width={bar}
              height={tall}
              className={index === last ? "fill-warm" : "fill-accent"}
            />
          );
        })}
        <line x1="0" x2={values.length * slot} y1={height} y2={height} className="stroke-line" />
      </svg>
      <p aria-hidden="true" className="flex justify-between text-xs text-ink-3">
        <span>{weeks[0]}</span>
        <span>{weeks[last]}</span>
      </p>
    </figure>
  );
}
