import { notFound } from "#app/platform/http/not-found.ts";

export function loader() {
  notFound();
}

export default function NotFoundPage() {
  return null;
}
