import type { Route } from "./+types/resources-page.ts";
import { ArticleCard } from "./article-card.tsx";
import { listShelf } from "./articles.queries.server.ts";
import { FeedLinks, feedMeta } from "./feeds/feed-links.tsx";
import { toLink } from "./load-article.server.ts";
import { findTexts } from "./search/search-texts.server.ts";
import { loadSituations } from "./situations.server.ts";
import { FoundTexts, TextList, TextSearch } from "./text-search.tsx";
import { servicesContext } from "#app/context.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { publicMeta } from "#app/shared/page-meta.ts";
import { publicPage } from "#app/shared/public-page.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

export const headers = publicPage("q");

const newestShown = 4;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { textCache, replica, env } = context.get(servicesContext);
  const shown = await textCache.get("resources", async (db) => {
    const first = (size: number) => ({ page: 1, size });
    const [guides, steps, business, franchise] = await Promise.all([
      listShelf(db, "resources", first(12)),
      listShelf(db, "guides", first(24)),
      listShelf(db, "business-articles", first(newestShown)),
      listShelf(db, "franchise-articles", first(newestShown)),
    ]);
    return {
      guides: guides.map(toLink),
      steps: steps.map(toLink),
      business: business.map(toLink),
      franchise: franchise.map(toLink),
      situations: await loadSituations(db),
    };
  });
  return { ...shown, ...(await findTexts(replica, url)), canonical: `${env.APP_URL}/resources` };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...publicMeta({
    title: pageTitle("Guides for buying and selling a business"),
    description:
      "Guides, checklists and articles about buying, selling, valuing and financing a business in Canada, the United States and Mexico, with live figures.",
    canonical: loaderData?.canonical ?? "/resources",
  }),
  ...feedMeta("all"),
  ...(loaderData?.words ? [{ name: "robots", content: "noindex" }] : []),
];

export default function ResourcesPage({ loaderData }: Route.ComponentProps) {
  const { words, found, guides, steps, business, franchise, situations } = loaderData;
  return (
    <div className="wrap py-10 md:py-14">
      <h1 className="display max-w-[20ch] text-4xl md:text-5xl">What do you want to do?</h1>
      <p className="mt-5 max-w-[56ch] text-lg text-ink-2">
        Most people buy or sell a business once. These guides say what to do, in what order, with
        numbers. Print them, tick the checklists, take them to your accountant.
      </p>
      <div className="mt-8">
        <TextSearch
          action="/resources"
          words={words}
          placeholder="Lease, add-backs, letter of intent…"
        />
      </div>
      {found && <FoundTexts words={words} found={found} />}
      <ul className="mt-12 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {situations.map(({ title, links }) => (
          <li key={title}>
            <h2 className="border-b border-ink pb-2 font-serif text-xl font-medium tracking-tight">
              {title}
            </h2>
            <ul className="mt-1">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <PlainLink
                    to={to}
                    prefetch
                    className="flex min-h-9 items-center py-1 hover:text-accent hover:underline"
                  >
                    {label}
                  </PlainLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className="mt-16 flex flex-col gap-16">
        <Section id="guides" title="The guides">
          <ul className="grid gap-x-6 gap-y-10 pt-6 sm:grid-cols-2 lg:grid-cols-5">
            {guides.map((link) => (
              <li key={link.to}>
                <ArticleCard link={link} headingLevel={3} />
              </li>
            ))}
          </ul>
        </Section>
        <Section id="steps" title="Step by step" link={{ label: "All guides", to: "/guides" }}>
          <div className="gap-x-12 md:columns-2">
            <TextList links={steps} withoutShelf />
          </div>
        </Section>
        <Shelf id="business" title="Business articles" to="/business-articles" links={business} />
        <Shelf
          id="franchise"
          title="Franchise articles"
          to="/franchise-articles"
          links={franchise}
        />
      </div>
      <p className="mt-16 flex flex-wrap gap-x-6 border-t border-line pt-6">
        <PlainLink to="/market" className="link inline-flex min-h-6 items-center">
          Market figures: prices, multiples and time to sale
        </PlainLink>
        <PlainLink to="/market/reports" className="link inline-flex min-h-6 items-center">
          Monthly market reports
        </PlainLink>
      </p>
      <FeedLinks feed="all" />
    </div>
  );
}

interface ShelfProps {
  id: string;
  title: string;
  to: string;
  links: Route.ComponentProps["loaderData"]["business"];
}

const Shelf = ({ id, title, to, links }: ShelfProps) =>
  links.length > 0 && (
    <Section id={id} title={title} link={{ label: `All ${title.toLowerCase()}`, to }}>
      <ul className="grid gap-x-8 gap-y-10 pt-6 sm:grid-cols-2 lg:grid-cols-4">
        {links.map((link) => (
          <li key={link.to}>
            <ArticleCard link={link} headingLevel={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
