import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import { defineRateLimit, allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import { users } from "#app/accounts/accounts.table.ts";
import { setMarketing } from "#app/accounts/profile/update-preferences.server.ts";
import { formatSavedSearch, toSavedSearch } from "#app/search/search-url.ts";
import type { Search } from "#app/search/search.ts";
import {
  type AlertFrequency,
  describeAlert,
  maxAlertsPerAddress,
} from "#app/messages/alerts/alert.ts";
import { consentTexts } from "#app/messages/alerts/consent.ts";
import {
  confirmAlertEmail,
  confirmNewsletterEmail,
  existingAlertEmail,
  existingNewsletterEmail,
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

const maxPage = 200;

export interface AlertServices {
  db: Db;
  jobs: Jobs;
  secret: string;
}

export interface NewAlert {
  source: "search" | "newsletter";
  userId: string | null;
  email: string;
  /** For the newsletter: what the person wants to read about. */
  search: Search;
  frequency: AlertFrequency;
  /** Where the person agreed. */
  page: string;
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
  { db, jobs, secret }: AlertServices,
  { source, userId, page, ip, now, frequency, ...input }: NewAlert,
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
    const isNewsletter = source === "newsletter";
    const isAddressed = eq(alerts.email, email);
    // Of the newsletter, a member who changed their address may have one of each address.
    const [existing, ...others] = await tx
      .select({ id: alerts.id, confirmedAt: alerts.confirmedAt })
      .from(alerts)
      .where(
        and(
          isNewsletter
            ? or(isAddressed, userId && isConfirmed ? eq(alerts.userId, userId) : undefined)
            : and(isAddressed, eq(alerts.search, search)),
          eq(alerts.source, source),
          isNull(alerts.unsubscribedAt),
        ),
      )
      .orderBy(alerts.confirmedAt, alerts.id);
    for (const { id } of others)
      await tx.update(alerts).set({ unsubscribedAt: now }).where(eq(alerts.id, id));
    if (!existing && !isNewsletter && (await isFull(tx, email, userId)))
      return isConfirmed ? { ok: false, reason: "too-many-alerts" } : checkEmail;
    const description = describeAlert({ name: "", search });
    if (existing?.confirmedAt && !isConfirmed) {
      const unsubscribeUrl = alertUrl(secret, "unsubscribe", existing.id);
      const chooseUrl = alertUrl(secret, "choose", existing.id);
      const content = isNewsletter
        ? existingNewsletterEmail({ chooseUrl, unsubscribeUrl })
        : existingAlertEmail({ description, unsubscribeUrl });
      await sendEmail(tx, jobs, email, content);
      return checkEmail;
    }
    const consent = {
      consentAt: now,
      consentFrom: networkPrefix(ip),
      consentText: consentTexts[source],
      consentPage: page.slice(0, maxPage),
    };
    const criteria = { search, ...(await encodeCriteria(tx, toSavedSearch(input.search), now)) };
    const [saved] = existing
      ? await tx
          .update(alerts)
          .set({
            frequency,
            ...(isNewsletter && criteria),
            // Changing the choice is no new consent.
            ...(isNewsletter && existing.confirmedAt ? {} : consent),
            ...(isConfirmed
              ? { userId, confirmedAt: existing.confirmedAt ?? now, pausedAt: null }
              : { createdAt: now }),
          })
          .where(eq(alerts.id, existing.id))
          .returning({ id: alerts.id })
      : await tx
          .insert(alerts)
          .values({
            ...consent,
            ...criteria,
            source,
            frequency,
            userId,
            email,
            confirmedAt: isConfirmed ? now : null,
            createdAt: now,
          })
          .returning({ id: alerts.id });
    const alertId = saved!.id;
    if (isNewsletter && userId) await setMarketing(tx, userId, true);
    if (isConfirmed) return { ok: true, state: "active", alertId };
    const confirmUrl = alertUrl(secret, "confirm", alertId);
    const content = isNewsletter
      ? confirmNewsletterEmail(confirmUrl)
      : confirmAlertEmail({ description, frequency, confirmUrl });
    await sendEmail(tx, jobs, email, content);
    return checkEmail;
  });
}

async function isFull(tx: Db, email: string, userId: string | null): Promise<boolean> {
  const isTheirs = or(eq(alerts.email, email), userId ? eq(alerts.userId, userId) : undefined);
  const isCounted = and(isNull(alerts.unsubscribedAt), ne(alerts.source, "newsletter"));
  const kept = await tx.$count(alerts, and(isCounted, isTheirs));
  return kept >= maxAlertsPerAddress;
}
