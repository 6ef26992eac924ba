import { lazy } from "react";
import { maxViewed, useViewed } from "./use-viewed.tsx";
import { OptionalPart } from "#app/ui/browser/optional-part.tsx";

/** Loaded only by visitors who have viewed something, without blocking the page. */
const ViewedRow = lazy(() => import("./viewed-row.tsx"));

interface RecentlyViewedProps {
  /** Listings that the page shows already. */
  except?: readonly string[];
  /** Ids of a comparison to which each can be added. */
  compareWith?: readonly string[];
  className?: string;
}

const noIds: readonly string[] = [];

/**
 * Place it at the end of a page: it appears after hydration, and must not shift the page. Without JavaScript
 * nothing is recorded or shown.
 */
export function RecentlyViewed({ except = noIds, ...rest }: RecentlyViewedProps) {
  const ids = useViewed()
    .filter((id) => !except.includes(id))
    .slice(0, maxViewed)
    .join(",");
  return ids ? (
    <OptionalPart>
      <ViewedRow ids={ids} {...rest} />
    </OptionalPart>
  ) : null;
}
