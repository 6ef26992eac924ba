/** The upper bounds, in seconds, of the histogram of response times. One more bucket has no bound. */
export const latencyBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const;

/** Estimated by a straight line within a bucket; beyond the last bound it is that bound. Null without requests. */
export function percentileOf(buckets: readonly number[], share: number): number | null {
  const total = buckets.at(-1) ?? 0;
  if (total === 0) return null;
  const wanted = total * share;
  const index = buckets.findIndex((count) => count >= wanted);
  const upper = latencyBounds[index];
  if (upper === undefined) return latencyBounds.at(-1)!;
  const lower = index === 0 ? 0 : latencyBounds[index - 1]!;
  const below = index === 0 ? 0 : buckets[index - 1]!;
  const inside = buckets[index]! - below;
  return inside === 0 ? upper : lower + ((wanted - below) / inside) * (upper - lower);
}
