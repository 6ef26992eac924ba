import { useLocation } from "react-router";
import type { LinkedName } from "./format-facts.ts";
import { pathOfReferrer, previousSearch } from "./previous-search.ts";
import { recallSearch } from "#app/search/last-search.ts";
import type { LinkState } from "#app/ui/actions/plain-link.tsx";
import { useHydrated } from "#app/ui/browser/use-hydrated.ts";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";

/** Links back to the search that the visitor came from. The server does not know it, so it appears after hydration. */
export function BusinessCrumbs({ category }: { category: LinkedName | undefined }) {
  const { state } = useLocation() as { state: Partial<LinkState> | null };
  const search = useHydrated()
    ? previousSearch(
        state?.from,
        pathOfReferrer(document.referrer, location.origin),
        recallSearch(),
      )
    : null;
  return (
    <Breadcrumb
      steps={[
        { label: "Home", to: "/" },
        { label: "Businesses", to: search ?? "/businesses" },
        ...(category ? [{ label: category.name, to: category.href }] : []),
      ]}
    />
  );
}
