import type { Route } from "./+types/not-found-page.ts";
import { notFound } from "#app/platform/http/not-found.ts";

export function loader() {
  return notFound();
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
