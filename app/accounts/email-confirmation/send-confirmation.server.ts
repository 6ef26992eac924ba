import { and, eq } from "drizzle-orm";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { users } from "#app/accounts/accounts.table.ts";
import { mayTry } from "#app/accounts/limit-attempts.server.ts";
import { createProof } from "#app/accounts/proofs/proofs.server.ts";
import { confirmEmailLetter } from "#app/accounts/security-letters.ts";
import { sendMail } from "#app/platform/mail/send-mail.server.ts";

export type SendConfirmationOutcome =
  | { ok: true }
  | { ok: false; reason: "already-confirmed" | "too-many-attempts" };

/** Another letter for whoever lost the first one. */
export async function sendConfirmation(
  { db, jobs, appUrl, now }: AccountRequest,
  userId: string,
): Promise<SendConfirmationOutcome> {
  if (!(await mayTry(db, "confirmationMail", userId, now)))
    return { ok: false, reason: "too-many-attempts" };
  return db.transaction(async (tx) => {
    const [person] = await tx
      .select({ email: users.email, firstName: users.firstName })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.emailVerified, false)));
    if (!person) return { ok: false, reason: "already-confirmed" } as const;
    const { email, firstName } = person;
    const token = await createProof(tx, { userId, purpose: "confirm-email", subject: email, now });
    await sendMail(tx, jobs, email, confirmEmailLetter(appUrl, token, firstName));
    return { ok: true } as const;
  });
}
