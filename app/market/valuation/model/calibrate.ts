import type { Accuracy, Hits } from "./valuation-model.ts";

/** A listing, estimated from all others. */
export interface LeftOut {
  category: string | null;
  sold: boolean;
  /** The logarithm of asking price over estimate. */
  error: number;
  leverage: number;
}

interface Range {
  low: number;
  high: number;
}

/** Of ten prices, one lies below the range and one above it. */
const tail = 0.1;

/** A category with fewer listings than this is as scattered as all others. */
const pooledNoise = 20;

/**
 * The width of the range comes from the errors themselves (conformal prediction): no shape of their distribution is assumed.
 * Each half of the listings is checked with the width that the other half gives, so the claim is tested on what did not set it.
 */
export function calibrate(left: readonly LeftOut[], noise: number) {
  const noiseOf = scatterOf(left, noise);
  const scores = left.map(
    ({ error, leverage, category }) =>
      error / Math.sqrt((noise * (noiseOf[category ?? ""] ?? 1)) / (1 - leverage)),
  );
  const isEven = randomHalf(left.length);
  const [even, odd] = [true, false].map((which) =>
    rangeOf(scores.filter((_, at) => isEven[at] === which)),
  ) as [Range, Range];
  const halves = scores.map((score, at) => {
    const { low, high } = isEven[at] ? odd : even;
    return low <= score && score <= high;
  });
  return { noiseOf, ...rangeOf(scores), halves };
}

function rangeOf(scores: readonly number[]): Range {
  const sorted = scores.toSorted((one, other) => one - other);
  // One further than the quantile, because the next price is one more than those seen.
  const beyond = Math.floor(tail * (sorted.length + 1)) - 1;
  const at = Math.max(0, beyond);
  return {
    low: Math.min(0, sorted[at] ?? 0),
    high: Math.max(0, sorted[sorted.length - 1 - at] ?? 0),
  };
}

/** How scattered prices in a category are, against all. */
function scatterOf(left: readonly LeftOut[], noise: number): Record<string, number> {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const { category, error, leverage } of left) {
    if (category === null) continue;
    const { sum, count } = sums.get(category) ?? { sum: 0, count: 0 };
    sums.set(category, { sum: sum + (error ** 2 * (1 - leverage)) / noise, count: count + 1 });
  }
  return Object.fromEntries(
    sums
      .entries()
      .map(([category, { sum, count }]) => [category, (sum + pooledNoise) / (count + pooledNoise)]),
  );
}

/** The same halves every time. */
function randomHalf(count: number): boolean[] {
  let seed = 7;
  return Array.from({ length: count }, () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % 1_000 < 500;
  });
}

export function measure(left: readonly LeftOut[], inside: readonly boolean[]): Accuracy {
  const rows = left.map(({ error, category, sold }, at) => ({
    off: Math.abs(Math.exp(-error) - 1) * 100,
    inside: inside[at]!,
    category,
    sold,
  }));
  const byCategory = Object.groupBy(rows, ({ category }) => category ?? "");
  return {
    ...hitsOf(rows),
    sold: hitsOf(rows.filter(({ sold }) => sold)),
    categories: Object.fromEntries(
      Object.entries(byCategory).map(([category, some]) => [category, hitsOf(some!)]),
    ),
  };
}

function hitsOf(rows: readonly { off: number; inside: boolean }[]): Hits {
  const sorted = rows.map(({ off }) => off).toSorted((one, other) => one - other);
  const hits = rows.filter(({ inside }) => inside).length;
  return {
    sample: rows.length,
    medianError: sorted[Math.floor(rows.length / 2)] ?? null,
    inside: rows.length > 0 ? (100 * hits) / rows.length : null,
  };
}
