const steps = 5;
const roundNumbers = [1, 2, 3, 5, 8, 10];

/** At round numbers. The steps are geometric: with even ones nearly all regions would look the same. */
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

/** Starting with "none". Full class names, because Tailwind finds classes by scanning the source. */
export const shadeColours = [
  { shape: "fill-surface", ground: "bg-surface" },
  { shape: "fill-shade-1", ground: "bg-shade-1" },
  { shape: "fill-shade-2", ground: "bg-shade-2" },
  { shape: "fill-shade-3", ground: "bg-shade-3" },
  { shape: "fill-shade-4", ground: "bg-shade-4" },
  { shape: "fill-shade-5", ground: "bg-shade-5" },
];
