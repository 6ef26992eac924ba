import { data } from "react-router";
import type { Route } from "./+types/sitemap-part-page.ts";
import { landingPages } from "#app/content/sitemap/landing-pages.ts";
import {
  listBrokerAddresses,
  listBusinessAddresses,
  listBusinessParts,
  listLandingGroups,
} from "#app/content/sitemap/sitemap.queries.server.ts";
import { sitemapAnswer } from "#app/content/sitemap/sitemap-answer.ts";
import {
  type PartName,
  parsePartName,
  type SitemapEntry,
  writeUrlSet,
} from "#app/content/sitemap/sitemap.ts";
import { sitePages } from "#app/content/sitemap/site-pages.ts";
import { type Services, servicesContext } from "#app/context.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const name = parsePartName(params.name);
  const entries = name && (await listEntries(services, name));
  if (!entries) throw data(null, { status: 404 });
  const tables = ["listings", "listing_categories", "users"];
  return sitemapAnswer(writeUrlSet(services.env.APP_URL, entries), "application/xml", tables);
}

async function listEntries(
  { replica, queryCache }: Services,
  name: PartName,
): Promise<SitemapEntry[] | null> {
  const now = new Date();
  switch (name.kind) {
    case "pages":
      return sitePages.map((path) => ({ path }));
    case "landing-pages":
      return landingPages(await listLandingGroups(replica, now));
    case "brokers":
      return (await listBrokerAddresses(replica)).map(({ id, lastModified }) => ({
        path: `/brokers/${id}`,
        lastModified,
      }));
    case "businesses": {
      const parts = await queryCache.get("sitemap: businesses", ["listings"], () =>
        listBusinessParts(replica, now),
      );
      const rows = await listBusinessAddresses(replica, parts, name.number, now);
      if (rows.length === 0) return null;
      return rows.map(({ id, lastModified }) => ({ path: `/business/${id}`, lastModified }));
    }
  }
}
