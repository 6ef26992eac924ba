import type { Route } from "./+types/feed.route.ts";
import { formatArticleFeed, parseFeedName } from "./article-feed.ts";
import { listFeed } from "#app/content/articles/articles.queries.server.ts";
import { servicesContext } from "#app/context.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { publicHeaders, publicPage } from "#app/shared/public-page.ts";

export const headers = publicPage();

export async function loader({ context, params }: Route.LoaderArgs) {
  const { replica, env } = context.get(servicesContext);
  const parsed = parseFeedName(params.name);
  if (!parsed) return notFound();
  const { name, format } = parsed;
  const entries = await listFeed(replica, name === "all" ? undefined : name);
  return new Response(formatArticleFeed(format, { name, appUrl: env.APP_URL, entries }), {
    headers: { ...publicHeaders, "content-type": `application/${format}+xml; charset=utf-8` },
  });
}
