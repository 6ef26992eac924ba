import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { revokeAccess } from "#app/accounts/sessions/revoke-access.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import { brand, site } from "#app/shared/brand.ts";
import { type Administrator, mayChangeUser } from "./admin-areas.ts";
import { lockUser } from "./lock-user.server.ts";
import type { Outcome } from "#app/shared/outcome.ts";

export type ActivationStep = (tx: Db, change: ActivationStepInput) => Promise<void>;

export interface ActivationStepInput {
  userId: string;
  actorId: string;
  deactivatedAt: Date;
  now: Date;
  requestId: string | null;
}

export interface ActivationChange {
  userId: string;
  administrator: Administrator;
  /** Not shown to the person. */
  reason: string;
  steps: readonly ActivationStep[];
  requestId?: string | null;
  now: Date;
}

export type ActivationOutcome = Outcome<
  "not-found" | "oneself" | "not-allowed" | "last-administrator"
>;

/** No password, link or code signs in until the account is reactivated. */
export const deactivateUser = async (
  db: Db,
  jobs: Jobs,
  change: ActivationChange,
): Promise<ActivationOutcome> =>
  change.userId === change.administrator.id
    ? { ok: false, reason: "oneself" }
    : setActive(db, jobs, change, false);

export const reactivateUser = (
  db: Db,
  jobs: Jobs,
  change: ActivationChange,
): Promise<ActivationOutcome> => setActive(db, jobs, change, true);

function setActive(
  db: Db,
  jobs: Jobs,
  { userId, administrator, reason, steps, requestId = null, now }: ActivationChange,
  isActive: boolean,
): Promise<ActivationOutcome> {
  return db.transaction(async (tx): Promise<ActivationOutcome> => {
    const user = await lockUser(tx, userId);
    if (!user || isActive !== Boolean(user.deactivatedAt))
      return { ok: false, reason: "not-found" };
    if (!mayChangeUser(administrator, user)) return { ok: false, reason: "not-allowed" };
    if (!isActive && user.isLastAdministrator) return { ok: false, reason: "last-administrator" };
    await tx
      .update(users)
      .set({ deactivatedAt: isActive ? null : now })
      .where(eq(users.id, userId));
    if (!isActive) await revokeAccess(tx, userId);
    const actorId = administrator.id;
    const deactivatedAt = user.deactivatedAt ?? now;
    for (const step of steps) await step(tx, { userId, actorId, deactivatedAt, now, requestId });
    await recordAudit(
      tx,
      { actorId, requestId },
      isActive ? "user-reactivated" : "user-deactivated",
      ["user", userId],
      isActive && !reason ? {} : { reason },
    );
    const content = isActive ? reactivatedEmail() : deactivatedEmail();
    await sendEmail(tx, jobs, user.email, content);
    return { ok: true };
  });
}

const emailReason = `You received this email because it's about your ${brand.name} account.`;

const deactivatedEmail = (): EmailContent => ({
  subject: `Your ${brand.name} account was deactivated`,
  heading: "Your account was deactivated",
  paragraphs: [
    "You were signed out on all devices and can't sign in. Your listings are off the market, and monthly renewals have stopped.",
    "If you think this is a mistake, contact us.",
  ],
  action: { label: "Contact us", url: `${site}/contact` },
  reason: emailReason,
});

const reactivatedEmail = (): EmailContent => ({
  subject: `Your ${brand.name} account is active again`,
  heading: "Your account is active again",
  paragraphs: [
    "You can sign in with your old password. Your listings are back on the market if their term hasn't ended.",
    "Monthly renewals stay off. You can renew a listing from your account.",
  ],
  action: { label: "Sign in", url: `${site}/signin` },
  reason: emailReason,
});
