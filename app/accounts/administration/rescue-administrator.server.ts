import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { lockPerson } from "#app/accounts/lock-person.server.ts";
import { setPassword } from "#app/accounts/passwords/check-password.server.ts";
import { hashPassword } from "#app/accounts/passwords/hash-password.server.ts";
import { createProof } from "#app/accounts/proofs/proofs.server.ts";
import { twoFactorResetEmail } from "#app/accounts/security/security-emails.ts";
import { revokeAccess } from "#app/accounts/sessions/revoke-access.server.ts";
import { clearTwoFactor } from "#app/accounts/two-factor/set-up-two-factor.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import type { Outcome } from "#app/shared/outcome.ts";
import { formatDate } from "#app/ui/format/format-date.ts";

/** From the command line, for when no other administrator can help. */
export type RescueRefusal = "no-account" | "no-administrator" | "deactivated" | "no-two-step";

type ReplacedPassword = { ok: true; token: string } | { ok: false; reason: RescueRefusal };

/** The old password stops working and every session ends at once. The link works once, for an hour. */
export const replaceAdministratorPassword = (
  db: Db,
  { email, now }: { email: string; now: Date },
): Promise<ReplacedPassword> =>
  onAdministrator(db, email, async (tx, person): Promise<ReplacedPassword> => {
    if (person.deactivatedAt) return { ok: false, reason: "deactivated" };
    await setPassword(tx, person.id, await hashPassword(randomBytes(32).toString("base64url")));
    await revokeAccess(tx, person.id);
    const subject = person.email;
    const token = await createProof(tx, {
      userId: person.id,
      purpose: "reset-password",
      subject,
      now,
    });
    await recordAudit(tx, { actorId: null }, "password-replaced", ["user", person.id]);
    return { ok: true, token };
  });

/** Sessions end too: whoever asks may have lost the phone to somebody else. */
export const clearAdministratorTwoStep = (
  db: Db,
  jobs: Jobs,
  { email, now }: { email: string; now: Date },
): Promise<Outcome<RescueRefusal>> =>
  onAdministrator(db, email, async (tx, person): Promise<Outcome<RescueRefusal>> => {
    if (!(await clearTwoFactor(tx, person.id))) return { ok: false, reason: "no-two-step" };
    await revokeAccess(tx, person.id);
    const when = formatDate(now, { format: "with-time" });
    await sendEmail(tx, jobs, person.email, twoFactorResetEmail(when));
    await recordAudit(tx, { actorId: null }, "two-factor-reset", ["user", person.id]);
    return { ok: true };
  });

const onAdministrator = <Done>(
  db: Db,
  email: string,
  work: (tx: Db, person: Awaited<ReturnType<typeof lockPerson>>) => Promise<Done>,
): Promise<Done | { ok: false; reason: RescueRefusal }> =>
  db.transaction(async (tx) => {
    const [known] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, email.trim().toLowerCase()));
    if (!known) return { ok: false, reason: "no-account" } as const;
    const person = await lockPerson(tx, known.id);
    if (person.deletedAt) return { ok: false, reason: "no-account" } as const;
    if (person.userType !== "admin") return { ok: false, reason: "no-administrator" } as const;
    return work(tx, person);
  });
