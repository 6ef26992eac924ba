import type { Route } from "./+types/sitemap-index.route.ts";
import { listBusinessParts } from "./sitemap.queries.server.ts";
import { formatIndex, type SitemapEntry, sitemapResponse, wholeParts } from "./sitemap.ts";
import { servicesContext } from "#app/context.ts";
import { publicPage } from "#app/shared/public-page.ts";

export const headers = publicPage();

export async function loader({ context }: Route.LoaderArgs) {
  const { env, queryCache } = context.get(servicesContext);
  const businesses = await queryCache.get("sitemap: businesses", (primary) =>
    listBusinessParts(primary, new Date()),
  );
  const parts: SitemapEntry[] = [
    ...wholeParts.map((name) => ({ path: `/sitemaps/${name}.xml` })),
    ...businesses.map(({ lastModified }, index) => ({
      path: `/sitemaps/businesses-${index + 1}.xml`,
      lastModified,
    })),
  ];
  return sitemapResponse(formatIndex(env.APP_URL, parts), "application/xml");
}
