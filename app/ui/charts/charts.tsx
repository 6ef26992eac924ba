import type { ReactNode } from "react";
import { niceTicks, scaleY } from "./ticks.ts";
import { ChartTable } from "./chart-table.tsx";

interface ChartProps {
  title: string;
  points: { label: string; value: number }[];
  format?: (value: number) => string;
}

const [width, height, left, top, bottom] = [640, 240, 56, 12, 28];

export function BarChart({ title, points, format }: ChartProps) {
  const slot = (width - left) / Math.max(1, points.length);
  const bar = Math.min(48, slot * 0.62);
  return (
    <ChartFrame
      title={title}
      points={points}
      format={format}
      labelAt={(index) => ({ x: left + slot * (index + 0.5), textAnchor: "middle" })}
    >
      {(y) =>
        points.map(({ label, value }, index) => (
          <rect
            key={label}
            x={left + slot * index + (slot - bar) / 2}
            y={Math.min(y(value), y(0))}
            width={bar}
            height={Math.abs(y(value) - y(0))}
            rx="2"
            className={value < 0 ? "fill-danger" : "fill-accent"}
          />
        ))
      }
    </ChartFrame>
  );
}

export function LineChart({ title, points, format }: ChartProps) {
  const end = points.length - 1;
  const gap = (width - left - 16) / Math.max(1, end);
  const x = (index: number) => left + 8 + gap * index;
  const last = points.at(-1);
  return (
    <ChartFrame
      title={title}
      points={points}
      format={format}
      labelAt={(index) => ({
        x: x(index),
        textAnchor: index === 0 ? "start" : index === end ? "end" : "middle",
      })}
    >
      {(y) => {
        const line = points.map(({ value }, index) => `${x(index)},${y(value)}`).join(" ");
        return (
          last && (
            <>
              <polygon
                points={`${x(0)},${y(0)} ${line} ${x(end)},${y(0)}`}
                className="fill-accent-soft"
              />
              <polyline
                points={line}
                fill="none"
                strokeWidth="2"
                strokeLinejoin="round"
                className="stroke-accent"
              />
              <circle
                cx={x(end)}
                cy={y(last.value)}
                r="4"
                className="fill-accent stroke-surface"
                strokeWidth="2"
              />
            </>
          )
        );
      }}
    </ChartFrame>
  );
}

interface ChartFrameProps extends ChartProps {
  labelAt: (index: number) => { x: number; textAnchor: "start" | "middle" | "end" };
  children: (y: (value: number) => number) => ReactNode;
}

function ChartFrame({ title, points, format = String, labelAt, children }: ChartFrameProps) {
  const ticks = niceTicks(points.map(({ value }) => value));
  const y = scaleY(ticks, height);
  // With many points only some labels fit.
  const labelEvery = Math.max(1, Math.ceil(points.length / 8));
  return (
    <figure>
      <figcaption className="mb-3 text-sm font-semibold">{title}</figcaption>
      <svg
        viewBox={`0 ${-top} ${width} ${height + top + bottom}`}
        role="img"
        aria-label={describePoints(title, points, format)}
        className="w-full"
      >
        <g aria-hidden="true">
          {ticks.map((tick) => (
            <g key={tick} transform={`translate(0 ${y(tick)})`}>
              <line
                x1={left}
                x2={width}
                className={tick === 0 ? "stroke-line-strong" : "stroke-line"}
                strokeWidth="1"
              />
              <text x={left - 8} y="4" textAnchor="end" className="figures fill-ink-3 text-[12px]">
                {format(tick)}
              </text>
            </g>
          ))}
        </g>
        {children(y)}
        {points.map(
          ({ label }, index) =>
            index % labelEvery === 0 && (
              <text
                key={label}
                {...labelAt(index)}
                y={height + 20}
                className="fill-ink-3 text-[12px]"
              >
                {label}
              </text>
            ),
        )}
      </svg>
      <ChartTable caption={title} rows={points.map(({ label, value }) => [label, format(value)])} />
    </figure>
  );
}

function describePoints(
  title: string,
  points: ChartProps["points"],
  format: (value: number) => string,
): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return `${title}: no data yet`;
  const top = points.reduce((best, point) => (point.value > best.value ? point : best), first);
  return `${title}: from ${format(first.value)} (${first.label}) to ${format(last.value)} (${last.label}); highest ${format(top.value)} (${top.label})`;
}
