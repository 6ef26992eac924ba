import { data } from "react-router";
import type { Route } from "./+types/not-found-page.ts";
import { requireRole } from "#app/accounts/sessions/guard.server.ts";

/** Everybody else gets 403 on every address of the admin area, so that it does not reveal which exist. */
export const middleware: Route.MiddlewareFunction[] = [requireRole("admin")];

export function loader() {
  throw data(null, { status: 404 });
}

export default function AdminNotFoundPage() {
  return null;
}
