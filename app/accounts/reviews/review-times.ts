import { businessDays } from "#app/shared/business-time.ts";

/** The promise, in business days. */
export const promisedDays = 2;

const fewest = 5;

export interface ReviewTimes {
  decisions: number;
  /** Business time until a decision; null with too few decisions. */
  medianDays: number | null;
  /** The share that was decided in time. */
  keptPercent: number | null;
}

export function summarizeTimes(times: readonly number[]): ReviewTimes {
  const decisions = times.length;
  if (decisions < fewest) return { decisions, medianDays: null, keptPercent: null };
  const sorted = times.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(decisions / 2)]!;
  const median = decisions % 2 === 1 ? upper : (sorted[decisions / 2 - 1]! + upper) / 2;
  const kept = sorted.filter((time) => time <= businessDays(promisedDays)).length;
  return {
    decisions,
    // Rounded up, so that it is never zero.
    medianDays: Math.max(0.1, Math.ceil((10 * median) / businessDays(1)) / 10),
    keptPercent: Math.floor((100 * kept) / decisions),
  };
}

export const describeTimes = ({ medianDays, keptPercent }: ReviewTimes): string =>
  medianDays === null || keptPercent === null
    ? "Not measured yet: there were too few decisions in the last 90 days."
    : `In the last 90 days, half of our answers took ${medianDays} business ${medianDays === 1 ? "day" : "days"} or less, and ${keptPercent}% came within two.`;
