import type { Route } from "./+types/not-found-page.ts";
import { notFound } from "#app/platform/http/not-found.ts";

export function loader() {
  return notFound();
}

/** Outside the admin area, browsers know only this page of it (`app/site-manifest.ts`), so links into it load the document. */
export function clientLoader({ request }: Route.ClientLoaderArgs): Promise<never> {
  location.assign(request.url);
  return new Promise(() => {});
}

export default function AdminNotFoundPage() {
  return null;
}
