import { lazy, Suspense } from "react";
import type { MapData } from "#app/listings/search/map/map-data.ts";
import type { Search } from "#app/listings/search/search.ts";
import type { SearchScope } from "#app/listings/search/search-url.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";

export interface SearchMapProps {
  map: MapData;
  search: Search;
  scope: SearchScope;
}

// Who reads results as a list loads nothing of the map.
const MapScreen = lazy(() => import("#app/listings/search/map/map-screen.tsx"));

/** The results of a search on a map: how many in each region, and roughly where in the regions that were chosen. */
export const SearchMap = (props: SearchMapProps) => (
  <Suspense fallback={<Skeleton className="aspect-7/5 w-full" />}>
    <MapScreen {...props} />
  </Suspense>
);
