import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { defineRateLimit, allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import { sendResetJob } from "#app/accounts/passwords/reset/send-reset.job.server.ts";

export const resetAccountLimit = defineRateLimit("resetAccount", { max: 3, windowMinutes: 60 });
export const resetAddressLimit = defineRateLimit("resetAddress", {
  max: 20,
  windowMinutes: 60,
  perAddress: true,
});

export type RequestResetOutcome = { ok: true } | { ok: false; reason: "too-many-attempts" };

/** The job's work must not slow the response down, which would reveal that the address has an account. */
const answeredMs = 1000;

/** A job looks up the address later, so that the timing reveals nothing. */
export async function requestReset(
  { db, jobs, now, ip }: AccountRequest,
  email: string,
): Promise<RequestResetOutcome> {
  const mayAsk =
    (await allowAttempt(db, resetAddressLimit, ip, now)) &&
    (await allowAttempt(db, resetAccountLimit, email, now));
  if (!mayAsk) return { ok: false, reason: "too-many-attempts" };
  const asked = { email, requestedAt: now.toISOString() };
  await jobs.enqueue(db, sendResetJob, asked, { startAfter: new Date(Date.now() + answeredMs) });
  return { ok: true };
}
