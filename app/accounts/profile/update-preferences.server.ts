import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import type {
  NotificationsInput,
  PreferencesInput,
  PrivacyInput,
} from "#app/accounts/profile/profile.schema.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";

/** What a person is looking for. */
export async function updatePreferences(
  db: Db,
  userId: string,
  input: PreferencesInput,
): Promise<void> {
  await db
    .update(users)
    .set({
      preferredCategories: input.categories,
      preferredPriceMin: input.priceMin,
      preferredPriceMax: input.priceMax,
      preferredLocations: input.locations,
      emailNotifications: input.emailNotifications,
    })
    .where(eq(users.id, userId));
}

export interface UpdateSettings {
  userId: string;
  /** Privacy, notifications, or both; omitted settings stay unchanged. */
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
