import { type AdminAreas, canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { queueHref, type QueueKind, queueKinds, queues } from "#app/admin/queues/queue-kind.ts";
import type { OtherPart } from "#app/platform/health.ts";
import { formatCount, type PluralForms } from "#app/ui/format/format-count.ts";

const queueAlerts = Object.fromEntries(
  queueKinds.map((kind) => [kind, { to: queueHref(kind), words: queues[kind].waiting }]),
) as Record<QueueKind, { to: string; words: PluralForms }>;

export const alertKinds = {
  operator: {
    to: "/admin/settings/operator",
    text: "Say who runs this site: email alerts wait for it",
  },
  "stale-rates": {
    to: "/admin/settings/exchange-rates",
    text: "The exchange rates are more than a week old",
  },
  "tax-number": {
    to: "/admin/settings/taxes",
    text: "No tax number is entered: no sales tax is added",
  },
  disputes: {
    to: "/admin/orders?status=disputed",
    words: { one: "disputed payment", other: "disputed payments" },
  },
  "failed-payments": {
    to: "/admin/orders?status=failed&period=30",
    words: {
      one: "failed payment in the last 30 days",
      other: "failed payments in the last 30 days",
    },
  },
  "overdue-deliverables": {
    to: `${queueHref("deliverables")}?overdue`,
    words: { one: "deliverable is overdue", other: "deliverables are overdue" },
  },
  ...queueAlerts,
  "failed-emails": {
    to: "/admin/emails?state=failed",
    words: { one: "email that failed to send", other: "emails that failed to send" },
  },
  "stale-listings": {
    to: "/admin/listings?freshness=unconfirmed",
    words: {
      one: "listing whose owner has not confirmed it",
      other: "listings whose owners have not confirmed them",
    },
  },
} as const satisfies Record<string, { to: string } & ({ words: PluralForms } | { text: string })>;

export type AlertName = keyof typeof alertKinds;

const failingJobs = {
  to: "/admin/jobs?state=failed",
  words: { one: "failing background job", other: "failing background jobs" },
};

export interface AlertView {
  text: string;
  to: string;
  isUrgent: boolean;
}

const urgent: ReadonlySet<AlertName> = new Set([
  "operator",
  "disputes",
  "failed-payments",
  "failed-emails",
  "overdue-deliverables",
]);

export const alertNamesFor = (areas: AdminAreas): AlertName[] =>
  (Object.keys(alertKinds) as AlertName[]).filter((name) =>
    canOpenAdminPath(areas, pathOf(alertKinds[name].to)),
  );

export const canSeeJobs = (areas: AdminAreas): boolean =>
  canOpenAdminPath(areas, pathOf(failingJobs.to));

const degraded: Record<Exclude<OtherPart, "jobs">, Omit<AlertView, "isUrgent">> = {
  worker: {
    text: "No worker is running. Emails, alerts and payments wait.",
    to: "/admin/jobs?state=waiting",
  },
  queue: {
    text: "Background jobs have been waiting for more than five minutes.",
    to: "/admin/jobs?state=waiting",
  },
  mail: { text: "The mail server does not answer. Emails wait.", to: "/admin/emails" },
  payments: { text: "The payment provider does not answer.", to: "/admin/orders" },
  replicas: {
    text: "A replica of the database does not answer or is too far behind. The others do its work.",
    to: "/admin/dashboard",
  },
};

export interface Troubles {
  failingJobs: number;
  degraded: readonly OtherPart[];
}

/** The first-run checklist says the same. */
export const setUpAlerts: readonly AlertName[] = ["operator", "stale-rates", "tax-number"];

export function makeAlerts(
  counts: ReadonlyMap<AlertName, number>,
  troubles: Troubles,
): AlertView[] {
  const alerts: AlertView[] = (Object.keys(alertKinds) as AlertName[]).flatMap((name) => {
    const count = counts.get(name) ?? 0;
    const kind = alertKinds[name];
    const text = "text" in kind ? kind.text : formatCount(count, kind.words);
    return count > 0 ? [{ text, to: kind.to, isUrgent: urgent.has(name) }] : [];
  });
  if (troubles.failingJobs > 0)
    alerts.unshift({
      text: formatCount(troubles.failingJobs, failingJobs.words),
      to: failingJobs.to,
      isUrgent: true,
    });
  for (const part of troubles.degraded)
    if (part !== "jobs") alerts.unshift({ ...degraded[part], isUrgent: true });
  return alerts.toSorted((one, other) => Number(other.isUrgent) - Number(one.isUrgent));
}

const pathOf = (to: string): string => to.split("?")[0]!;
