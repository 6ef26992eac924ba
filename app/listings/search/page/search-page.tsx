import { data, replace } from "react-router";
import type { Route } from "./+types/search-page.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { loadMap } from "#app/listings/search/map/load-map.server.ts";
import { loadSearch, shownTables } from "#app/listings/search/page/load-search.server.ts";
import { readAddress } from "#app/listings/search/page/read-address.ts";
import { describeSearch, searchStructuredData } from "#app/listings/search/page/search-meta.ts";
import { SearchScreen } from "#app/listings/search/page/search-screen.tsx";
import { isCommon } from "#app/listings/search/page/standing.ts";
import { publicPage } from "#app/shared/public-page.ts";
import { StructuredData, serializeStructuredData } from "#app/ui/structured-data.tsx";

const common = publicPage(...shownTables);

/** Searches that many ask for are kept for all visitors; the browser may keep the others for the one who asked. */
export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  !errorHeaders && loaderHeaders.has("cache-control") ? loaderHeaders : common({ errorHeaders });

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { viewer, preferences } = context.get(requestContext);
  const address = readAddress(url, preferences.currency);
  if (address.kind === "unknown") throw data(null, { status: 404 });
  if (address.kind === "untidy") throw replace(address.href);
  const { search, place } = address;
  const now = new Date();
  const { currency } = preferences;
  const view = await loadSearch(services, { search, place, viewer, currency, now });
  const isMap = search.view === "map" && view.total > 0;
  const map = isMap ? { map: await loadMap(services.replica, search, now), search, place } : null;
  const { APP_URL: origin } = services.env;
  const said = describeSearch(search, place, view, origin);
  const structured = serializeStructuredData(searchStructuredData(search, place, view, origin));
  return data(
    { view, map, meta: said, structured },
    isCommon(search) ? undefined : { headers: { "cache-control": "private, no-cache" } },
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <StructuredData text={loaderData.structured} />
      <SearchScreen view={loaderData.view} map={loaderData.map} />
    </>
  );
}
