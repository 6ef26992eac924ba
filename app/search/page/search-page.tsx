import { data, replace } from "react-router";
import type { Route } from "./+types/search-page.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { articlePath } from "#app/content/articles/article.ts";
import { listNewest } from "#app/content/articles/articles.queries.server.ts";
import { loadMap } from "#app/search/map/load-map.server.ts";
import { findByShortId } from "#app/listings/find-by-short-id.server.ts";
import { getCachedRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { loadSearch } from "./load-search.server.ts";
import { cacheQueryOfSearch, isCacheablePage, parseSearchUrl } from "./parse-search-url.ts";
import { loadOrKeep, useEarlierResults } from "./earlier-results.tsx";
import { describeSearch } from "./search-meta.ts";
import { searchStructuredData } from "./search-structured-data.ts";
import { readSearch } from "#app/search/query/read-search.server.ts";
import { loadLandingText } from "#app/market/landing/load-landing-text.server.ts";
import { canonicalHref, searchHref } from "#app/search/search-url.ts";
import { SearchScreen } from "./search-screen.tsx";
import { publicPage } from "#app/shared/public-page.ts";
import { serializeStructuredData, StructuredData } from "#app/ui/layout/structured-data.tsx";
import { notFound } from "#app/platform/http/not-found.ts";

const articlesShown = 2;

const common = publicPage(cacheQueryOfSearch);

/** Common searches are cached for all visitors; others can be revalidated by the visitor's own browser. */
export const headers = Object.assign(
  (({ loaderHeaders, errorHeaders }) =>
    !errorHeaders && loaderHeaders.has("cache-control")
      ? loaderHeaders
      : common({ errorHeaders })) satisfies Route.HeadersFunction,
  { cacheQuery: common.cacheQuery },
);

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { viewer, preferences } = context.get(requestContext);
  const parsed = parseSearchUrl(url, preferences.currency);
  if (parsed.kind === "not-found") notFound();
  if (parsed.kind === "redirect") throw replace(parsed.href);
  const { search, scope } = parsed;
  const now = new Date();
  const named = search.words && (await findByShortId(services.replica, search.words, now));
  if (named) throw replace(`/business/${named.id}`);
  const read = await readSearch(services, search, now);
  if (read.kind === "redirect") throw replace(searchHref(read.search, scope));
  const { currency } = preferences;
  const view = await loadSearch(services, {
    search,
    scope,
    reading: read.reading,
    viewer,
    currency,
    now,
  });
  const ids = view.total > 0 ? view.results.map(({ id }) => id) : [];
  const isMap = search.view === "map";
  const map = isMap
    ? await loadMap(services.replica, {
        search,
        scope,
        ids,
        now,
        currency,
        rates: await getCachedRates(services.queryCache),
      })
    : null;
  const { APP_URL: origin } = services.env;
  const landing =
    view.total > 0 ? await loadLandingText(services, { search, scope, currency }) : null;
  const [category, ...others] = search.categories;
  const reading =
    landing && category && others.length === 0
      ? await services.queryCache.get(`articles about ${category}`, (db) =>
          listNewest(db, articlesShown, { category }),
        )
      : [];
  const metadata = describeSearch(search, scope, view, landing?.intro ?? null, origin);
  const canonical = origin + canonicalHref({ ...search, page: view.page }, scope);
  return data(
    {
      view,
      landing,
      reading: reading.map((article) => ({ to: articlePath(article), label: article.title })),
      map,
      meta: metadata,
      canonical,
    },
    isCacheablePage(search) ? undefined : { headers: { "cache-control": "private, no-cache" } },
  );
}

export const clientLoader = ({ serverLoader, request }: Route.ClientLoaderArgs) =>
  loadOrKeep(() => serverLoader(), request.signal);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { view, landing, reading, map, canonical } = loaderData;
  useEarlierResults(loaderData);
  return (
    <>
      <StructuredData
        text={
          import.meta.env.SSR
            ? serializeStructuredData(searchStructuredData(view, canonical))
            : null
        }
      />
      <SearchScreen view={view} landing={landing} reading={reading} map={map} />
    </>
  );
}
