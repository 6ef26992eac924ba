import type { Route } from "./+types/help-page.ts";
import { ArticleList } from "#app/content/help/article-list.tsx";
import { articles, chapters, linkTo } from "#app/content/help/articles.server.ts";
import { HelpSearch } from "#app/content/help/help-search.tsx";
import { AskUs } from "#app/content/help/ask-us.tsx";
import { maxHelpWords, searchArticles } from "#app/content/help/search-articles.ts";
import { servicesContext } from "#app/context.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { publicMeta } from "#app/shared/page-meta.ts";
import { publicPage } from "#app/shared/public-page.ts";
import { formatCount } from "#app/ui/format/format-count.ts";

export const headers = publicPage("q");

export function loader({ context, url }: Route.LoaderArgs) {
  const words = (url.searchParams.get("q") ?? "").trim().slice(0, maxHelpWords);
  return {
    words,
    found: words === "" ? null : searchArticles(articles, words).map(linkTo),
    chapters,
    canonical: `${context.get(servicesContext).env.APP_URL}/help`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...publicMeta({
    title: pageTitle("Help centre"),
    description:
      "Answers about finding, comparing and selling a business, messages, packages, accounts, security and privacy.",
    canonical: loaderData?.canonical ?? "/help",
  }),
  ...(loaderData?.words ? [{ name: "robots", content: "noindex" }] : []),
];

export default function HelpPage({ loaderData }: Route.ComponentProps) {
  const { words, found, chapters: all } = loaderData;
  return (
    <div className="wrap py-10 md:py-14">
      <h1 className="display text-4xl">How can we help?</h1>
      <div className="mt-6">
        <HelpSearch words={words} />
      </div>
      {found && (
        <section aria-labelledby="found" className="mt-10 max-w-3xl">
          <h2 id="found" aria-live="polite" className="border-b border-ink pb-2 font-semibold">
            {found.length > 0
              ? `${formatCount(found.length, { one: "answer", other: "answers" })} for “${words}”`
              : `No answer for “${words}”`}
          </h2>
          {found.length > 0 ? (
            <ArticleList links={found} />
          ) : (
            <p className="py-4 text-ink-2">Try another word, or look through the topics below.</p>
          )}
        </section>
      )}
      <div className="mt-12 gap-x-12 md:columns-2 xl:columns-3">
        {all.map(({ id, title, links }) => (
          <section key={id} aria-labelledby={id} className="mb-12 break-inside-avoid">
            <h2
              id={id}
              className="border-b border-ink pb-2 font-serif text-xl font-medium tracking-tight"
            >
              {title}
            </h2>
            <ArticleList links={links} />
          </section>
        ))}
      </div>
      <AskUs />
    </div>
  );
}
