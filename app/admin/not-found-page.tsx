import { data } from "react-router";
import type { Route } from "./+types/not-found-page.ts";
import { requireAdmin } from "#app/accounts/sessions/require-viewer.server.ts";

/** Whether an address of the admin area exists is for administrators to know: everybody else is denied, whatever they type. */
export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context);
  throw data(null, { status: 404 });
}

export default function AdminNotFoundPage() {
  return null;
}
