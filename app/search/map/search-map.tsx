import { lazy, type ReactNode, Suspense } from "react";
import type { MapData } from "./map-data.ts";
import type { SearchViewData } from "#app/search/page/search-view.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";

export interface SearchMapProps {
  map: MapData;
  view: SearchViewData;
  /** The search form, which the choices beside the cards belong to. */
  form: string;
  /** New results are on their way. */
  busy: boolean;
  /** Shown instead of cards; null where there are some. */
  nothingFound: ReactNode;
}

// The list view does not load the map.
const MapScreen = lazy(() => import("./map-screen.tsx"));

/** The results on a map, with their cards beside it. */
export const SearchMap = (props: SearchMapProps) => (
  <Suspense fallback={<Skeleton className="aspect-5/4 w-full" />}>
    <MapScreen {...props} />
  </Suspense>
);
