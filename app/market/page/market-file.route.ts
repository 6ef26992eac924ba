import type { Route } from "./+types/market-file.route.ts";
import { mapScopes } from "./draw-map.ts";
import { findMarket } from "./load-market.server.ts";
import {
  formatMarketCsv,
  formatMarketJson,
  formatMarketMarkdown,
  type MarketFile,
} from "./market-file.ts";
import { servicesContext } from "#app/context.ts";
import { scopeKey } from "#app/market/figures/figure.ts";
import { marketHref, parseMarketPath } from "#app/market/groups/scope-address.ts";
import { childrenOf, parts } from "#app/market/groups/scope-family.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { publicHeaders, publicPage } from "#app/shared/public-page.ts";

export const headers = publicPage();

/** Without the mark, spreadsheets read names as Windows-1252. */
const byteOrderMark = "\ufeff";

const formats = {
  csv: { type: "text/csv", write: (file: MarketFile) => byteOrderMark + formatMarketCsv(file) },
  json: {
    type: "application/json",
    write: (file: MarketFile) => `${JSON.stringify(formatMarketJson(file), null, 2)}\n`,
  },
  md: { type: "text/markdown", write: formatMarketMarkdown },
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { queryCache, env } = context.get(servicesContext);
  const { first, second }: { first?: string; second?: string } = params;
  const [path, extension] = /^(.{0,200})\.(csv|json|md)$/.exec(url.pathname)?.slice(1) ?? [];
  const scope = parseMarketPath(first, second) ?? notFound();
  if (!extension || marketHref(scope) !== path) notFound();
  const { figures, history } = (await findMarket(queryCache, scope)) ?? notFound();
  const { type, write } = formats[extension as keyof typeof formats];
  const own = figures.get(scopeKey(scope))!;
  const within = [...parts.flatMap((part) => childrenOf(scope, part)), ...mapScopes(scope)];
  const groups = new Map(within.map((one) => [scopeKey(one), one]));
  const file = write({
    scope,
    countedAt: own.countedAt,
    values: own.values,
    history,
    groups: [...groups].flatMap(([key, one]) => {
      const values = figures.get(key)?.values;
      return values?.listings === undefined ? [] : { scope: one, values };
    }),
    origin: env.APP_URL,
  });
  return new Response(file, {
    headers: {
      ...publicHeaders,
      "content-type": `${type}; charset=utf-8`,
      link: `<${env.APP_URL}${path}>; rel="canonical"`,
    },
  });
}
