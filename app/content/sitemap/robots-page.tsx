import type { Route } from "./+types/robots-page.ts";
import { writeRobots } from "#app/content/sitemap/robots.ts";
import { sitemapAnswer } from "#app/content/sitemap/sitemap-answer.ts";
import { servicesContext } from "#app/context.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(servicesContext);
  return sitemapAnswer(writeRobots(env.APP_URL), "text/plain", ["site_settings"]);
}
