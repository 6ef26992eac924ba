import type { Route } from "./+types/oembed.route.ts";
import { servicesContext } from "#app/context.ts";
import { forOtherSites } from "./embed-document.server.ts";
import { findEmbeddedListing } from "./embedded-listings.queries.server.ts";
import { listingIdOf, oembedAnswer, sizeWithin } from "./oembed.ts";

const anyOrigin = { ...forOtherSites, "access-control-allow-origin": "*" };

const refuse = (status: number, words: string): Response =>
  new Response(`${words}\n`, {
    status,
    headers: {
      ...anyOrigin,
      "cache-control": "no-store",
      "content-type": "text/plain; charset=utf-8",
    },
  });

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  const format = searchParams.get("format") ?? "json";
  if (format !== "json") return refuse(501, "The only format is json.");
  const address = searchParams.get("url");
  if (address === null) return refuse(400, "The parameter url is missing.");
  const { origin } = new URL(env.APP_URL);
  const id = listingIdOf(address, origin);
  const row = id && (await findEmbeddedListing(db, id, new Date()));
  if (!row) return refuse(404, "No listing has this address.");
  return Response.json(oembedAnswer(row, sizeWithin(searchParams), origin), {
    headers: anyOrigin,
  });
}
