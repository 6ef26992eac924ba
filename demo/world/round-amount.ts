import type { Random } from "./random.ts";

/** Owners ask 349,000 or 1,250,000, never 351,274. */
export function roundPrice(random: Random, amount: number): number {
  const step =
    amount < 40_000
      ? 1000
      : amount < 300_000
        ? 5000
        : amount < 1_000_000
          ? 10_000
          : amount < 4_000_000
            ? 50_000
            : 100_000;
  const rounded = Math.max(8000, Math.round(amount / step) * step);
  if (rounded >= 90_000 && rounded < 1_500_000 && rounded % 50_000 === 0 && random.chance(0.5)) {
    return rounded - 1000;
  }
  return rounded;
}

/** Sales and cash flow: some owners read the statement, most say a round number. */
export function roundTurnover(random: Random, amount: number): number {
  const coarse = amount < 100_000 ? 5000 : amount < 1_000_000 ? 10_000 : 50_000;
  const step = random.chance(0.3) ? 1000 : coarse;
  return Math.max(step === 1000 ? 6000 : 10_000, Math.round(amount / step) * step);
}
