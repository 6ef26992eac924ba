import { ChartFrame, type ChartProps } from "./chart-frame.tsx";
import { chartSize, labelEvery } from "./chart-grid.tsx";

export function LineChart({ title, points, format }: ChartProps) {
  const { width, height, left } = chartSize;
  const gap = (width - left - 16) / Math.max(1, points.length - 1);
  const x = (index: number) => left + 8 + gap * index;
  const last = points.at(-1);
  const end = points.length - 1;
  return (
    <ChartFrame title={title} points={points} format={format}>
      {(y) => {
        const line = points
          .map((point, index) => `${String(x(index))},${String(y(point.value))}`)
          .join(" ");
        return (
          <>
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
          </>
        );
      }}
    </ChartFrame>
  );
}
