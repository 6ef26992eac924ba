import { dayMs } from "#app/shared/day.ts";

/** Prices from before the publication stay private. */
export interface PriceStep {
  since: Date;
  amount: number | null;
  currency: string;
}

export interface PriceReduction {
  by: number;
  since: Date;
}

/** A listing counts as reduced for this long. */
export const reducedForDays = 90;
/** Oldest first. The first step begins with the publication. */
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

/** Compared with the highest price of the last 90 days. Takes the result of `publicPrices`. */
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
