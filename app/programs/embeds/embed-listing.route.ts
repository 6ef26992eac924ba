import type { Route } from "./+types/embed-listing.route.ts";
import { servicesContext } from "#app/context.ts";
import { isId } from "#app/platform/db/id.ts";
import { publicPage } from "#app/shared/public-page.ts";
import { listingDocument, missingDocument } from "./embed-document.server.ts";
import { findEmbeddedListing } from "./embedded-listings.queries.server.ts";

export const headers = publicPage();

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const row = isId(params.id) ? await findEmbeddedListing(db, params.id, new Date()) : null;
  return row ? listingDocument(row) : missingDocument();
}
