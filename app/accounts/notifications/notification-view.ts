import type { listNotifications } from "./notifications.queries.server.ts";
import type { IconName } from "#app/ui/media/icon-names.ts";
import { formatDate, makeTimeAgo } from "#app/ui/format/format-date.ts";
import { addDays } from "#app/shared/day.ts";

type Row = Awaited<ReturnType<typeof listNotifications>>[number];
type IconOf = (kind: string) => IconName;

export const notificationHref = (id: string): string => `/account/notifications/${id}`;

export const viewNotification = (
  { id, kind, title, text, readAt, createdAt }: Row,
  iconOf: IconOf,
  now: Date,
) => ({
  id,
  icon: iconOf(kind),
  title,
  text,
  isUnread: readAt === null,
  time: makeTimeAgo(createdAt, now),
});

export type NotificationView = ReturnType<typeof viewNotification>;

export function groupByDay(rows: readonly Row[], iconOf: IconOf, now: Date) {
  const days: { label: string; notifications: NotificationView[] }[] = [];
  for (const row of rows) {
    const label = dayLabel(row.createdAt, now);
    if (days.at(-1)?.label !== label) days.push({ label, notifications: [] });
    days.at(-1)!.notifications.push(viewNotification(row, iconOf, now));
  }
  return days;
}

function dayLabel(moment: Date, now: Date): string {
  const dayOf = (date: Date) => formatDate(date, { format: "long" });
  const day = dayOf(moment);
  if (day === dayOf(now)) return "Today";
  return day === dayOf(addDays(now, -1)) ? "Yesterday" : day;
}
