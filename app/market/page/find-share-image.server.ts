import { drawShare, findMarket } from "./load-market.server.ts";
import { shareIdOf } from "./market-share-image.ts";
import type { Services } from "#app/context.ts";
import { getCachedRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { parseMarketPath } from "#app/market/groups/scope-address.ts";
import type { ShareImage } from "#app/platform/share-images/share-image.ts";

export async function findMarketShareImage(
  { queryCache }: Pick<Services, "queryCache">,
  id: string,
): Promise<ShareImage | null> {
  const scope = parseMarketPath(...(id === "all" ? [] : id.slice(0, 100).split("~")));
  if (!scope || shareIdOf(scope) !== id) return null;
  const [found, rates] = await Promise.all([
    findMarket(queryCache, scope),
    getCachedRates(queryCache),
  ]);
  return found && drawShare({ ...found, scope, rates });
}
