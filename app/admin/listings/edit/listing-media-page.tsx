import { isRouteErrorResponse, Outlet, useLocation } from "react-router";
import type { Route } from "./+types/listing-media-page.ts";
import { actForOwner } from "#app/admin/listings/edit/act-for-owner.server.ts";
import { recordError } from "#app/admin/record-error.ts";
import { LazyErrorScreen } from "#app/shell/lazy-error-screen.tsx";

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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const words = recordError("listing", status, pathname + search);
  return <LazyErrorScreen error={error} {...(words && { words })} />;
}
