import { and, count, eq, isNull, or, sql } from "drizzle-orm";
import { defineRateLimit, allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import { users } from "#app/accounts/accounts.table.ts";
import { formatSavedSearch, toSavedSearch } from "#app/search/saved-search.ts";
import type { Search } from "#app/search/search.ts";
import {
  type AlertFrequency,
  describeAlert,
  maxAlertsPerAddress,
} from "#app/messages/alerts/alert.ts";
import { consentTexts } from "#app/messages/alerts/subscribe/alert-consent.ts";
import {
  confirmAlertEmail,
  existingAlertEmail,
} from "#app/messages/alerts/sending/alert-emails.ts";
import { alertUrl } from "#app/messages/alerts/subscribe/alert-by-link.server.ts";
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
  /** The same answer for every address: an email asks for confirmation, or says that the alert exists. */
  | { ok: true; state: "check-email" }
  | { ok: false; reason: "no-sender" | "too-many-attempts" | "too-many-alerts" };

/** Only an account with a confirmed address needs no confirmation by email. */
export async function createAlert(
  services: AlertServices,
  asked: NewAlert,
): Promise<CreateOutcome> {
  const { db } = services;
  const { ip, now } = asked;
  // Consent to emails requires saying who sends them.
  if (!(await getOperator(db))) return { ok: false, reason: "no-sender" };
  if (!(await allowAttempt(db, alertAddressLimit, ip, now)))
    return { ok: false, reason: "too-many-attempts" };
  return db.transaction(async (tx): Promise<CreateOutcome> => {
    const person = asked.userId ? await findPerson(tx, asked.userId) : null;
    const email = person?.email ?? asked.email;
    // One request per address at a time, so that the limit holds and a double click finds the first alert.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 1))`);
    return person?.emailVerified
      ? writeForMember(tx, asked, { id: asked.userId!, email })
      : writeUnconfirmed(tx, services, asked, email);
  });
}

async function findPerson(tx: Db, userId: string) {
  const [person] = await tx
    .select({ email: users.email, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId));
  return person ?? null;
}

async function writeForMember(
  tx: Db,
  asked: NewAlert,
  member: { id: string; email: string },
): Promise<CreateOutcome> {
  const existing = await findExisting(tx, asked.search, member.email);
  if (existing) {
    await tx
      .update(alerts)
      .set({
        userId: member.id,
        frequency: asked.frequency,
        confirmedAt: existing.confirmedAt ?? asked.now,
        pausedAt: null,
        ...consent(asked),
      })
      .where(eq(alerts.id, existing.id));
    return { ok: true, state: "active", alertId: existing.id };
  }
  if (await isFull(tx, member.email, member.id)) return { ok: false, reason: "too-many-alerts" };
  const alertId = await insertAlert(tx, asked, {
    userId: member.id,
    email: member.email,
    confirmedAt: asked.now,
  });
  return { ok: true, state: "active", alertId };
}

async function writeUnconfirmed(
  tx: Db,
  { jobs, appUrl, secret }: AlertServices,
  asked: NewAlert,
  email: string,
): Promise<CreateOutcome> {
  const done: CreateOutcome = { ok: true, state: "check-email" };
  // Anyone can enter anyone's address, so emails to it are limited and the answer reveals nothing.
  if (!(await allowAttempt(tx, alertConfirmationLimit, email, asked.now))) return done;
  const existing = await findExisting(tx, asked.search, email);
  if (!existing && (await isFull(tx, email, asked.userId))) return done;
  const description = describeAlert({ name: "", search: formatSavedSearch(asked.search) });
  if (existing?.confirmedAt) {
    const unsubscribeUrl = alertUrl(appUrl, secret, "unsubscribe", existing.id);
    await sendEmail(tx, jobs, email, existingAlertEmail({ description, unsubscribeUrl }));
    return done;
  }
  if (existing)
    await tx
      .update(alerts)
      .set({ frequency: asked.frequency, createdAt: asked.now, ...consent(asked) })
      .where(eq(alerts.id, existing.id));
  const alertId =
    existing?.id ??
    (await insertAlert(tx, asked, { userId: asked.userId, email, confirmedAt: null }));
  const confirmUrl = alertUrl(appUrl, secret, "confirm", alertId);
  await sendEmail(tx, jobs, email, confirmAlertEmail({ description, ...asked, confirmUrl }));
  return done;
}

const consent = ({ now, ip }: NewAlert) => ({
  consentAt: now,
  consentFrom: networkPrefix(ip),
  consentText: consentTexts.search,
});

async function insertAlert(
  tx: Db,
  asked: NewAlert,
  owner: { userId: string | null; email: string; confirmedAt: Date | null },
): Promise<string> {
  const [row] = await tx
    .insert(alerts)
    .values({
      ...owner,
      search: formatSavedSearch(asked.search),
      frequency: asked.frequency,
      createdAt: asked.now,
      ...consent(asked),
      ...(await encodeCriteria(tx, toSavedSearch(asked.search), asked.now)),
    })
    .returning({ id: alerts.id });
  return row!.id;
}

async function findExisting(tx: Db, search: Search, email: string) {
  const [row] = await tx
    .select({ id: alerts.id, confirmedAt: alerts.confirmedAt })
    .from(alerts)
    .where(
      and(
        eq(alerts.email, email),
        eq(alerts.search, formatSavedSearch(search)),
        eq(alerts.source, "search"),
        isNull(alerts.unsubscribedAt),
      ),
    );
  return row ?? null;
}

async function isFull(tx: Db, email: string, userId: string | null): Promise<boolean> {
  const [row] = await tx
    .select({ count: count() })
    .from(alerts)
    .where(
      and(
        isNull(alerts.unsubscribedAt),
        userId ? or(eq(alerts.email, email), eq(alerts.userId, userId)) : eq(alerts.email, email),
      ),
    );
  return row!.count >= maxAlertsPerAddress;
}
