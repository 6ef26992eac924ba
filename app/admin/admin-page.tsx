import { Outlet } from "react-router";
import type { Route } from "./+types/admin-page.ts";
import { requireAdminArea } from "#app/accounts/sessions/guard.server.ts";
import { release } from "#app/platform/release.server.ts";

/** 403 on every address, so that the area does not reveal which pages exist. */
export const middleware: Route.MiddlewareFunction[] = [requireAdminArea];

/** The router runs middleware for a client-side navigation only if there is something to load. */
export const loader = () => release;

export default function AdminPage({ loaderData: { version, migration } }: Route.ComponentProps) {
  return (
    <>
      <Outlet />
      <p className="wrap no-print pb-6 text-xs text-ink-3">
        Relevo {version} · database {migration}
      </p>
    </>
  );
}
