import { lazy, Suspense } from "react";
import { maxViewed, useViewed } from "./use-viewed.tsx";

/** Fetched by those who have seen something before; nobody waits for it. */
const ViewedRow = lazy(() => import("./viewed-row.tsx"));

interface RecentlyViewedProps {
  /** The business of the page itself, and what it shows already. */
  except?: readonly string[];
  /** A comparison to which each can be added. */
  compareWith?: readonly string[];
  className?: string;
}

const nobody: readonly string[] = [];

/**
 * Belongs at the lower end of a page: it comes once scripts run, and moves nothing that somebody is reading. Without scripts
 * nothing was kept, and nothing is shown.
 */
export function RecentlyViewed({ except = nobody, ...rest }: RecentlyViewedProps) {
  const ids = useViewed()
    .filter((id) => !except.includes(id))
    .slice(0, maxViewed)
    .join(",");
  return ids ? (
    <Suspense>
      <ViewedRow ids={ids} {...rest} />
    </Suspense>
  ) : null;
}
