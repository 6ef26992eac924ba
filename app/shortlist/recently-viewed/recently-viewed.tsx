import { lazy } from "react";
import { maxViewed, useViewed } from "./use-viewed.tsx";
import { OptionalPart } from "#app/ui/browser/optional-part.tsx";

/** Loaded only by visitors who have viewed something. */
const ViewedRow = lazy(() => import("./viewed-row.tsx"));

interface RecentlyViewedProps {
  except?: readonly string[];
  compareWith?: readonly string[];
  className?: string;
}

const noIds: readonly string[] = [];

/** Place it at the end of a page: it appears after hydration and must not shift the layout. */
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
