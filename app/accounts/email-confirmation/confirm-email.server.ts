import { and, eq } from "drizzle-orm";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { isActiveUser, users } from "#app/accounts/accounts.table.ts";
import {
  addressChangedEmail,
  describeSecurityEvent,
} from "#app/accounts/security/security-emails.ts";
import { deleteProofs, findProof } from "#app/accounts/proofs/proofs.server.ts";
import { verifyUser } from "#app/accounts/proofs/verify-user.server.ts";
import { recordOwnAction } from "#app/accounts/record-own-action.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";

export type ConfirmOutcome =
  | { ok: true; email: string }
  | { ok: false; reason: "no-such-link" | "address-taken" };

export async function findConfirmation(db: Db, token: string, now: Date) {
  for (const purpose of ["confirm-email", "change-email"] as const) {
    const proof = await findProof(db, purpose, token, now);
    if (proof) return { purpose, userId: proof.userId, email: proof.subject };
  }
  return null;
}

/** Idempotent: people open the link twice, and the second time must not look like a failure. */
export async function confirmEmail(
  request: AccountRequest,
  token: string,
): Promise<ConfirmOutcome> {
  const { db, now, requestId } = request;
  return db.transaction(async (tx) => {
    const link = await findConfirmation(tx, token, now);
    const person = link && (await findPerson(tx, link.userId));
    if (!link || !person) return { ok: false, reason: "no-such-link" } as const;
    if (person.email === link.email) {
      if (!person.emailVerified)
        await verifyUser(tx, "email", { userId: person.id, value: link.email, requestId });
      return { ok: true, email: link.email } as const;
    }
    // The link from sign-up is void once the account has moved to another address.
    if (link.purpose === "confirm-email") return { ok: false, reason: "no-such-link" } as const;
    const [other] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, link.email));
    if (other) return { ok: false, reason: "address-taken" } as const;
    await moveToAddress(tx, request, person, link.email);
    return { ok: true, email: link.email } as const;
  });
}

async function findPerson(tx: Db, userId: string) {
  const [person] = await tx
    .select({ id: users.id, email: users.email, emailVerified: users.emailVerified })
    .from(users)
    .where(and(eq(users.id, userId), isActiveUser))
    .for("update");
  return person ?? null;
}

async function moveToAddress(
  tx: Db,
  request: AccountRequest,
  person: { id: string; email: string },
  email: string,
): Promise<void> {
  const { jobs, requestId } = request;
  await tx.update(users).set({ email, emailVerified: true }).where(eq(users.id, person.id));
  await deleteProofs(tx, person.id, "reset-password", "confirm-email");
  const { when } = describeSecurityEvent(request);
  await sendEmail(tx, jobs, person.email, addressChangedEmail(email, when));
  await recordOwnAction(tx, person.id, "email-changed", requestId);
}
