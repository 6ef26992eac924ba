/**
 * How an owner replies, measured from real messages of the last ninety days: the median time to the first reply, and the share of
 * inquiries that got one within a week. An inquiry without a reply counts from its fourth day on, and not at all if it looked like
 * a scam or the owner blocked its sender. Nothing is shown for fewer than three replies, or five inquiries.
 */
export const replyTimeDays = 90;
export const replyTimeMinimum = 3;
export const replyRateMinimum = 5;
/** A later reply comes too late for the rate. */
export const replyDeadlineDays = 7;
/** For so long an owner may think about it. */
export const replyGraceDays = 3;

export interface ReplyRecord {
  /** The median; null for too few replies. */
  seconds: number | null;
  /** From 0 to 1; null for too few inquiries. */
  rate: number | null;
}

export const noReplyRecord: ReplyRecord = { seconds: null, rate: null };

const hour = 3600;
const day = 24 * hour;
const week = 7 * day;

export function formatReplyTime(seconds: number | null): string | null {
  if (seconds === null) return null;
  if (seconds <= hour) return "Usually replies within an hour";
  if (seconds > week) return "Usually takes more than a week to reply";
  return `Usually replies within ${formatDuration(seconds)}`;
}

export function formatReplyRate(rate: number | null): string | null {
  if (rate === null) return null;
  // Nobody who left one inquiry of three hundred unanswered replies to all of them.
  const percent = rate < 1 ? Math.min(99, Math.round(rate * 100)) : 100;
  const share = new Intl.NumberFormat("en-CA", { style: "percent" }).format(percent / 100);
  return `Replies to ${share} of inquiries`;
}

/** What the owner states, for as long as too few replies have been measured. */
export function formatStatedReplyTime(hours: number): string {
  return hours === 1
    ? "The owner states a reply time of an hour"
    : `The owner states a reply time of ${formatDuration(hours * hour)}`;
}

/** "40 minutes", "5 hours", "2 days": the average of one's own conversations. */
export const formatResponseTime = (seconds: number): string =>
  seconds < hour
    ? formatUnit("minute", Math.max(1, Math.round(seconds / 60)))
    : formatDuration(seconds);

function formatDuration(seconds: number): string {
  return seconds <= day
    ? formatUnit("hour", Math.ceil(seconds / hour))
    : formatUnit("day", Math.ceil(seconds / day));
}

const formatUnit = (unit: "minute" | "hour" | "day", count: number): string =>
  new Intl.NumberFormat("en-CA", { style: "unit", unit, unitDisplay: "long" }).format(count);
