import type { Route } from "./+types/robots.route.ts";
import { formatRobots, sitemapResponse } from "./sitemap.ts";
import { servicesContext } from "#app/context.ts";
import { publicPage } from "#app/shared/public-page.ts";

export const headers = publicPage();

export function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(servicesContext);
  return sitemapResponse(formatRobots(env.APP_URL), "text/plain");
}
