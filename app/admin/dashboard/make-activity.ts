import { type AdminAreas, canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { actionLabel } from "#app/admin/timeline/format-value.ts";
import { subjectPage } from "#app/admin/subject-page.ts";
import { makeTimeAgo, type TimeAgoValue } from "#app/ui/format/format-date.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";
import type { IconName } from "#app/ui/media/icon-names.ts";

export interface Activity {
  key: string;
  icon: IconName;
  title: string;
  detail: string;
  to: string;
  at: TimeAgoValue;
}

export interface ActivitySources {
  signUps: { id: string; name: string; at: Date }[];
  listings: { id: string; title: string; at: Date }[];
  orders: { id: string; amount: number; title: string; at: Date | null }[];
  actions: {
    id: string;
    action: string;
    subjectType: string;
    subjectId: string;
    actor: string;
    at: Date;
  }[];
}

type Event = Omit<Activity, "at" | "to"> & { at: Date; to: string };

export function makeActivity(
  { signUps, listings, orders, actions }: ActivitySources,
  limit: number,
  now: Date,
): Activity[] {
  const events: Event[] = [
    ...signUps.map(({ id, name, at }) => ({
      key: `user-${id}`,
      icon: "user" as const,
      title: "New user",
      detail: name,
      to: subjectHref("user", id),
      at,
    })),
    ...listings.map(({ id, title, at }) => ({
      key: `listing-${id}`,
      icon: "store" as const,
      title: "New listing",
      detail: title,
      to: subjectHref("listing", id),
      at,
    })),
    ...orders.flatMap(({ id, amount, title, at }) =>
      at
        ? {
            key: `order-${id}`,
            icon: "credit-card" as const,
            title: `${formatMoney(amount, "CAD")} paid`,
            detail: title,
            to: subjectHref("order", id),
            at,
          }
        : [],
    ),
    ...actions.map(({ id, action, subjectType, subjectId, actor, at }) => ({
      key: `audit-${id}`,
      icon: "shield-check" as const,
      title: actionLabel(action),
      detail: actor,
      to: subjectHref(subjectType, subjectId),
      at,
    })),
  ];
  return events
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, limit)
    .map(({ key, icon, title, detail, to, at }) => ({
      key,
      icon,
      title,
      detail,
      to,
      at: makeTimeAgo(at, now),
    }));
}

const subjectHref = (subjectType: string, id: string): string =>
  subjectPage(subjectType, id) ?? (subjectType === "setting" ? "/admin/settings" : "/admin/audit");

export const canSeeSubject = (areas: AdminAreas, subjectType: string, id: string): boolean =>
  canOpenAdminPath(areas, subjectHref(subjectType, id));
