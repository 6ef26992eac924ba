import { eq } from "drizzle-orm";
import {
  defaultSiteSettings,
  type SiteSettingKey,
  type SiteSettings,
  siteSettingSchemas,
} from "./site-settings.ts";
import { siteSettings } from "./site-settings.table.ts";
import {
  changeSetting,
  findSettingChange,
  type SettingChange,
  type SettingOutcome,
} from "#app/platform/audit/change-setting.server.ts";
import { changedFields } from "#app/platform/audit/changed-fields.ts";
import type { Db } from "#app/platform/db/db.ts";

type Change<Key extends SiteSettingKey> = SettingChange & { key: Key };

export const saveSiteSetting = <Key extends SiteSettingKey>(
  db: Db,
  change: Change<Key>,
  value: SiteSettings[Key],
): Promise<SettingOutcome> => changeSetting<never>(db, change, (tx) => write(tx, change, value));

/** A revert is a change too, and can be reverted. */
export const revertSiteSetting = (
  db: Db,
  change: Change<SiteSettingKey> & { revertOf: string },
): Promise<SettingOutcome<"not-found">> =>
  changeSetting<"not-found">(db, change, async (tx) => {
    const earlier = await findSettingChange(tx, change.key, change.revertOf);
    // A release may have changed the shape of the setting since.
    const value = siteSettingSchemas[change.key].safeParse(earlier?.["previous"]);
    return value.success ? write(tx, change, value.data) : "not-found";
  });

async function write(tx: Db, { key, actorId }: Change<SiteSettingKey>, value: unknown) {
  const [row] = await tx
    .select({ value: siteSettings.value })
    .from(siteSettings)
    .where(eq(siteSettings.key, key));
  const stored = siteSettingSchemas[key].safeParse(row?.value);
  const previous = stored.success ? stored.data : defaultSiteSettings[key];
  const changed = changedFields(fieldsOf(previous), fieldsOf(value));
  if (!changed) return null;
  // No row means the default, which is null if null is a valid value.
  if (value === null) await tx.delete(siteSettings).where(eq(siteSettings.key, key));
  else
    await tx
      .insert(siteSettings)
      .values({ key, value, updatedBy: actorId })
      .onConflictDoUpdate({ target: siteSettings.key, set: { value, updatedBy: actorId } });
  // The whole value, so that a revert does not depend on other changes.
  return { ...changed, previous };
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  Array.isArray(value) ? { words: value } : ((value ?? {}) as Record<string, unknown>);
