import { redirect } from "react-router";
import type { Route } from "./+types/account-redirect.route.ts";

/** Payment providers and old links return to /account; the query is kept. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/account/dashboard${url.search}`);
}
