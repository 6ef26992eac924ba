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

// The list view does not load the map.
const MapScreen = lazy(() => import("#app/listings/search/map/map-screen.tsx"));

/** The results on a map: counts per region, and approximate positions within the selected regions. */
export const SearchMap = (props: SearchMapProps) => (
  <Suspense fallback={<Skeleton className="aspect-7/5 w-full" />}>
    <MapScreen {...props} />
  </Suspense>
);
