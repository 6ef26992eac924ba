import { ChartFrame, type ChartProps, describePoints } from "./chart-frame.tsx";
import { ChartGrid, chartSize, labelEvery } from "./chart-grid.tsx";
import { niceTicks, scaleY } from "./chart-scale.ts";

export function LineChart({ title, points, format = String }: ChartProps) {
  const { width, height, left, top, bottom } = chartSize;
  const ticks = niceTicks(points.map((point) => point.value));
  const y = scaleY(ticks, height);
  const gap = (width - left - 16) / Math.max(1, points.length - 1);
  const x = (index: number) => left + 8 + gap * index;
  const line = points
    .map((point, index) => `${String(x(index))},${String(y(point.value))}`)
    .join(" ");
  const last = points.at(-1);
  const end = points.length - 1;
  return (
    <ChartFrame title={title} points={points} format={format}>
      <svg
        viewBox={`0 ${String(-top)} ${String(width)} ${String(height + top + bottom)}`}
        role="img"
        aria-label={describePoints(title, points, format)}
        className="w-full"
      >
        <ChartGrid ticks={ticks} y={y} width={width} left={left} format={format} />
        {last && (
          <>
            <polygon
              points={`${String(x(0))},${String(y(0))} ${line} ${String(x(end))},${String(y(0))}`}
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
        )}
        {points.map((point, index) =>
          index % labelEvery(points.length) === 0 ? (
            <text
              key={point.label}
              x={x(index)}
              y={height + 20}
              textAnchor={index === 0 ? "start" : index === end ? "end" : "middle"}
              className="fill-ink-3 text-[12px]"
            >
              {point.label}
            </text>
          ) : null,
        )}
      </svg>
    </ChartFrame>
  );
}
