import { desc, eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import {
  confirmationMailLimit,
  emailConfirmation,
} from "#app/accounts/email-confirmation/send-confirmation.server.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import {
  resetAccountLimit,
  sendResetJob,
} from "#app/accounts/passwords/reset/send-reset.job.server.ts";
import { twoFactorResetEmail } from "#app/accounts/security/security-emails.ts";
import { clearTwoFactor } from "#app/accounts/two-factor/set-up-two-factor.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import { allowAttempt, defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import { brand, site } from "#app/shared/brand.ts";
import type { Outcome } from "#app/shared/outcome.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { type Administrator, mayChangeUser } from "./admin-areas.ts";
import { lockUser } from "./lock-user.server.ts";
import { userNotes } from "./user-notes.table.ts";
import { pick } from "#app/platform/db/pick.ts";
import { revokeAccess } from "#app/accounts/sessions/revoke-access.server.ts";

export interface HelpUser {
  userId: string;
  administrator: Administrator;
  requestId: string;
  now: Date;
}

type Refusal =
  | "not-found"
  | "not-allowed"
  | "oneself"
  | "deactivated"
  | "already-confirmed"
  | "no-two-step"
  | "too-many";
export type HelpOutcome = Outcome<Refusal>;

type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>;

const onUser = (
  db: Db,
  { userId, administrator, requestId }: Omit<HelpUser, "now">,
  action: string,
  /** Null if it was done before. */
  work: (tx: Db, user: LockedUser) => Promise<Refusal | Record<string, unknown> | null>,
): Promise<HelpOutcome> =>
  db.transaction(async (tx): Promise<HelpOutcome> => {
    const user = await lockUser(tx, userId);
    if (!user) return { ok: false, reason: "not-found" };
    if (!mayChangeUser(administrator, user)) return { ok: false, reason: "not-allowed" };
    const done = await work(tx, user);
    if (typeof done === "string") return { ok: false, reason: done };
    if (done === null) return { ok: true };
    await recordAudit(tx, { actorId: administrator.id, requestId }, action, ["user", userId], done);
    return { ok: true };
  });

export const sendResetTo = (db: Db, jobs: Jobs, help: HelpUser): Promise<HelpOutcome> =>
  onUser(db, help, "password-reset-sent", async (tx, { email, deactivatedAt }) => {
    if (deactivatedAt) return "deactivated";
    if (!(await allowAttempt(tx, resetAccountLimit, email, help.now))) return "too-many";
    await jobs.enqueue(tx, sendResetJob, { email, requestedAt: help.now.toISOString() });
    return {};
  });

export const resendConfirmation = (db: Db, jobs: Jobs, help: HelpUser): Promise<HelpOutcome> =>
  onUser(db, help, "confirmation-sent", async (tx, user) => {
    if (user.emailVerified) return "already-confirmed";
    if (!(await allowAttempt(tx, confirmationMailLimit, user.id, help.now))) return "too-many";
    await emailConfirmation(tx, { jobs, now: help.now }, user);
    return {};
  });

export const signOutUser = (db: Db, help: Omit<HelpUser, "now">): Promise<HelpOutcome> =>
  onUser(db, help, "user-signed-out", async (tx, { id }) => {
    await revokeAccess(tx, id);
    return {};
  });

/** For people who lost their phone and their recovery codes. Administrators ask a colleague. */
export const resetTwoFactor = (db: Db, jobs: Jobs, help: HelpUser): Promise<HelpOutcome> =>
  onUser(db, help, "two-factor-reset", async (tx, { id, email }) => {
    if (id === help.administrator.id) return "oneself";
    if (!(await clearTwoFactor(tx, id))) return "no-two-step";
    const when = formatDate(help.now, { format: "with-time" });
    await sendEmail(tx, jobs, email, twoFactorResetEmail(when));
    return {};
  });

/** The key is made with the form: however often it is submitted, it is one email. */
const letterLimit = defineRateLimit("administratorsLetter", { max: 1, windowMinutes: 24 * 60 });

export const writeToUser = (
  db: Db,
  jobs: Jobs,
  { text, formKey, ...help }: HelpUser & { text: string; formKey: string },
): Promise<HelpOutcome> =>
  onUser(db, help, "user-messaged", async (tx, { email }) => {
    if (!(await allowAttempt(tx, letterLimit, formKey, help.now))) return null;
    await sendEmail(tx, jobs, email, {
      subject: `A message from ${brand.name}`,
      heading: `A message from ${brand.name}`,
      paragraphs: [text],
      action: { label: "Answer us", url: `${site}/contact` },
      reason: `You received this email because you have an account on ${brand.name}.`,
    });
    return { text };
  });

/** In the transaction of the decision that it belongs to. */
export const warnUser = (
  tx: Db,
  jobs: Jobs,
  { text, about, ...help }: HelpUser & { text: string; about: string },
): Promise<HelpOutcome> =>
  onUser(tx, help, "user-warned", async (inner, { email }) => {
    await sendEmail(inner, jobs, email, {
      subject: `A warning from ${brand.name}`,
      heading: "Please change this",
      paragraphs: [
        about,
        text,
        "If it happens again, we may take down your listings or deactivate your account. If you think that we are wrong, write to us.",
      ],
      action: { label: "Contact us", url: `${site}/contact` },
      reason: `You received this email because you have an account on ${brand.name}.`,
    });
    return { text };
  });

/** The log says that there is a note, not what it says. */
export const addUserNote = (
  db: Db,
  { text, formKey: id, ...help }: Omit<HelpUser, "appUrl"> & { text: string; formKey: string },
): Promise<HelpOutcome> =>
  onUser(db, help, "user-noted", async (tx, user) => {
    const authorId = help.administrator.id;
    const note = { id, userId: user.id, authorId, text, createdAt: help.now };
    const added = await tx
      .insert(userNotes)
      .values(note)
      .onConflictDoNothing()
      .returning({ id: userNotes.id });
    return added.length > 0 ? {} : null;
  });

export const listUserNotes = (db: Db, userId: string) =>
  db
    .select({
      ...pick(userNotes, "id", "text", "createdAt"),
      author: fullName(),
    })
    .from(userNotes)
    .innerJoin(users, eq(users.id, userNotes.authorId))
    .where(eq(userNotes.userId, userId))
    .orderBy(desc(userNotes.createdAt))
    .limit(50);
