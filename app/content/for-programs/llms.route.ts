import type { Route } from "./+types/llms.route.ts";
import { formatLlms, type LlmsSection } from "./llms.ts";
import { markdownHref } from "./markdown-link.ts";
import { articlePath, type Shelf, shelves } from "#app/content/articles/article.ts";
import { listShelf } from "#app/content/articles/articles.queries.server.ts";
import { servicesContext } from "#app/context.ts";
import type { Scope } from "#app/market/figures/figure.ts";
import { listShownScopes } from "#app/market/figures/market-figures.queries.server.ts";
import { marketHref } from "#app/market/groups/scope-address.ts";
import { nameScope } from "#app/market/groups/scope-name.ts";
import type { Db } from "#app/platform/db/db.ts";
import { publicHeaders, publicPage } from "#app/shared/public-page.ts";

export const headers = publicPage();

const marketplace: LlmsSection = {
  title: "Businesses for sale",
  links: [
    {
      label: "All businesses",
      to: "/businesses",
      about: "filters are in the address, such as /businesses/restaurants/ontario",
    },
    { label: "Franchises", to: "/franchises", about: "franchises and franchise resales" },
    {
      label: "Businesses with real estate",
      to: "/real-estate",
      about: "businesses that are sold with their premises",
    },
    {
      label: "Newest businesses as RSS",
      to: "/feeds/businesses",
      about: "every search has a feed: its address behind /feeds",
    },
  ],
};

/** Of each shelf: the file is an index that is read at once. */
const mostTexts = 200;

export async function loader({ context }: Route.LoaderArgs) {
  const { replica, env } = context.get(servicesContext);
  const texts = await Promise.all(
    (Object.keys(shelves) as Shelf[]).map((shelf) => listTexts(replica, shelf)),
  );
  const market = listMarket(await listShownScopes(replica));
  return new Response(formatLlms([marketplace, market, ...texts], env.APP_URL), {
    headers: { ...publicHeaders, "content-type": "text/plain; charset=utf-8" },
  });
}

/** Places and categories; each leads to the groups within it. */
const listMarket = (shown: readonly Scope[]): LlmsSection => ({
  title: "Market figures",
  links: [
    {
      label: "Monthly reports",
      to: "/market/reports",
      about: "what was for sale each month, what was asked for it, what was sold",
    },
    ...shown
      .filter(({ category, trade, region, country }) => !trade && !region && !(category && country))
      .map((scope) => ({
        label: nameScope(scope).title,
        to: markdownHref(marketHref(scope)),
        about: "numbers for sale, prices, multiples and time to sale; also as .json and .csv",
      })),
  ],
});

async function listTexts(db: Db, shelf: Shelf): Promise<LlmsSection> {
  const entries = await listShelf(db, shelf, { page: 1, size: mostTexts });
  return {
    title: shelves[shelf].label,
    links: entries.map((entry) => ({
      label: entry.title,
      to: markdownHref(articlePath(entry)),
      about: entry.summary,
    })),
  };
}
