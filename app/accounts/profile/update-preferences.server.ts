import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import type {
  NotificationsInput,
  PreferencesInput,
  PrivacyInput,
} from "#app/accounts/profile/profile.schema.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";
import { networkPrefix } from "#app/shared/network-prefix.ts";

/** Handled where alerts are. */
export const followPreferencesJob = defineJob<{
  userId: string;
  /** The record of consent. */
  savedFrom: string;
  savedAt: string;
}>("follow-preferences");

export interface UpdatePreferences {
  userId: string;
  input: PreferencesInput;
  ip: string;
  now: Date;
}

export async function updatePreferences(
  db: Db,
  jobs: Jobs,
  { userId, input, ip, now }: UpdatePreferences,
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

export async function stopPreferenceEmails(tx: Db, userId: string): Promise<void> {
  await tx.update(users).set({ emailNotifications: false }).where(eq(users.id, userId));
}

export interface UpdateSettings {
  userId: string;
  settings: Partial<PrivacyInput & NotificationsInput>;
  requestId: string;
}

/** Audited, because consent to marketing email may have to be proven. */
export async function updateSettings(
  db: Db,
  { userId, settings, requestId }: UpdateSettings,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(users).set(settings).where(eq(users.id, userId));
    await recordAudit(tx, {
      actorId: userId,
      action: "settings-updated",
      subjectType: "user",
      subjectId: userId,
      details: settings,
      requestId,
    });
  });
}
