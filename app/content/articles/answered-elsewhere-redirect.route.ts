import { redirect } from "react-router";
import type { Route } from "./+types/answered-elsewhere-redirect.route.ts";
import { emptySearch } from "#app/search/search.ts";
import { searchHref } from "#app/search/search-url.ts";

/** From a million dollars, as the vault promises. */
const largeBusinesses = searchHref({ ...emptySearch, price: { min: 1_000_000, max: null } });

const answers: Record<string, string> = {
  "/ma-vault": largeBusinesses,
};

/** Temporary: each of these will have a screen of its own. */
export const loader = ({ url }: Route.LoaderArgs) =>
  redirect(answers[url.pathname.toLowerCase().replace(/\/$/, "")]!, 302);
