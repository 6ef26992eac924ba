import type { IconName } from "#app/ui/media/icon-names.ts";
import { formatDate, makeTimeAgo, type TimeAgoValue } from "#app/ui/format/format-date.ts";
import { addDays } from "#app/shared/day.ts";

export interface NotificationView {
  id: string;
  icon: IconName;
  title: string;
  text: string;
  isUnread: boolean;
  time: TimeAgoValue;
}

interface Row {
  id: string;
  kind: string;
  title: string;
  text: string;
  readAt: Date | null;
  createdAt: Date;
}

type IconOf = (kind: string) => IconName;

export const notificationHref = (id: string): string => `/account/notifications/${id}`;

export const viewNotification = (
  { id, kind, title, text, readAt, createdAt }: Row,
  iconOf: IconOf,
  now: Date,
): NotificationView => ({
  id,
  icon: iconOf(kind),
  title,
  text,
  isUnread: readAt === null,
  time: makeTimeAgo(createdAt, now),
});

export interface NotificationDay {
  /** "Today", "Yesterday", "Monday, November 16, 2026" */
  label: string;
  notifications: NotificationView[];
}

export function groupByDay(rows: readonly Row[], iconOf: IconOf, now: Date): NotificationDay[] {
  const days: NotificationDay[] = [];
  for (const row of rows) {
    const label = dayLabel(row.createdAt, now);
    if (days.at(-1)?.label !== label) days.push({ label, notifications: [] });
    days.at(-1)!.notifications.push(viewNotification(row, iconOf, now));
  }
  return days;
}

function dayLabel(moment: Date, now: Date): string {
  const dayOf = (date: Date) => formatDate(date.toISOString(), { format: "long" });
  const day = dayOf(moment);
  if (day === dayOf(now)) return "Today";
  return day === dayOf(addDays(now, -1)) ? "Yesterday" : day;
}
