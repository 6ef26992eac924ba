import { lazy, Suspense } from "react";
import type { SearchMapProps } from "./map-screen.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";

// The list view does not load the map.
const MapScreen = lazy(() => import("./map-screen.tsx"));

/** The results on a map, with their cards beside it. */
export const SearchMap = (props: SearchMapProps) => (
  <Suspense fallback={<Skeleton className="aspect-5/4 w-full" />}>
    <MapScreen {...props} />
  </Suspense>
);
