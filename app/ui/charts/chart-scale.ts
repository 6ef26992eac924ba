/** Round numbers from zero (or below) to just above the largest value. */
export function niceTicks(values: number[], wanted = 4): number[] {
  const max = Math.max(0, ...values);
  const min = Math.min(0, ...values);
  if (max === min) return [0, 1];
  const rough = (max - min) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.floor(min / step);
  const last = Math.ceil(max / step);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

export function scaleY(ticks: number[], height: number): (value: number) => number {
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  return (value) => height - ((value - low) / (high - low)) * height;
}
