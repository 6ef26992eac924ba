import { and, desc, eq, gt } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { proofs } from "#app/accounts/proofs/proofs.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";

export async function getSecurityState(db: Db, userId: string, now: Date) {
  const [person] = await db
    .select(pick(users, "email", "emailVerified", "phone", "phoneVerified"))
    .from(users)
    .where(eq(users.id, userId));
  const waiting = await db
    .select({ purpose: proofs.purpose, subject: proofs.subject })
    .from(proofs)
    .where(and(eq(proofs.userId, userId), gt(proofs.expiresAt, now)))
    .orderBy(desc(proofs.createdAt));
  const subjectOf = (purpose: string) =>
    waiting.find((proof) => proof.purpose === purpose)?.subject;
  const requested = subjectOf("change-email");
  return {
    ...person!,
    /** The proof outlives the confirmation, because the link may be opened twice. */
    newEmail: requested && requested !== person!.email ? requested : null,
    codeSent: subjectOf("phone-code") === person!.phone,
  };
}
