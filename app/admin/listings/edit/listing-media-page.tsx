import { type MiddlewareFunction, Outlet } from "react-router";
import type { Route } from "./+types/listing-media-page.ts";
import { recordErrorBoundary } from "#app/admin/record-error.tsx";
import { LazyErrorScreen } from "#app/shell/lazy-error-screen.tsx";
import { eq } from "drizzle-orm";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import { listings } from "#app/listings/listings.table.ts";
import { mediaEditorContext } from "#app/listings/media/own-listing.server.ts";
import { isId } from "#app/platform/db/id.ts";

const actForOwner: MiddlewareFunction<Response> = async ({ context, params }) => {
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

export const middleware: Route.MiddlewareFunction[] = [actForOwner];

/** The router runs middleware for a client-side navigation only if there is something to load. */
export const loader = () => null;

export default function ListingMediaPage() {
  return (
    <div className="wrap py-8 md:py-10">
      <Outlet />
    </div>
  );
}

export const ErrorBoundary = recordErrorBoundary("listing", LazyErrorScreen);
