/** Measured from the last ninety days. Unanswered inquiries count from the fourth day, unless they look like a scam or were blocked. */
export const replyTimeDays = 90;
export const replyTimeMinimum = 3;
export const replyRateMinimum = 5;
export const replyDeadlineDays = 7;
export const replyGraceDays = 3;

export interface ReplyRecord {
  seconds: number | null;
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
  // One unanswered inquiry of three hundred must not round up to "all".
  const percent = rate < 1 ? Math.min(99, Math.round(rate * 100)) : 100;
  const share = new Intl.NumberFormat("en-CA", { style: "percent" }).format(percent / 100);
  return `Replies to ${share} of inquiries`;
}

/** Shown until enough replies have been measured. */
export function formatStatedReplyTime(hours: number): string {
  return hours === 1
    ? "The owner states a reply time of an hour"
    : `The owner states a reply time of ${formatDuration(hours * hour)}`;
}

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
