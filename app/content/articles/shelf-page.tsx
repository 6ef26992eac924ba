import type { Route } from "./+types/shelf-page.ts";
import { type Shelf, shelves } from "./article.ts";
import { ArticleCard } from "./article-card.tsx";
import { countShelf, listShelf } from "./articles.queries.server.ts";
import { FeedLinks, feedMeta } from "./feeds/feed-links.tsx";
import { toLink } from "./load-article.server.ts";
import { TextSearch } from "./text-search.tsx";
import { servicesContext } from "#app/context.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { publicMeta } from "#app/shared/page-meta.ts";
import { paged, pageFrom } from "#app/shared/paging.ts";
import { publicPage } from "#app/shared/public-page.ts";
import { ListPagination } from "#app/ui/navigation/list-pagination.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";

export const headers = publicPage("page");

const perPage = 24;

const intros: Record<"guides" | "business-articles" | "franchise-articles", string> = {
  guides: "Each covers one step of a sale, with a checklist to print.",
  "business-articles":
    "Each makes one point, and many draw on our own listings. The linked figures are counted from what is for sale today.",
  "franchise-articles":
    "What a franchise costs, what its documents say, and what franchisees tell you if you ask.",
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { replica, textCache, env } = context.get(servicesContext);
  const shelf = url.pathname.split("/", 2)[1]!.toLowerCase() as keyof typeof intros;
  const page = pageFrom(url.searchParams, perPage);
  const [found, total] = await Promise.all([
    listShelf(replica, shelf, page),
    textCache.get(`size of ${shelf}`, (db) => countShelf(db, shelf)),
  ]);
  const { rows, ...list } = paged(found, total, page);
  if (rows.length === 0 && list.page > 1) notFound();
  return {
    shelf,
    list,
    links: rows.map(toLink),
    canonical: `${env.APP_URL}/${shelf}${list.page > 1 ? `?page=${list.page}` : ""}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { shelf, list, canonical } = loaderData;
  const { label } = shelves[shelf];
  return [
    ...publicMeta({
      title: pageTitle(list.page > 1 ? `${label}, page ${list.page}` : label),
      description: `${label} for owners and buyers of businesses. ${intros[shelf]}`,
      canonical,
    }),
    ...feedMeta(shelf),
  ];
};

export default function ShelfPage({ loaderData }: Route.ComponentProps) {
  const { shelf, list, links } = loaderData;
  const { label } = shelves[shelf satisfies Shelf];
  return (
    <div className="wrap py-8 md:py-10">
      <Breadcrumb steps={[{ label: "Resources", to: "/resources" }, { label }]} />
      <h1 className="display mt-6 text-4xl">{label}</h1>
      <p className="mt-4 max-w-[56ch] text-lg text-ink-2">{intros[shelf]}</p>
      <div className="mt-6">
        <TextSearch
          action="/resources"
          words=""
          placeholder="Lease, add-backs, letter of intent…"
        />
      </div>
      <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {links.map((link) => (
          <li key={link.to} className="later">
            <ArticleCard link={link} headingLevel={2} />
          </li>
        ))}
      </ul>
      <div className="mt-10">
        <ListPagination label={`Pages of ${label.toLowerCase()}`} list={list} />
      </div>
      <FeedLinks feed={shelf} />
    </div>
  );
}
