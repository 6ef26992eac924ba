import { LazyErrorScreen } from "#app/shell/lazy-error-screen.tsx";
import type { Route } from "./+types/business-id-page.ts";
import { notFound } from "#app/platform/http/not-found.ts";

export function loader() {
  notFound();
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LazyErrorScreen
      error={error}
      words={{
        title: "Business ID is required",
        text: "The link doesn't say which business to show.",
        offer: [{ label: "Back to Businesses", to: "/businesses" }],
      }}
    />
  );
}

export default function BusinessIdPage() {
  return null;
}
