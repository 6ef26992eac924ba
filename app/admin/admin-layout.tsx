import { Outlet } from "react-router";
import type { Route } from "./+types/admin-layout.ts";
import { requireAdminArea } from "#app/accounts/sessions/guard.server.ts";

/** Everybody else gets 403 on every address of the admin area, so that it does not reveal which exist. */
export const middleware: Route.MiddlewareFunction[] = [requireAdminArea];

/** The router runs middleware for a client-side navigation only if there is something to load. */
export const loader = () => null;

export default function AdminLayout() {
  return <Outlet />;
}
