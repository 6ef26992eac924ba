import { data } from "react-router";
import type { Route } from "./+types/not-found-page.ts";

export function loader() {
  throw data(null, { status: 404 });
}

/**
 * Outside the admin area browsers know this page instead of all of its pages (`app/site-manifest.ts`), so a link from there loads
 * the document.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs): Promise<never> {
  location.assign(request.url);
  // Nothing to show: the document is on its way.
  return new Promise(() => {});
}

export default function AdminNotFoundPage() {
  return null;
}
