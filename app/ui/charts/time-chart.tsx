import type { TimeChartData } from "./time-chart-data.ts";
import { ChartTable } from "./chart-table.tsx";

/** The drawing stretches; its texts are HTML, so that they stay readable on a phone. */
export function TimeChart({ chart }: { chart: TimeChartData }) {
  const { title, note, headers, ticks, lines, labels, rows, last, withZero, description } = chart;
  return (
    <figure>
      <figcaption>
        <h2 className="font-serif text-xl font-medium tracking-tight">{title}</h2>
        <p className="mt-1 text-sm text-ink-2">{note}</p>
      </figcaption>
      <div className="relative mt-6 me-13 h-52 md:h-64 print-exact">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={`${title}. ${description}`}
          className="absolute inset-0 size-full overflow-visible"
        >
          {ticks.map(({ y, text }, index) => (
            <path
              key={text}
              d={`M0 ${y}H100`}
              vectorEffect="non-scaling-stroke"
              className={index === 0 ? "stroke-ink" : "stroke-line"}
            />
          ))}
          {lines.map((line) => (
            <g key={line[0]![0]}>
              {withZero && (
                <path
                  d={`M${line[0]![0]} 100L${join(line)}L${line.at(-1)![0]} 100Z`}
                  className="fill-accent-soft"
                />
              )}
              <path
                d={`M${join(line)}`}
                fill="none"
                strokeWidth="2.5"
                strokeLinejoin="round"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
                className="stroke-accent"
              />
            </g>
          ))}
        </svg>
        {ticks.map(({ y, text }) => (
          <span
            key={text}
            aria-hidden="true"
            style={{ top: `${y}%` }}
            className="figures absolute start-full ms-2 -translate-y-1/2 text-xs text-ink-3"
          >
            {text}
          </span>
        ))}
        {last && (
          <span
            aria-hidden="true"
            style={{ left: `${last.x}%`, top: `${last.y}%` }}
            className="absolute size-3 -translate-1/2 rounded-full border-2 border-paper bg-accent"
          />
        )}
        {last && (
          <span
            aria-hidden="true"
            style={{ left: `${last.x}%`, top: `${last.y}%` }}
            className="figures absolute -translate-x-full -translate-y-8 pe-1 text-sm font-semibold whitespace-nowrap"
          >
            {last.text}
          </span>
        )}
      </div>
      <div aria-hidden="true" className="relative mt-2 me-13 h-5 text-xs text-ink-3">
        {labels.map(({ left, label }) => (
          <span key={label} style={{ left: `${left}%` }} className="absolute whitespace-nowrap">
            {label}
          </span>
        ))}
      </div>
      <ChartTable caption={title} headers={headers} rows={rows} />
    </figure>
  );
}

const join = (line: readonly (readonly [number, number])[]): string =>
  line.map(([x, y]) => `${x} ${y}`).join("L");
