import { ChartFrame, type ChartProps } from "./chart-frame.tsx";
import { chartSize, labelEvery } from "./chart-grid.tsx";

export function BarChart({ title, points, format }: ChartProps) {
  const { width, height, left } = chartSize;
  const slot = (width - left) / Math.max(1, points.length);
  const bar = Math.min(48, slot * 0.62);
  return (
    <ChartFrame title={title} points={points} format={format}>
      {(y) =>
        points.map((point, index) => {
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
        })
      }
    </ChartFrame>
  );
}
