import { lt } from "drizzle-orm";
import { notifications } from "#app/accounts/notifications/notifications.table.ts";
import { attemptLimits } from "#app/platform/rate-limits/attempt-limits.table.ts";
import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import { knownDevices } from "#app/accounts/devices/devices.table.ts";
import { proofs } from "#app/accounts/proofs/proofs.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";

/** At night in North America. */
export const deleteExpiredJob = defineJob<object>("delete-expired", { schedule: "20 8 * * *" });

const notificationMs = 90 * 24 * 60 * 60_000;
/** As long as browsers keep the device cookie. */
const deviceMs = 400 * 24 * 60 * 60_000;

/** Expired rows would only add to the damage of a leak. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(proofs).where(lt(proofs.expiresAt, now));
  await db.delete(attemptLimits).where(lt(attemptLimits.windowEndsAt, now));
  await db
    .delete(notifications)
    .where(lt(notifications.createdAt, new Date(now.getTime() - notificationMs)));
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, new Date(now.getTime() - deviceMs)));
}
