import { Outlet } from "react-router";
import type { Route } from "./+types/admin-page.ts";
import { requireAdminArea } from "#app/accounts/sessions/guard.server.ts";

/** 403 on every address, so that the area does not reveal which pages exist. */
export const middleware: Route.MiddlewareFunction[] = [requireAdminArea];

/** The router runs middleware for a client-side navigation only if there is something to load. */
export const loader = () => null;

export default function AdminPage() {
  return <Outlet />;
}
