import type { Route } from "./+types/sitemap-part.route.ts";
import {
  formatUrlSet,
  landingPages,
  parsePartName,
  type PartName,
  type SitemapEntry,
  sitemapResponse,
} from "./sitemap.ts";
import {
  listBrokerEntries,
  listBusinessEntries,
  listBusinessParts,
  listLandingGroups,
} from "./sitemap.queries.server.ts";
import { sitePages } from "./site-pages.ts";
import { articlePath } from "#app/content/articles/article.ts";
import { listForSitemap } from "#app/content/articles/articles.queries.server.ts";
import { type Services, servicesContext } from "#app/context.ts";
import { listShownScopes } from "#app/market/figures/market-figures.queries.server.ts";
import { marketHref } from "#app/market/groups/scope-address.ts";
import { reportHref } from "#app/market/reports/market-report.ts";
import { listReports } from "#app/market/reports/reports.queries.server.ts";
import { publicPage } from "#app/shared/public-page.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { notFound } from "#app/platform/http/not-found.ts";

export const headers = publicPage();

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const name = parsePartName(params.name);
  const entries = name && (await listEntries(services, name));
  if (!entries) notFound();
  return sitemapResponse(formatUrlSet(services.env.APP_URL, entries), "application/xml");
}

async function listEntries(
  { replica, queryCache }: Services,
  name: PartName,
): Promise<SitemapEntry[] | null> {
  const now = new Date();
  switch (name.kind) {
    case "pages":
      return sitePages.map((path) => ({ path }));
    case "articles":
      return (await listForSitemap(replica)).map(({ lastModified, ...article }) => ({
        path: articlePath(article),
        lastModified,
      }));
    case "landing-pages":
      return landingPages(await listLandingGroups(replica, now));
    case "market":
      return [
        // The overview is among the pages.
        ...(await listShownScopes(replica)).slice(1).map((scope) => ({ path: marketHref(scope) })),
        ...(await listReports(replica)).map(({ month, writtenAt }) => ({
          path: reportHref(month),
          lastModified: writtenAt,
        })),
      ];
    case "brokers":
      return (await listBrokerEntries(replica)).map(({ id, lastModified }) => ({
        path: `/brokers/${id}`,
        lastModified,
      }));
    case "businesses": {
      const parts = await queryCache.get("sitemap: businesses", (primary) =>
        listBusinessParts(primary, now),
      );
      const rows = await listBusinessEntries(replica, parts, name.number, now);
      if (rows.length === 0) return null;
      return rows.map(({ lastModified, ...row }) => ({ path: listingHref(row), lastModified }));
    }
  }
}
