import { redirect } from "react-router";
import type { Route } from "./+types/account-redirect-page.ts";

/** Payment providers and old links come back to /account; what they say in the query goes along. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/account/dashboard${url.search}`);
}
