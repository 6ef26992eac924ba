import { data } from "react-router";
import type { Route } from "./+types/not-found-page.ts";
import { requireAdmin } from "#app/accounts/sessions/require-viewer.server.ts";

/** Only administrators may learn whether an admin URL exists: everybody else gets 403 for any path. */
export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context);
  throw data(null, { status: 404 });
}

export default function AdminNotFoundPage() {
  return null;
}
