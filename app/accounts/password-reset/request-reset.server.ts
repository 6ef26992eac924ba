import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { mayTry } from "#app/accounts/limit-attempts.server.ts";
import { sendResetJob } from "#app/accounts/password-reset/send-reset.job.server.ts";

export type RequestResetOutcome = { ok: true } | { ok: false; reason: "too-many-attempts" };

/** Asks nothing about the address: whether anybody has it is found out by a job, after the answer. */
export async function requestReset(
  { db, jobs, now, ip }: AccountRequest,
  email: string,
): Promise<RequestResetOutcome> {
  const mayAsk =
    (await mayTry(db, "resetAddress", ip, now)) && (await mayTry(db, "resetAccount", email, now));
  if (!mayAsk) return { ok: false, reason: "too-many-attempts" };
  await jobs.enqueue(db, sendResetJob, { email, askedAt: now.toISOString() });
  return { ok: true };
}
