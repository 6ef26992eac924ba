import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { setMarketing } from "#app/accounts/profile/update-preferences.server.ts";
import { type SectionResult, submittedValues } from "#app/accounts/profile/section-result.ts";
import { alerts } from "#app/messages/alerts/alerts.table.ts";
import { isOwnAlert } from "#app/messages/alerts/manage/alerts.queries.server.ts";
import { encodeCriteria } from "#app/messages/alerts/matching/encode-criteria.server.ts";
import {
  type AlertServices,
  createAlert,
  type CreateOutcome,
  type NewAlert,
} from "#app/messages/alerts/subscribe/create-alert.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { formatSavedSearch } from "#app/search/search-url.ts";
import type { Search } from "#app/search/search.ts";
import { newsletterRefusals, readNewsletterChoice, toNewsletterChoice } from "./newsletter.ts";

/** Members may end it in their profile, too. Accounts that are closed get nothing, nor does an address that nobody confirmed: an administrator may have entered it. */
export const isSubscriber = and(
  eq(alerts.source, "newsletter"),
  isNotNull(alerts.confirmedAt),
  isNull(alerts.unsubscribedAt),
  isNull(alerts.pausedAt),
  or(
    isNull(alerts.userId),
    sql`exists (select 1 from ${users} where ${users.id} = ${alerts.userId} and ${users.notifyMarketing}
      and ${users.deactivatedAt} is null and ${users.deletedAt} is null
      and (${users.emailVerified} or ${users.email} = ${alerts.email}))`,
  ),
)!;

export const countSubscribers = async (db: Db): Promise<number> => db.$count(alerts, isSubscriber);

const isOwnNewsletter = (userId: string) =>
  and(eq(alerts.source, "newsletter"), isOwnAlert(userId))!;

export async function findOwnNewsletter(db: Db, userId: string) {
  const [row] = await db
    .select({ search: alerts.search, confirmedAt: alerts.confirmedAt })
    .from(alerts)
    .where(isOwnNewsletter(userId))
    .orderBy(alerts.confirmedAt, alerts.id)
    .limit(1);
  return row ? { ...toNewsletterChoice(row.search), isConfirmed: row.confirmedAt !== null } : null;
}

/** The consent stays on record, with its end. */
export async function leaveNewsletter(db: Db, userId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(alerts).set({ unsubscribedAt: now }).where(isOwnNewsletter(userId));
    await setMarketing(tx, userId, false);
  });
}

type SignUp = Omit<NewAlert, "source" | "frequency">;

export const joinNewsletter = (services: AlertServices, signUp: SignUp): Promise<CreateOutcome> =>
  createAlert(services, { ...signUp, source: "newsletter", frequency: "daily" });

export async function changeChoice(
  db: Db,
  alertId: string,
  search: Search,
  now: Date,
): Promise<void> {
  await db
    .update(alerts)
    .set({ search: formatSavedSearch(search), ...(await encodeCriteria(db, search, now)) })
    .where(
      and(eq(alerts.id, alertId), eq(alerts.source, "newsletter"), isNull(alerts.unsubscribedAt)),
    );
}

/** The newsletter's section of the profile. */
export async function saveNewsletterSection(
  services: AlertServices,
  {
    form,
    userId,
    email,
    ip,
    now,
  }: Pick<SignUp, "email" | "ip" | "now"> & {
    form: FormData;
    userId: string;
  },
): Promise<SectionResult> {
  const section = "newsletter";
  if (!form.has("wantsNewsletter")) {
    await leaveNewsletter(services.db, userId, now);
    return { section, ok: true, message: "Saved" };
  }
  const search = readNewsletterChoice(form);
  const page = "/account/profile";
  const outcome = await joinNewsletter(services, { userId, email, search, page, ip, now });
  if (outcome.ok)
    return {
      section,
      ok: true,
      message:
        outcome.state === "active"
          ? "Saved"
          : "Saved. We emailed you a link: open it to confirm your address.",
    };
  const [, error] = newsletterRefusals[outcome.reason];
  return {
    section,
    ok: false,
    errors: { wantsNewsletter: error },
    submitted: submittedValues(form),
  };
}
