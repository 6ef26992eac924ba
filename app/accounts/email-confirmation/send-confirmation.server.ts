import { and, eq } from "drizzle-orm";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { users } from "#app/accounts/accounts.table.ts";
import { defineRateLimit, allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import { createProof } from "#app/accounts/proofs/proofs.server.ts";
import { confirmAddressEmail } from "#app/accounts/security/security-emails.ts";
import type { Db } from "#app/platform/db/db.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import type { Outcome } from "#app/shared/outcome.ts";

export const confirmationMailLimit = defineRateLimit("confirmationMail", {
  max: 5,
  windowMinutes: 60,
});

export async function sendConfirmation(
  { db, jobs, now }: AccountRequest,
  userId: string,
): Promise<Outcome<"already-confirmed" | "too-many-attempts">> {
  if (!(await allowAttempt(db, confirmationMailLimit, userId, now)))
    return { ok: false, reason: "too-many-attempts" };
  return db.transaction(async (tx) => {
    const [person] = await tx
      .select({ email: users.email, firstName: users.firstName })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.emailVerified, false)));
    if (!person) return { ok: false, reason: "already-confirmed" } as const;
    await emailConfirmation(tx, { jobs, now }, { id: userId, ...person });
    return { ok: true } as const;
  });
}

export async function emailConfirmation(
  tx: Db,
  { jobs, now }: Pick<AccountRequest, "jobs" | "now">,
  { id: userId, email, firstName }: { id: string; email: string; firstName: string },
): Promise<void> {
  const token = await createProof(tx, { userId, purpose: "confirm-email", subject: email, now });
  await sendEmail(tx, jobs, email, confirmAddressEmail(token, firstName));
}
