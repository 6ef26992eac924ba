/** The asking prices that buyers have seen. What an owner tried out before the listing was published is nobody's business. */
export interface PriceStep {
  since: Date;
  /** Null: a range, or on request. */
  amount: number | null;
  currency: string;
}

export interface PriceReduction {
  /** In minor units. */
  by: number;
  since: Date;
}

/** Days during which an earlier, higher price makes a listing count as reduced. */
export const reducedForDays = 90;
const dayMs = 24 * 60 * 60 * 1000;

/** Oldest first. The first step begins when buyers could see it. */
export function publicPrices(steps: readonly PriceStep[], publishedAt: Date | null): PriceStep[] {
  if (!publishedAt) return [];
  return steps
    .toSorted((a, b) => a.since.getTime() - b.since.getTime())
    .filter((_, index, all) => (all[index + 1]?.since ?? Infinity) > publishedAt)
    .map(({ since, amount, currency }) => ({
      since: since < publishedAt ? publishedAt : since,
      amount,
      currency,
    }));
}

/** By how much today's price is below the highest that was asked within the last 90 days. Takes what `publicPrices` gives. */
export function findReduction(steps: readonly PriceStep[], now: Date): PriceReduction | null {
  const today = steps.at(-1);
  if (!today?.amount) return null;
  const limit = now.getTime() - reducedForDays * dayMs;
  const earlier = steps
    .slice(0, -1)
    .filter(
      ({ currency }, index) =>
        currency === today.currency && steps[index + 1]!.since.getTime() > limit,
    )
    .map(({ amount }) => amount ?? 0);
  const by = Math.max(0, ...earlier) - today.amount;
  return by > 0 ? { by, since: today.since } : null;
}
