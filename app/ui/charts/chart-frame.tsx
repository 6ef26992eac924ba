import type { ReactNode } from "react";
import { ChartGrid, chartSize } from "./chart-grid.tsx";
import { niceTicks, scaleY } from "./chart-scale.ts";

export interface ChartPoint {
  label: string;
  value: number;
}

export interface ChartProps {
  title: string;
  points: ChartPoint[];
  format?: (value: number) => string;
}

/** Every chart also has its numbers as a table, for screen readers and print. */
export function ChartFrame({
  title,
  points,
  format = String,
  children,
}: ChartProps & { children: (y: (value: number) => number) => ReactNode }) {
  const { width, height, left, top, bottom } = chartSize;
  const ticks = niceTicks(points.map((point) => point.value));
  const y = scaleY(ticks, height);
  return (
    <figure>
      <figcaption className="mb-3 text-sm font-semibold">{title}</figcaption>
      <svg
        viewBox={`0 ${String(-top)} ${String(width)} ${String(height + top + bottom)}`}
        role="img"
        aria-label={describePoints(title, points, format)}
        className="w-full"
      >
        <ChartGrid ticks={ticks} y={y} width={width} left={left} format={format} />
        {children(y)}
      </svg>
      <details className="mt-3 text-sm">
        <summary className="inline-flex min-h-6 items-center text-ink-2 underline underline-offset-4 hover:text-ink">
          Show as a table
        </summary>
        <table className="mt-2 w-full max-w-md">
          <caption className="sr-only">{title}</caption>
          <tbody>
            {points.map((point) => (
              <tr key={point.label} className="border-b border-line">
                <th scope="row" className="py-1.5 text-start font-normal text-ink-2">
                  {point.label}
                </th>
                <td className="figures py-1.5 text-end">{format(point.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** "Views: from 12 in May to 40 in June, highest 52 in …" */
function describePoints(
  title: string,
  points: ChartPoint[],
  format: (value: number) => string,
): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return `${title}: no data yet`;
  const top = points.reduce((best, point) => (point.value > best.value ? point : best), first);
  return `${title}: from ${format(first.value)} (${first.label}) to ${format(last.value)} (${last.label}); highest ${format(top.value)} (${top.label})`;
}
