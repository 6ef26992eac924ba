/** Round numbers around the values. An amount is compared with zero; an index is not. */
export function niceTicks(values: number[], { wanted = 4, withZero = true } = {}): number[] {
  const bounds = withZero ? [0, ...values] : values;
  const max = Math.max(...bounds);
  const min = Math.min(...bounds);
  if (bounds.length === 0 || (max === min && withZero)) return [0, 1];
  const rough = (max - min || 1) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.floor(min / step);
  const last = Math.max(first + 1, Math.ceil(max / step));
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

export function scaleY(ticks: number[], height: number): (value: number) => number {
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  return (value) => height - ((value - low) / (high - low)) * height;
}
