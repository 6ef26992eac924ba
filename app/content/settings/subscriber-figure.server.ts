import { getCachedSiteSettings } from "./site-settings.queries.server.ts";
import { countSubscribers } from "#app/messages/alerts/newsletter/newsletter.server.ts";
import type { QueryCache } from "#app/platform/query-cache.ts";
import { formatNumber } from "#app/ui/format/format-count.ts";

/** The number of subscribers that packages promise: what an administrator claims, or else what is counted. Empty for nobody. */
export async function getSubscriberFigure(queryCache: QueryCache): Promise<string> {
  const { heroFigures } = await getCachedSiteSettings(queryCache);
  if (heroFigures.subscribers !== "") return heroFigures.subscribers;
  const count = await queryCache.get("subscribers", countSubscribers);
  return count > 0 ? formatNumber(count) : "";
}
