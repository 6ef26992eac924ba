import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { mayTry } from "#app/accounts/limit-attempts.server.ts";
import { sendResetJob } from "#app/accounts/password-reset/send-reset.job.server.ts";

export type RequestResetOutcome = { ok: true } | { ok: false; reason: "too-many-attempts" };

/** By then the answer is out. Work for a known address that began at once would slow the answer down, and so tell. */
const answeredMs = 1000;

/** Asks nothing about the address: whether anybody has it is found out by a job, after the answer. */
export async function requestReset(
  { db, jobs, now, ip }: AccountRequest,
  email: string,
): Promise<RequestResetOutcome> {
  const mayAsk =
    (await mayTry(db, "resetAddress", ip, now)) && (await mayTry(db, "resetAccount", email, now));
  if (!mayAsk) return { ok: false, reason: "too-many-attempts" };
  const asked = { email, askedAt: now.toISOString() };
  await jobs.enqueue(db, sendResetJob, asked, { startAfter: new Date(Date.now() + answeredMs) });
  return { ok: true };
}
