import { ChartFrame, type ChartProps, describePoints } from "./chart-frame.tsx";
import { ChartGrid, chartSize, labelEvery } from "./chart-grid.tsx";
import { niceTicks, scaleY } from "./chart-scale.ts";

export function BarChart({ title, points, format = String }: ChartProps) {
  const { width, height, left, top, bottom } = chartSize;
  const ticks = niceTicks(points.map((point) => point.value));
  const y = scaleY(ticks, height);
  const slot = (width - left) / Math.max(1, points.length);
  const bar = Math.min(48, slot * 0.62);
  return (
    <ChartFrame title={title} points={points} format={format}>
      <svg
        viewBox={`0 ${String(-top)} ${String(width)} ${String(height + top + bottom)}`}
        role="img"
        aria-label={describePoints(title, points, format)}
        className="w-full"
      >
        <ChartGrid ticks={ticks} y={y} width={width} left={left} format={format} />
        {points.map((point, index) => {
          const x = left + slot * index + (slot - bar) / 2;
          return (
            <g key={point.label}>
              <rect
                x={x}
                y={Math.min(y(point.value), y(0))}
                width={bar}
                height={Math.abs(y(point.value) - y(0))}
                rx="2"
                className={point.value < 0 ? "fill-danger" : "fill-accent"}
              />
              {index % labelEvery(points.length) === 0 && (
                <text
                  x={x + bar / 2}
                  y={height + 20}
                  textAnchor="middle"
                  className="fill-ink-3 text-[12px]"
                >
                  {point.label}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </ChartFrame>
  );
}
