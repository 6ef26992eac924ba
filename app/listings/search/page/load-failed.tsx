import { useLocation } from "react-router";
import { pageTitle } from "#app/shared/brand.ts";
import { buttonClass } from "#app/ui/button-style.ts";

/** A whole new request, with or without scripts. */
export function LoadFailed() {
  const { pathname, search } = useLocation();
  return (
    <div className="wrap grow py-20 md:py-28">
      <title>{pageTitle("Failed to load businesses")}</title>
      <h1 className="display text-4xl">Failed to load businesses</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-2">
        Your search is still in the address. Try again in a moment.
      </p>
      <a href={pathname + search} className={`mt-8 ${buttonClass()}`}>
        Try Again
      </a>
    </div>
  );
}
