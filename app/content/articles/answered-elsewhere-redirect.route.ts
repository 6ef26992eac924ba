import { redirect } from "react-router";
import type { Route } from "./+types/answered-elsewhere-redirect.route.ts";

const answers: Record<string, string> = {
  "/premium-buyer": "/guides/the-buyer-owners-answer",
};

/** Temporary: it will have a screen of its own. */
export const loader = ({ url }: Route.LoaderArgs) =>
  redirect(answers[url.pathname.toLowerCase().replace(/\/$/, "")]!, 302);
