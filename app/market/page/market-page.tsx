import { redirect } from "react-router";
import type { Route } from "./+types/market-page.ts";
import { listWider, loadMarket } from "./load-market.server.ts";
import { MarketScreen } from "./market-screen.tsx";
import { marketShareRoot, shareIdOf } from "./market-share-image.ts";
import { marketStructuredData } from "./market-structured-data.ts";
import { cacheQueryOfMarket, readMarketState } from "./market-state.ts";
import { TooFewScreen } from "./too-few-screen.tsx";
import { marketHref, parseMarketPath } from "#app/market/groups/scope-address.ts";
import { nameScope } from "#app/market/groups/scope-name.ts";
import { markdownMeta } from "#app/content/for-programs/markdown-link.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { describeShareImage } from "#app/platform/share-images/share-image.ts";
import { shareImageHref } from "#app/platform/share-images/share-image-address.server.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { publicMeta } from "#app/shared/page-meta.ts";
import { publicPage } from "#app/shared/public-page.ts";
import { serializeStructuredData, StructuredData } from "#app/ui/layout/structured-data.tsx";

export const headers = publicPage(cacheQueryOfMarket);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { queryCache, env } = context.get(servicesContext);
  const { preferences } = context.get(requestContext);
  const scope = parseMarketPath(params.first, params.second) ?? notFound();
  const href = marketHref(scope);
  if (href !== url.pathname) throw redirect(href + url.search, 301);
  const canonical = env.APP_URL + href;
  const view = await loadMarket(queryCache, scope, {
    currency: preferences.currency,
    state: readMarketState(url),
  });
  if (!view) {
    const wider = await listWider(queryCache, scope);
    return { found: false as const, title: nameScope(scope).title, wider, canonical };
  }
  const { share, ...shown } = view;
  const src = env.APP_URL + shareImageHref(marketShareRoot, shareIdOf(scope), share);
  return {
    found: true as const,
    view: shown,
    canonical,
    image: { src, alt: describeShareImage(share) },
    structuredData: serializeStructuredData(marketStructuredData(view, env.APP_URL)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { canonical } = loaderData;
  if (!loaderData.found)
    return [
      ...publicMeta({
        title: pageTitle(`${loaderData.title}: market figures`),
        description: "Too few businesses are for sale for figures.",
        canonical,
      }),
      { name: "robots", content: "noindex" },
    ];
  const { view, image } = loaderData;
  return [
    ...publicMeta({
      title: pageTitle(`${view.title}: market figures`),
      description: describeMarket(view),
      canonical,
      image,
    }),
    markdownMeta(canonical),
  ];
};

const describeMarket = ({
  title,
  headline,
}: {
  title: string;
  headline: { label: string; value: string }[];
}) =>
  `${title}: ${headline
    .slice(0, 4)
    .map(({ label, value }) => `${label.toLowerCase()} ${value}`)
    .join(", ")}. With charts, a map and all figures by category, region and trade.`;

export default function MarketPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.found) return <TooFewScreen title={loaderData.title} wider={loaderData.wider} />;
  return (
    <>
      <StructuredData text={import.meta.env.SSR ? loaderData.structuredData : null} />
      <MarketScreen view={loaderData.view} />
    </>
  );
}
