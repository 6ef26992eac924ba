import { redirect } from "react-router";
import type { Route } from "./+types/search-redirect.route.ts";

const moved: Readonly<Record<string, string>> = {
  "/buy-business": "/businesses",
  "/buy-franchise": "/franchises",
  "/buy-franchise-resale": "/franchises",
};

export function loader({ url }: Route.LoaderArgs) {
  const to = moved[url.pathname.toLowerCase()] ?? "/businesses";
  return redirect(to + url.search, 301);
}
