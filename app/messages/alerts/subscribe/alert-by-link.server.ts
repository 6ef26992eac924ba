import { and, eq, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import {
  setMarketing,
  stopPreferenceEmails,
} from "#app/accounts/profile/update-preferences.server.ts";
import { type AlertSource, confirmWithinDays, describeAlert } from "#app/messages/alerts/alert.ts";
import { secretsOf } from "#app/messages/email/queue-message-email.server.ts";
import { alerts } from "#app/messages/alerts/alerts.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { addDays } from "#app/shared/day.ts";
import { deriveKey, hasValidSignature, sign } from "#app/accounts/derive-key.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { pick } from "#app/platform/db/pick.ts";
import { site } from "#app/shared/brand.ts";

export async function findLinkedAlert(
  { db, env }: { db: Db; env: Parameters<typeof secretsOf>[0] },
  purpose: AlertLinkPurpose,
  token: string,
) {
  const alertId = readAlertToken(token, purpose, secretsOf(env));
  if (!alertId) return null;
  const [row] = await db
    .select(
      pick(alerts, "id", "source", "name", "search", "email", "confirmedAt", "unsubscribedAt"),
    )
    .from(alerts)
    .where(eq(alerts.id, alertId));
  if (!row) return null;
  return {
    id: row.id,
    isNewsletter: row.source === "newsletter",
    description: describeAlert(row),
    search: row.search,
    email: row.email,
    isConfirmed: row.confirmedAt !== null,
    isUnsubscribed: row.unsubscribedAt !== null,
  };
}

/** Idempotent. An ended alert stays ended. */
export async function confirmAlert(db: Db, alertId: string, now: Date): Promise<void> {
  await db
    .update(alerts)
    .set({ confirmedAt: now })
    .where(and(eq(alerts.id, alertId), isNull(alerts.confirmedAt), isNull(alerts.unsubscribedAt)));
}

/** Ends this alert, or all of the same address and person: for the newsletter always, so that no other row brings it. The consent stays on record. */
export async function unsubscribe(
  db: Db,
  { alertId, all, now }: { alertId: string; all: boolean; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [alert] = await tx
      .select({
        source: alerts.source,
        email: alerts.email,
        present: sql<string>`coalesce(${users.email}, ${alerts.email})`,
      })
      .from(alerts)
      .leftJoin(users, eq(users.id, alerts.userId))
      .where(eq(alerts.id, alertId));
    if (!alert) return;
    const { source: ends, email, present } = alert;
    const person = tx.select({ id: users.id }).from(users).where(eq(users.email, present));
    const isSameReader = or(
      inArray(alerts.email, [email, present]),
      inArray(alerts.userId, person),
    );
    const ended = await tx
      .update(alerts)
      .set({ unsubscribedAt: now })
      .where(
        and(
          isNull(alerts.unsubscribedAt),
          all || ends === "newsletter" ? isSameReader : eq(alerts.id, alertId),
          all ? undefined : eq(alerts.source, ends),
        ),
      )
      .returning({ source: alerts.source, userId: alerts.userId });
    for (const { source, userId } of ended) await keepProfileInStep(tx, source, userId);
  });
}

/** An alert that a box of the profile stands for has ended. */
export async function keepProfileInStep(
  tx: Db,
  source: AlertSource,
  userId: string | null,
): Promise<void> {
  if (source === "preferences" && userId) await stopPreferenceEmails(tx, userId);
  if (source === "newsletter" && userId) await setMarketing(tx, userId, false);
}

/** Deletes unconfirmed addresses: another person may have entered them. */
export async function pruneAlerts(db: Db, now: Date): Promise<void> {
  const since = addDays(now, -confirmWithinDays);
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(alerts)
      .where(
        and(
          isNull(alerts.confirmedAt),
          ne(alerts.source, "preferences"),
          lt(alerts.createdAt, since),
        ),
      )
      .returning({ source: alerts.source, userId: alerts.userId });
    for (const { source, userId } of gone) await keepProfileInStep(tx, source, userId);
  });
}

/** Each link does one thing: the reader of a forwarded alert can end it, but not confirm another. */
type AlertLinkPurpose = "confirm" | "unsubscribe" | "choose";

const key = (secret: string, purpose: AlertLinkPurpose) => deriveKey(secret, `alert-${purpose}`);

/** Signed instead of stored, because it lives as long as the alert. */
export const alertToken = (secret: string, purpose: AlertLinkPurpose, alertId: string): string =>
  `${alertId}.${sign(key(secret, purpose), alertId)}`;

export const alertUrl = (secret: string, purpose: AlertLinkPurpose, alertId: string): string =>
  `${site}/email-alerts/${purpose}/${alertToken(secret, purpose, alertId)}`;

/** Null for a link that we have not signed. `secrets` includes the one before the last rotation. */
export function readAlertToken(
  token: string,
  purpose: AlertLinkPurpose,
  secrets: readonly string[],
): string | null {
  const [alertId = "", signature = ""] = token.split(".");
  if (!isId(alertId)) return null;
  return secrets.some((secret) => hasValidSignature(key(secret, purpose), alertId, signature))
    ? alertId
    : null;
}
