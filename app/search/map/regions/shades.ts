const steps = 5;
const roundNumbers = [1, 2, 3, 5, 8, 10];

/**
 * The minimum counts of up to five shades, on round numbers. The steps are geometric, because a few regions hold most of the
 * listings: with even steps all others would look the same.
 */
export function chooseShades(counts: readonly number[]): number[] {
  const most = Math.max(0, ...counts);
  if (most === 0) return [];
  if (most <= steps) return Array.from({ length: most }, (_, index) => index + 1);
  const bounds = Array.from({ length: steps }, (_, index) => toRound(most ** (index / steps)));
  return [...new Set(bounds)];
}

/** 1 is the lightest; 0 means no shade. */
export const shadeOf = (count: number, shades: readonly number[]): number =>
  shades.filter((least) => count >= least).length;

function toRound(value: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(value));
  const nearest = roundNumbers.reduce((best, number) =>
    Math.abs(number * magnitude - value) < Math.abs(best * magnitude - value) ? number : best,
  );
  return nearest * magnitude;
}
