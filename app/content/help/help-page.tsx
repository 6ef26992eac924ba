import type { Route } from "./+types/help-page.ts";
import { type ArticleLink, articles, chapters, linkTo } from "./articles.server.ts";
import { AskUs } from "./ask-us.tsx";
import { maxHelpWords, searchArticles } from "./search-articles.ts";
import { servicesContext } from "#app/context.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { publicMeta } from "#app/shared/page-meta.ts";
import { publicPage } from "#app/shared/public-page.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { Icon } from "#app/ui/media/icon.tsx";

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

function ArticleList({ links }: { links: readonly ArticleLink[] }) {
  return (
    <ul>
      {links.map(({ to, title, summary }) => (
        <li key={to} className="border-b border-line">
          <PlainLink to={to} prefetch className="group block py-3">
            <span className="font-semibold group-hover:text-accent group-hover:underline">
              {title}
            </span>
            <span className="mt-0.5 block text-sm text-ink-2">{summary}</span>
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}

const pauseMs = 150;

function HelpSearch({ words }: { words: string }) {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <Form role="search" aria-label="Help" action="/help" className="max-w-xl">
      <div className="flex items-center rounded-control border border-line-strong bg-surface p-1.5 focus-within:border-accent focus-within:ring-1 focus-within:ring-accent hover:border-ink-2">
        <Icon name="search" className="ms-3 size-5 shrink-0 text-ink-3" />
        <input
          type="search"
          name="q"
          defaultValue={words}
          maxLength={maxHelpWords}
          autoComplete="off"
          enterKeyHint="search"
          aria-label="Search the help"
          placeholder="Password, packages, compare…"
          onInput={({ currentTarget: { form } }) => {
            clearTimeout(timer.current);
            timer.current = setTimeout(
              () => void submit(form, { replace: true, preventScrollReset: true }),
              pauseMs,
            );
          }}
          className="h-11 min-w-0 grow bg-transparent px-3 placeholder:text-ink-3 focus:outline-none"
        />
        <button
          type="submit"
          className="h-11 shrink-0 rounded-[0.375rem] bg-accent px-6 font-semibold text-on-accent transition-colors duration-120 hover:bg-accent-strong"
        >
          Search
        </button>
      </div>
    </Form>
  );
}
