interface StripChartProps {
  /** For screen readers, who get no dots. */
  description: string;
  values: readonly number[];
  marker: { label: string; value: number };
  middle: { label: string; value: number };
  format: (value: number) => string;
}

/** One dot for each value on a line, and one that stands out. Proportional: twice as much is as far as half. */
export function StripChart({ description, values, marker, middle, format }: StripChartProps) {
  const least = Math.min(...values, marker.value);
  const most = Math.max(...values, marker.value);
  const reach = Math.log(most / least) || 1;
  const left = (value: number) => `${(3 + (94 * Math.log(value / least)) / reach).toFixed(2)}%`;
  return (
    <div role="img" aria-label={description} className="pt-9 pb-10">
      <div aria-hidden="true" className="relative h-10 border-b border-line-strong">
        <span
          className="absolute inset-y-0 w-px bg-line-strong print-exact"
          style={{ left: left(middle.value) }}
        />
        {values.map((value, at) => (
          <span
            key={`${String(value)} ${String(at)}`}
            className="absolute size-2.5 -translate-x-1/2 rounded-full bg-shade-4 opacity-55 print-exact"
            // Three heights, so that equal values do not hide each other.
            style={{ left: left(value), bottom: `${String(6 + (at % 3) * 9)}px` }}
          />
        ))}
        <span
          className="absolute -top-1 bottom-0 w-1 -translate-x-1/2 rounded-full bg-warm print-exact"
          style={{ left: left(marker.value) }}
        />
        <span
          className="figures absolute -top-8 -translate-x-1/2 text-sm font-semibold whitespace-nowrap"
          style={{ left: `clamp(4.5rem, ${left(marker.value)}, calc(100% - 4.5rem))` }}
        >
          {marker.label} {format(marker.value)}
        </span>
        <span
          className="figures absolute -bottom-7 -translate-x-1/2 text-xs whitespace-nowrap text-ink-2"
          style={{ left: `clamp(6rem, ${left(middle.value)}, calc(100% - 6rem))` }}
        >
          {middle.label} {format(middle.value)}
        </span>
        <span className="figures absolute start-0 -bottom-7 text-xs text-ink-3">
          {format(least)}
        </span>
        <span className="figures absolute end-0 -bottom-7 text-xs text-ink-3">{format(most)}</span>
      </div>
    </div>
  );
}
