import type { Route } from "./+types/embed.route.ts";
import { servicesContext } from "#app/context.ts";
import { pageFrom } from "#app/shared/paging.ts";
import { publicPage } from "#app/shared/public-page.ts";
import { embedDocument, missingDocument } from "./embed-document.server.ts";
import { findEmbed } from "./embedded-listings.queries.server.ts";

export const headers = publicPage("page");

const pageSize = 12;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { key } = params;
  const page = pageFrom(url.searchParams, pageSize);
  const found = await findEmbed(db, key, { now: new Date(), page });
  if (!found) return missingDocument();
  const { broker, list, ...colours } = found;
  return embedDocument({ key, colours, broker, list });
}
