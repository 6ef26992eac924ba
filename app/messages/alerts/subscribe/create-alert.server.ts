import { and, eq, isNull, or, sql } from "drizzle-orm";
import { defineRateLimit, allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import { users } from "#app/accounts/accounts.table.ts";
import { formatSavedSearch, toSavedSearch } from "#app/search/search-url.ts";
import type { Search } from "#app/search/search.ts";
import {
  type AlertFrequency,
  consentTexts,
  describeAlert,
  maxAlertsPerAddress,
} from "#app/messages/alerts/alert.ts";
import {
  confirmAlertEmail,
  existingAlertEmail,
} from "#app/messages/alerts/sending/alert-emails.ts";
import { alertUrl } from "./alert-by-link.server.ts";
import { alerts } from "#app/messages/alerts/alerts.table.ts";
import { encodeCriteria } from "#app/messages/alerts/matching/encode-criteria.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import { getOperator } from "#app/platform/operator.server.ts";
import { networkPrefix } from "#app/shared/network-prefix.ts";

const alertAddressLimit = defineRateLimit("alertAddress", {
  max: 20,
  windowMinutes: 60,
  perAddress: true,
});
const alertConfirmationLimit = defineRateLimit("alertConfirmation", {
  max: 5,
  windowMinutes: 24 * 60,
});

export interface AlertServices {
  db: Db;
  jobs: Jobs;
  appUrl: string;
  secret: string;
}

export interface NewAlert {
  userId: string | null;
  email: string;
  search: Search;
  frequency: AlertFrequency;
  ip: string;
  now: Date;
}

export type CreateOutcome =
  | { ok: true; state: "active"; alertId: string }
  /** The same response for every address: an email asks for confirmation, or says that the alert exists. */
  | { ok: true; state: "check-email" }
  | { ok: false; reason: "no-sender" | "too-many-attempts" | "too-many-alerts" };

/** Only an account with a confirmed address needs no confirmation by email. */
export async function createAlert(
  { db, jobs, appUrl, secret }: AlertServices,
  { userId, ip, now, frequency, ...input }: NewAlert,
): Promise<CreateOutcome> {
  // Consent to emails requires saying who sends them.
  if (!(await getOperator(db))) return { ok: false, reason: "no-sender" };
  if (!(await allowAttempt(db, alertAddressLimit, ip, now)))
    return { ok: false, reason: "too-many-attempts" };
  return db.transaction(async (tx): Promise<CreateOutcome> => {
    const [person] = userId
      ? await tx
          .select({ email: users.email, isConfirmed: users.emailVerified })
          .from(users)
          .where(eq(users.id, userId))
      : [];
    const { email, isConfirmed } = person ?? { email: input.email, isConfirmed: false };
    // One request per address at a time, so that the limit holds and a double click finds the first alert.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 1))`);
    const checkEmail = { ok: true, state: "check-email" } as const;
    // Anyone can enter anyone's address, so emails to it are limited and the response reveals nothing.
    if (!isConfirmed && !(await allowAttempt(tx, alertConfirmationLimit, email, now)))
      return checkEmail;
    const search = formatSavedSearch(input.search);
    const [existing] = await tx
      .select({ id: alerts.id, confirmedAt: alerts.confirmedAt })
      .from(alerts)
      .where(
        and(
          eq(alerts.email, email),
          eq(alerts.search, search),
          eq(alerts.source, "search"),
          isNull(alerts.unsubscribedAt),
        ),
      );
    if (!existing && (await isFull(tx, email, userId)))
      return isConfirmed ? { ok: false, reason: "too-many-alerts" } : checkEmail;
    const description = describeAlert({ name: "", search });
    if (existing?.confirmedAt && !isConfirmed) {
      const unsubscribeUrl = alertUrl(appUrl, secret, "unsubscribe", existing.id);
      await sendEmail(tx, jobs, email, existingAlertEmail({ description, unsubscribeUrl }));
      return checkEmail;
    }
    const chosen = {
      frequency,
      consentAt: now,
      consentFrom: networkPrefix(ip),
      consentText: consentTexts.search,
    };
    const [saved] = existing
      ? await tx
          .update(alerts)
          .set({
            ...chosen,
            ...(isConfirmed
              ? { userId, confirmedAt: existing.confirmedAt ?? now, pausedAt: null }
              : { createdAt: now }),
          })
          .where(eq(alerts.id, existing.id))
          .returning({ id: alerts.id })
      : await tx
          .insert(alerts)
          .values({
            ...chosen,
            userId,
            email,
            search,
            confirmedAt: isConfirmed ? now : null,
            createdAt: now,
            ...(await encodeCriteria(tx, toSavedSearch(input.search), now)),
          })
          .returning({ id: alerts.id });
    const alertId = saved!.id;
    if (isConfirmed) return { ok: true, state: "active", alertId };
    const confirmUrl = alertUrl(appUrl, secret, "confirm", alertId);
    await sendEmail(tx, jobs, email, confirmAlertEmail({ description, frequency, confirmUrl }));
    return checkEmail;
  });
}

async function isFull(tx: Db, email: string, userId: string | null): Promise<boolean> {
  const isTheirs = or(eq(alerts.email, email), userId ? eq(alerts.userId, userId) : undefined);
  const kept = await tx.$count(alerts, and(isNull(alerts.unsubscribedAt), isTheirs));
  return kept >= maxAlertsPerAddress;
}
