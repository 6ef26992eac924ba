import { addDays } from "#app/shared/day.ts";

export const noticeKinds = [
  "term-14",
  "term-3",
  "expired",
  "renewal-14",
  "renewal-3",
  "still-for-sale",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const firstReminderDays = 14;
export const lastReminderDays = 3;

/** The reminder that is due before this day. After a downtime, only the latest. */
export function dueReminder(day: Date, now: Date): "14" | "3" | null {
  if (now >= day || now < addDays(day, -firstReminderDays)) return null;
  return now < addDays(day, -lastReminderDays) ? "14" : "3";
}
