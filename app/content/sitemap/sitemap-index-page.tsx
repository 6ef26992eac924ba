import type { Route } from "./+types/sitemap-index-page.ts";
import { listBusinessParts } from "#app/content/sitemap/sitemap.queries.server.ts";
import { sitemapAnswer } from "#app/content/sitemap/sitemap-answer.ts";
import { type SitemapEntry, writeIndex } from "#app/content/sitemap/sitemap.ts";
import { servicesContext } from "#app/context.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { env, replica, queryCache } = context.get(servicesContext);
  const businesses = await queryCache.get("sitemap: businesses", ["listings"], () =>
    listBusinessParts(replica, new Date()),
  );
  const parts: SitemapEntry[] = [
    { path: "/sitemaps/pages.xml" },
    { path: "/sitemaps/landing-pages.xml" },
    { path: "/sitemaps/brokers.xml" },
    ...businesses.map(({ lastModified }, index) => ({
      path: `/sitemaps/businesses-${index + 1}.xml`,
      lastModified,
    })),
  ];
  return sitemapAnswer(writeIndex(env.APP_URL, parts), "application/xml", ["listings"]);
}
