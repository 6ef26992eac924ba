import type { Route } from "./+types/preview-page.ts";
import { ArticleView } from "./article-view.tsx";
import { findPreview } from "./articles.queries.server.ts";
import { showArticle } from "./load-article.server.ts";
import { servicesContext } from "#app/context.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";

export const meta = privatePage(
  (data: Route.MetaArgs["loaderData"]) => (data ? `Preview: ${data.title}` : "Preview"),
  "An article as it is now, for whoever has this link.",
);

/** Whoever has the link may read: people without an account review drafts, too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const article = /^[0-9a-f]{32}$/.test(params.key) ? await findPreview(db, params.key) : null;
  if (!article) return notFound();
  return showArticle(db, article);
}

export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap py-8 md:py-10">
      <Banner>This is a preview. Only people with this link can see it.</Banner>
      <ArticleView article={loaderData} />
    </div>
  );
}
