import { redirect } from "react-router";
import type { Route } from "./+types/account-redirect.route.ts";

/** Payment providers and old links return to /account; their query is passed on. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/account/dashboard${url.search}`);
}
