import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import type { PreferencesInput } from "./profile.schema.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";
import { networkPrefix } from "#app/shared/network-prefix.ts";

/** Handled by the alerts feature. */
export const followPreferencesJob = defineJob<{
  userId: string;
  /** The record of consent. */
  savedFrom: string;
  savedAt: string;
}>("follow-preferences");

export async function updatePreferences(
  db: Db,
  jobs: Jobs,
  { userId, input, ip, now }: { userId: string; input: PreferencesInput; ip: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({
        preferredCategories: input.categories,
        preferredPriceMin: input.priceMin,
        preferredPriceMax: input.priceMax,
        preferredLocations: input.locations,
        emailNotifications: input.emailNotifications,
      })
      .where(eq(users.id, userId));
    const savedFrom = networkPrefix(ip);
    await jobs.enqueue(tx, followPreferencesJob, {
      userId,
      savedFrom,
      savedAt: now.toISOString(),
    });
  });
}

/** Whether the person gets the newsletter. Its consent is recorded by the alerts feature, which calls this. */
export async function setMarketing(tx: Db, userId: string, wanted: boolean): Promise<void> {
  await tx.update(users).set({ notifyMarketing: wanted }).where(eq(users.id, userId));
}

export async function stopPreferenceEmails(tx: Db, userId: string): Promise<void> {
  await tx.update(users).set({ emailNotifications: false }).where(eq(users.id, userId));
}
