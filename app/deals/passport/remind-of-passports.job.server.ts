import { and, asc, eq, gt, isNull, lte } from "drizzle-orm";
import { isActiveUser, users } from "#app/accounts/accounts.table.ts";
import { documentNotification } from "#app/accounts/notifications/notification-kind.ts";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { needsProof, reminderDays } from "#app/accounts/passport/passport.ts";
import { passports } from "#app/accounts/passport/passports.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand, site } from "#app/shared/brand.ts";
import { addDays } from "#app/shared/day.ts";
import { formatDate } from "#app/ui/format/format-date.ts";

export const remindOfPassportsJob = defineJob<object>("remind-of-passports", {
  schedule: "17 13 * * *",
});

/** Once for each end, 14 days before. */
export async function remindOfPassports(
  { db, jobs }: { db: Db; jobs: Jobs },
  now: Date,
): Promise<void> {
  while (await db.transaction((tx) => remindNext(tx, jobs, now)));
}

/** One at a time: a notification locks the person's counter until its transaction ends. */
async function remindNext(tx: Db, jobs: Jobs, now: Date): Promise<boolean> {
  const [ending] = await tx
    .select(pick(passports, "userId", "expiresAt", "fundsVerifiedOn"))
    .from(passports)
    .innerJoin(users, and(eq(users.id, passports.userId), isActiveUser))
    .where(
      and(
        gt(passports.expiresAt, now),
        lte(passports.expiresAt, addDays(now, reminderDays)),
        isNull(passports.remindedAt),
      ),
    )
    .orderBy(asc(passports.expiresAt))
    .limit(1)
    .for("no key update", { of: passports, skipLocked: true });
  if (!ending) return false;
  const { userId, expiresAt } = ending;
  await tx.update(passports).set({ remindedAt: now }).where(eq(passports.userId, userId));
  const email = endingEmail(expiresAt!, needsProof(ending, now));
  await notify(
    tx,
    jobs,
    {
      userId,
      kind: documentNotification,
      key: "passport-ends",
      title: email.heading,
      text: email.paragraphs[0]!,
      href: "/account/passport",
      email,
    },
    now,
  );
  return true;
}

function endingEmail(expiresAt: Date, isProofNeeded: boolean): EmailContent {
  const day = formatDate(expiresAt.toISOString());
  return {
    subject: `Your passport ends on ${day}`,
    heading: `Your passport ends on ${day}`,
    paragraphs: [
      isProofNeeded
        ? "Your proof of funds is more than a year old. Send a new one to renew your passport."
        : "If everything in it is still true, you can renew it with one click.",
      "After that day, owners no longer see it in your conversations.",
    ],
    action: { label: "Renew my passport", url: `${site}/account/passport` },
    reason: `You received this email because you have a buyer's passport on ${brand.name}.`,
  };
}
