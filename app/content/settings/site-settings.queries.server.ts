import {
  defaultSiteSettings,
  siteSettingSchemas,
  type SiteSettings,
} from "#app/content/settings/site-settings.ts";
import { siteSettings } from "#app/content/settings/site-settings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { QueryCache } from "#app/platform/query-cache.ts";

/** Falls back to the default if a row no longer matches the schema. */
export async function getSiteSettings(db: Db): Promise<SiteSettings> {
  const rows = await db
    .select({ key: siteSettings.key, value: siteSettings.value })
    .from(siteSettings);
  const stored = new Map(rows.map((row) => [row.key, row.value]));
  const read = <Key extends keyof SiteSettings>(key: Key): SiteSettings[Key] => {
    const parsed = siteSettingSchemas[key].safeParse(stored.get(key));
    return parsed.success ? (parsed.data as SiteSettings[Key]) : defaultSiteSettings[key];
  };
  return {
    operator: read("operator"),
    announcement: read("announcement"),
    heroFigures: read("heroFigures"),
    featuredSlots: read("featuredSlots"),
    bannedWords: read("bannedWords"),
  };
}

export const getCachedSiteSettings = (queryCache: QueryCache): Promise<SiteSettings> =>
  queryCache.get("site settings", (db) => getSiteSettings(db));
