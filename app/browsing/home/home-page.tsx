import type { Route } from "./+types/home-page.ts";
import { getCachedSiteSettings } from "#app/content/settings/site-settings.queries.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { findSavedIds } from "#app/shortlist/saved/saved-listings.queries.server.ts";
import { popularCategories } from "#app/listings/category.ts";
import { getCachedRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { type HomeData, popularCategoryHref, makeHeroFigures } from "./hero-figures.ts";
import { HomeView } from "./home-view.tsx";
import { countByCategory, countHeroFigures } from "./home.queries.server.ts";
import { listFeatured, listRecent } from "#app/search/listing-lists.queries.server.ts";
import { makeCard } from "#app/listings/card/make-card.ts";
import { brand } from "#app/shared/brand.ts";
import { publicMeta } from "#app/shared/page-meta.ts";
import { publicPage } from "#app/shared/public-page.ts";
import { formatCountParts } from "#app/ui/format/format-count.ts";

const recentCount = 8;

export const headers = publicPage();

export const meta: Route.MetaFunction = ({ loaderData }) =>
  publicMeta({
    title: brand.defaultTitle,
    description: brand.description,
    canonical: loaderData?.canonical ?? "/",
  });

export async function loader({
  context,
}: Route.LoaderArgs): Promise<HomeData & { canonical: string }> {
  const { db, queryCache, env } = context.get(servicesContext);
  const { preferences, viewer } = context.get(requestContext);
  const now = new Date();
  const settings = await getCachedSiteSettings(queryCache);
  const slots = settings.featuredSlots.home;
  const [counted, counts, featured, recent, rates] = await Promise.all([
    queryCache.get("home: figures", (primary) => countHeroFigures(primary, now)),
    queryCache.get("home: categories", (primary) => countByCategory(primary, now)),
    slots > 0
      ? queryCache.get(`home: ${slots} featured`, (primary) => listFeatured(primary, now, slots))
      : [],
    queryCache.get("home: recent", (primary) => listRecent(primary, now, recentCount)),
    getCachedRates(queryCache),
  ]);
  const ids = [...featured, ...recent].map(({ id }) => id);
  const savedIds = await findSavedIds(db, viewer?.id, ids);
  const view = { now, currency: preferences.currency, rates, savedIds, earningsAsText: true };
  return {
    canonical: `${env.APP_URL}/`,
    figures: makeHeroFigures(settings.heroFigures, counted),
    featured: slots > 0 ? featured.map((row) => makeCard(row, view)) : null,
    categories: popularCategories.map(({ label, slug }) => ({
      label,
      to: popularCategoryHref(label),
      count: formatCountParts(counts.get(slug) ?? 0, { one: "business", other: "businesses" }),
    })),
    recent: recent.map((row) => makeCard(row, view)),
  };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <HomeView {...loaderData} />;
}
