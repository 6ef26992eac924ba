import { defaultSiteSettings, siteSettingSchemas, type SiteSettings } from "./site-settings.ts";
import { siteSettings } from "./site-settings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { QueryCache } from "#app/platform/query-cache.ts";

/** Falls back to the default if a row no longer matches the schema. */
export async function getSiteSettings(db: Db): Promise<SiteSettings> {
  const rows = await db
    .select({ key: siteSettings.key, value: siteSettings.value })
    .from(siteSettings);
  const stored = new Map(rows.map((row) => [row.key, row.value]));
  const settings = Object.entries(siteSettingSchemas).map(([key, schema]) => {
    const parsed = schema.safeParse(stored.get(key));
    return [key, parsed.success ? parsed.data : defaultSiteSettings[key as keyof SiteSettings]];
  });
  return Object.fromEntries(settings) as SiteSettings;
}

export const getCachedSiteSettings = (queryCache: QueryCache): Promise<SiteSettings> =>
  queryCache.get("site settings", (db) => getSiteSettings(db));
