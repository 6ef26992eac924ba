import { and, eq, isNull, or } from "drizzle-orm";
import { stopPreferenceEmails } from "#app/accounts/profile/update-preferences.server.ts";
import { describeAlert } from "#app/messages/alerts/alert-search.ts";
import { alerts } from "#app/messages/alerts/alerts.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** What the page of an emailed link shows of the alert. */
export interface LinkedAlert {
  id: string;
  description: string;
  search: string;
  email: string;
  isConfirmed: boolean;
  isUnsubscribed: boolean;
}

export async function findLinkedAlert(db: Db, alertId: string): Promise<LinkedAlert | null> {
  const [row] = await db
    .select({
      id: alerts.id,
      name: alerts.name,
      search: alerts.search,
      email: alerts.email,
      confirmedAt: alerts.confirmedAt,
      unsubscribedAt: alerts.unsubscribedAt,
    })
    .from(alerts)
    .where(eq(alerts.id, alertId));
  if (!row) return null;
  const { id, search, email, confirmedAt, unsubscribedAt } = row;
  return {
    id,
    description: describeAlert(row),
    search,
    email,
    isConfirmed: confirmedAt !== null,
    isUnsubscribed: unsubscribedAt !== null,
  };
}

/** Doing it twice changes nothing. An alert that was ended stays ended. */
export async function confirmAlert(db: Db, alertId: string, now: Date): Promise<void> {
  await db
    .update(alerts)
    .set({ confirmedAt: now })
    .where(and(eq(alerts.id, alertId), isNull(alerts.confirmedAt), isNull(alerts.unsubscribedAt)));
}

/** Ends this alert, or all to the same address and of the same person. The consent stays on record, with its end. */
export async function unsubscribe(
  db: Db,
  { alertId, all, now }: { alertId: string; all: boolean; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [alert] = await tx
      .select({ email: alerts.email, userId: alerts.userId })
      .from(alerts)
      .where(eq(alerts.id, alertId));
    if (!alert) return;
    const { email, userId } = alert;
    const ended = await tx
      .update(alerts)
      .set({ unsubscribedAt: now })
      .where(
        and(
          isNull(alerts.unsubscribedAt),
          all
            ? or(eq(alerts.email, email), userId ? eq(alerts.userId, userId) : undefined)
            : eq(alerts.id, alertId),
        ),
      )
      .returning({ source: alerts.source, userId: alerts.userId });
    for (const { source, userId: person } of ended)
      if (source === "preferences" && person) await stopPreferenceEmails(tx, person);
  });
}
