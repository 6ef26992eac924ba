/**
 * How fast an owner replies, measured from real messages: the median time to the first reply over the inquiries of the last
 * ninety days. Nothing is shown for fewer than three replies.
 */
export const replyTimeDays = 90;
export const replyTimeMinimum = 3;

const hour = 3600;
const day = 24 * hour;
const week = 7 * day;

export function formatReplyTime(seconds: number | null): string | null {
  if (seconds === null) return null;
  if (seconds <= hour) return "Usually replies within an hour";
  if (seconds > week) return "Usually takes more than a week to reply";
  return `Usually replies within ${formatDuration(seconds)}`;
}

/** What the owner states, for as long as too few replies have been measured. */
export function formatStatedReplyTime(hours: number): string {
  return hours === 1
    ? "The owner states a reply time of an hour"
    : `The owner states a reply time of ${formatDuration(hours * hour)}`;
}

function formatDuration(seconds: number): string {
  const [unit, size] = seconds <= day ? (["hour", hour] as const) : (["day", day] as const);
  return new Intl.NumberFormat("en-CA", { style: "unit", unit, unitDisplay: "long" }).format(
    Math.ceil(seconds / size),
  );
}
