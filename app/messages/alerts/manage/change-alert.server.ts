import { and, eq } from "drizzle-orm";
import { stopPreferenceEmails } from "#app/accounts/profile/update-preferences.server.ts";
import { alerts } from "#app/messages/alerts/alerts.table.ts";
import type { AlertChange } from "#app/messages/alerts/manage/alert-change.ts";
import { isOwnAlert } from "#app/messages/alerts/manage/own-alerts.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface ChangeAlert {
  alertId: string;
  userId: string;
  change: AlertChange;
  now: Date;
}

/** False where the person has no such alert. */
export async function changeAlert(
  db: Db,
  { alertId, userId, change, now }: ChangeAlert,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(alerts)
      .set(columnsOf(change, now))
      .where(and(eq(alerts.id, alertId), isOwnAlert(userId)))
      .returning({ source: alerts.source });
    if (change.kind === "delete" && changed[0]?.source === "preferences")
      await stopPreferenceEmails(tx, userId);
    return changed.length > 0;
  });
}

function columnsOf(change: AlertChange, now: Date): Partial<typeof alerts.$inferInsert> {
  switch (change.kind) {
    case "edit":
      return { name: change.name, frequency: change.frequency };
    case "pause":
      return { pausedAt: now };
    case "resume":
      return { pausedAt: null };
    // The consent stays on record, with its end.
    case "delete":
      return { unsubscribedAt: now };
  }
}
