import { redirect } from "react-router";
import type { Route } from "./+types/markdown.route.ts";
import { markdownHref } from "./markdown-link.ts";
import { writeMarkdown } from "./write-markdown.server.ts";
import { articlePath, type Shelf } from "#app/content/articles/article.ts";
import { findArticle, findMoved } from "#app/content/articles/articles.queries.server.ts";
import { servicesContext } from "#app/context.ts";
import { findTags } from "#app/market/figures/figure.ts";
import { findFigures, scopesOf } from "#app/market/figures/market-figures.queries.server.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { publicHeaders, publicPage } from "#app/shared/public-page.ts";

export const headers = publicPage();

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { replica, env } = context.get(servicesContext);
  const { slug } = params;
  const shelf = url.pathname.split("/", 2)[1]!.toLowerCase() as Shelf;
  const article = await findArticle(replica, shelf, slug);
  if (!article) {
    const moved = await findMoved(replica, shelf, slug);
    if (!moved) notFound();
    throw redirect(markdownHref(moved), 301);
  }
  const figures = await findFigures(replica, scopesOf(findTags(article.body)));
  return new Response(writeMarkdown(article, figures, env.APP_URL), {
    headers: {
      ...publicHeaders,
      "content-type": "text/markdown; charset=utf-8",
      link: `<${env.APP_URL}${articlePath(article)}>; rel="canonical"`,
    },
  });
}
