import { eq } from "drizzle-orm";
import type { MiddlewareFunction } from "react-router";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import { listings } from "#app/listings/listings.table.ts";
import { mediaEditorContext } from "#app/listings/media/own-listing.server.ts";
import { isId } from "#app/platform/db/id.ts";

/** Administrators act for the listing's owner. */
export const actForOwner: MiddlewareFunction<Response> = async ({ context, params }) => {
  const { id } = params;
  if (!isId(id)) return;
  const { id: administratorId } = context.get(viewerContext);
  const [listing] = await context
    .get(servicesContext)
    .db.select({ ownerId: listings.ownerId })
    .from(listings)
    .where(eq(listings.id, id));
  if (listing) context.set(mediaEditorContext, { ownerId: listing.ownerId, administratorId });
};
