import { lt } from "drizzle-orm";
import { attemptLimits, sessions, verifications } from "#app/accounts/accounts.table.ts";
import { knownDevices } from "#app/accounts/devices/devices.table.ts";
import { proofs } from "#app/accounts/proofs/proofs.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";

/** Daily, at an hour when few are awake in North America. */
export const forgetExpiredJob = defineJob<object>("forget-expired", { schedule: "20 8 * * *" });

/** As long as browsers keep the cookie by which we would know them again. */
const deviceMs = 400 * 24 * 60 * 60_000;

/** What has run out means nothing any more; keeping it would only be more to lose. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
  await db.delete(proofs).where(lt(proofs.expiresAt, now));
  await db.delete(attemptLimits).where(lt(attemptLimits.windowEndsAt, now));
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, new Date(now.getTime() - deviceMs)));
}
