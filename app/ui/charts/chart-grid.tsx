export function ChartGrid({
  ticks,
  y,
  width,
  left,
  format,
}: {
  ticks: number[];
  y: (value: number) => number;
  width: number;
  left: number;
  format: (value: number) => string;
}) {
  return (
    <g aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${String(y(tick))})`}>
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
  );
}

export const chartSize = { width: 640, height: 240, left: 56, top: 12, bottom: 28 };

/** With many points only some labels fit. */
export function labelEvery(count: number): number {
  return Math.max(1, Math.ceil(count / 8));
}
