import { niceTicks } from "./ticks.ts";

export interface TimePoint {
  /** Its place on the axis; places without a point leave a gap. */
  at: number;
  label: string;
  value: number;
  text: string;
  /** Further cells of its row in the table. */
  more?: string[];
}

interface Input {
  title: string;
  note: string;
  /** Of the table: the point, its value, and further ones. */
  headers: string[];
  length: number;
  points: TimePoint[];
  format: (value: number) => string;
  withZero: boolean;
}

export type TimeChartData = ReturnType<typeof makeTimeChart>;

/** In percent of the drawing, with all texts, so that a browser loads no number formats. */
export function makeTimeChart({ points, format, withZero, length, ...rest }: Input) {
  const values = points.map(({ value }) => value);
  const ticks = niceTicks(values, { withZero });
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const y = (value: number) => round(100 - ((value - low) / (high - low)) * 100);
  const x = (at: number) => round((at / Math.max(1, length - 1)) * 100);
  const placed = points.map((point) => ({ ...point, x: x(point.at), y: y(point.value) }));
  return {
    ...rest,
    withZero,
    ticks: ticks.map((tick) => ({ y: y(tick), text: format(tick) })),
    lines: splitAtGaps(placed).map((line) => line.map((point) => [point.x, point.y] as const)),
    rows: placed.map(({ label, text, more = [] }) => [label, text, ...more]),
    /** A quarter of the labels fits on a phone. */
    labels: placed
      .filter(({ at }) => at % Math.max(1, Math.ceil(length / 4)) === 0)
      .map(({ x: left, label }) => ({ left, label })),
    last: placed.at(-1) ?? null,
    description: describe(points),
  };
}

function splitAtGaps<Point extends { at: number }>(points: readonly Point[]): Point[][] {
  const lines: Point[][] = [];
  for (const point of points) {
    const line = lines.at(-1);
    if (line && line.at(-1)!.at === point.at - 1) line.push(point);
    else lines.push([point]);
  }
  return lines;
}

function describe(points: readonly TimePoint[]): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return "";
  const top = points.reduce((best, point) => (point.value > best.value ? point : best), first);
  return `From ${first.text} (${first.label}) to ${last.text} (${last.label}); highest ${top.text} (${top.label}).`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
