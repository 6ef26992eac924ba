import type { Route } from "./+types/article-page.ts";
import { articleHtml, articles, helpCategories, linkTo } from "./articles.server.ts";
import { AnswerForm } from "#app/content/articles/answers/answer-form.tsx";
import { findArticle } from "#app/content/articles/articles.queries.server.ts";
import { markdownMeta } from "#app/content/for-programs/markdown-link.ts";
import { AskUs } from "./ask-us.tsx";
import { Prose } from "#app/content/markdown/prose.tsx";
import { servicesContext } from "#app/context.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { publicMeta } from "#app/shared/page-meta.ts";
import { publicPage } from "#app/shared/public-page.ts";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { notFound } from "#app/platform/http/not-found.ts";

export const headers = publicPage("answered");

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const article = articles.find(({ slug }) => slug === params.article);
  if (!article) notFound();
  const { slug, title, summary, category } = article;
  const { env, queryCache } = context.get(servicesContext);
  const stored = await queryCache.get(`help ${slug}`, (db) => findArticle(db, "help", slug));
  return {
    title,
    summary,
    html: articleHtml(article),
    chapter: { id: category, title: helpCategories[category] },
    others: articles
      .filter((other) => other.category === category && other.slug !== slug)
      .map(linkTo),
    canonical: `${env.APP_URL}/help/${slug}`,
    articleId: stored?.id ?? null,
    isAnswered: url.searchParams.has("answered"),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        ...publicMeta({
          title: pageTitle(`${loaderData.title}: help`),
          description: loaderData.summary,
          canonical: loaderData.canonical,
        }),
        markdownMeta(loaderData.canonical),
      ]
    : [];

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { title, summary, html, chapter, others, articleId, isAnswered } = loaderData;
  return (
    <div className="wrap py-8 md:py-10">
      <Breadcrumb
        steps={[
          { label: "Help", to: "/help" },
          { label: chapter.title, to: `/help#${chapter.id}` },
          { label: title },
        ]}
      />
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <article>
          <h1 className="display max-w-[24ch] text-4xl">{title}</h1>
          <p className="mt-4 max-w-[56ch] text-lg text-ink-2">{summary}</p>
          <Prose html={html} className="mt-8" />
        </article>
        {others.length > 0 && (
          <nav aria-labelledby="others" className="no-print text-sm lg:pt-3">
            <h2 id="others" className="border-b border-ink pb-2 font-semibold">
              {chapter.title}
            </h2>
            <ul>
              {others.map(({ to, title: label }) => (
                <li key={to} className="border-b border-line">
                  <PlainLink
                    to={to}
                    prefetch
                    className="flex min-h-10 items-center py-1.5 hover:text-accent hover:underline"
                  >
                    {label}
                  </PlainLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {articleId && (
        <div className="no-print">
          <AnswerForm articleId={articleId} isAnswered={isAnswered} />
        </div>
      )}
      <AskUs />
    </div>
  );
}
