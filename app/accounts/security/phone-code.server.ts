import { randomInt } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { users } from "#app/accounts/accounts.table.ts";
import { deriveKey, sign } from "#app/accounts/derive-key.server.ts";
import {
  defineRateLimit,
  resetAttempts,
  allowAttempt,
} from "#app/platform/rate-limits/rate-limit.server.ts";
import { proofs } from "#app/accounts/proofs/proofs.table.ts";
import { deleteProofs, storeProof } from "#app/accounts/proofs/proofs.server.ts";
import { verifyUser } from "#app/accounts/proofs/verify-user.server.ts";
import { sendSms } from "#app/platform/mail/send-sms.server.ts";
import { brand } from "#app/shared/brand.ts";
import type { Outcome } from "#app/shared/outcome.ts";

export const phoneSendLimit = defineRateLimit("phoneSend", { max: 5, windowMinutes: 60 });
const phoneSendAddressLimit = defineRateLimit("phoneSendAddress", {
  max: 20,
  windowMinutes: 60,
  perAddress: true,
});
export const phoneCodeLimit = defineRateLimit("phoneCode", { max: 5, windowMinutes: 10 });

/** A new code invalidates the previous one. */
export async function sendPhoneCode(
  request: AccountRequest,
  userId: string,
): Promise<Outcome<"no-number" | "already-confirmed" | "too-many-attempts">> {
  const { db, jobs, now, ip } = request;
  const [person] = await db
    .select({ phone: users.phone, phoneVerified: users.phoneVerified })
    .from(users)
    .where(eq(users.id, userId));
  if (!person?.phone) return { ok: false, reason: "no-number" };
  if (person.phoneVerified) return { ok: false, reason: "already-confirmed" };
  const maySend =
    (await allowAttempt(db, phoneSendAddressLimit, ip, now)) &&
    (await allowAttempt(db, phoneSendLimit, userId, now));
  if (!maySend) return { ok: false, reason: "too-many-attempts" };
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await db.transaction(async (tx) => {
    await deleteProofs(tx, userId, "phone-code");
    const proof = { userId, purpose: "phone-code", subject: person.phone, now } as const;
    await storeProof(tx, proof, hashCode(request, userId, code));
    const text = `${code} is your ${brand.name} code. It expires in 10 minutes. Don't share it with anyone.`;
    await sendSms(tx, jobs, person.phone, text);
  });
  return { ok: true };
}

export async function confirmPhone(
  request: AccountRequest,
  userId: string,
  code: string,
): Promise<Outcome<"wrong-code" | "too-many-attempts">> {
  const { db, now, requestId } = request;
  // Counted separately from the codes sent: a new code does not allow new attempts.
  if (!(await allowAttempt(db, phoneCodeLimit, userId, now)))
    return { ok: false, reason: "too-many-attempts" };
  const hash = hashCode(request, userId, code.replaceAll(/\D/g, ""));
  const confirmed = await db.transaction(async (tx) => {
    const [proof] = await tx
      .delete(proofs)
      .where(
        and(
          eq(proofs.userId, userId),
          eq(proofs.purpose, "phone-code"),
          eq(proofs.secretHash, hash),
          gt(proofs.expiresAt, now),
        ),
      )
      .returning({ phone: proofs.subject });
    if (!proof) return false;
    // The number may have changed since the code was sent.
    return (await verifyUser(tx, "phone", { userId, value: proof.phone, requestId })).ok;
  });
  if (!confirmed) return { ok: false, reason: "wrong-code" };
  await resetAttempts(db, phoneCodeLimit, userId);
  return { ok: true };
}

/** Six digits are quickly brute-forced, so the hash is keyed. */
const hashCode = ({ secret }: AccountRequest, userId: string, code: string): string =>
  sign(deriveKey(secret, "phone-code"), `${userId}:${code}`);
