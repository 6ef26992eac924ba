import type { Route } from "./+types/help-page.ts";
import { chapters } from "./articles.server.ts";
import { AskUs } from "./ask-us.tsx";
import { findTexts } from "#app/content/articles/search/search-texts.server.ts";
import { FoundTexts, TextList, TextSearch } from "#app/content/articles/text-search.tsx";
import { servicesContext } from "#app/context.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { publicMeta } from "#app/shared/page-meta.ts";
import { publicPage } from "#app/shared/public-page.ts";

export const headers = publicPage("q");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { replica, env } = context.get(servicesContext);
  return { ...(await findTexts(replica, url)), chapters, canonical: `${env.APP_URL}/help` };
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
        <TextSearch action="/help" words={words} placeholder="Password, packages, due diligence…" />
      </div>
      {found && <FoundTexts words={words} found={found} />}
      <div className="mt-12 gap-x-12 md:columns-2 xl:columns-3">
        {all.map(({ id, title, links }) => (
          <section key={id} aria-labelledby={id} className="mb-12 break-inside-avoid">
            <h2
              id={id}
              className="border-b border-ink pb-2 font-serif text-xl font-medium tracking-tight"
            >
              {title}
            </h2>
            <TextList links={links} />
          </section>
        ))}
      </div>
      <AskUs />
    </div>
  );
}
