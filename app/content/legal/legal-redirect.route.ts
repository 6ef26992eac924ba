import { redirect } from "react-router";
import type { Route } from "./+types/legal-redirect.route.ts";

const targets: Record<string, string> = {
  "/terms": "/terms-of-service",
  "/privacy": "/privacy-policy",
};

export function loader({ url }: Route.LoaderArgs) {
  return redirect(targets[url.pathname.toLowerCase()]! + url.search, 301);
}
