const steps = 5;
const roundNumbers = [1, 2, 3, 5, 8, 10];

/**
 * The least count of each of five shades at most, on round numbers. Each shade begins at a multiple of the last, as a few
 * regions hold most of any market: in even steps all others would look the same.
 */
export function chooseShades(counts: readonly number[]): number[] {
  const most = Math.max(0, ...counts);
  if (most === 0) return [];
  if (most <= steps) return Array.from({ length: most }, (_, index) => index + 1);
  const bounds = Array.from({ length: steps }, (_, index) => toRound(most ** (index / steps)));
  return [...new Set(bounds)];
}

/** From 1 for the lightest; 0 where there is nothing to shade. */
export const shadeOf = (count: number, shades: readonly number[]): number =>
  shades.filter((least) => count >= least).length;

function toRound(value: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(value));
  const nearest = roundNumbers.reduce((best, number) =>
    Math.abs(number * magnitude - value) < Math.abs(best * magnitude - value) ? number : best,
  );
  return nearest * magnitude;
}
