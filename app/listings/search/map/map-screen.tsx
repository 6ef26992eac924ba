import { CountryLinks } from "#app/listings/search/map/country-links.tsx";
import { MapDrawing } from "#app/listings/search/map/map-drawing.tsx";
import { RegionList } from "#app/listings/search/map/region-list.tsx";
import type { SearchMapProps } from "#app/listings/search/map/search-map.tsx";
import { ShadeLegend } from "#app/listings/search/map/shade-legend.tsx";

const listId = "map-regions";

export default function MapScreen({ map, search, scope }: SearchMapProps) {
  return (
    <div className="@container">
      <div className="mb-4">
        <CountryLinks map={map} search={search} scope={scope} />
      </div>
      <a
        href={`#${listId}`}
        className="sr-only rounded-control bg-ink px-3 py-2 text-sm text-paper focus:not-sr-only focus:mb-2 focus:inline-block"
      >
        Skip the map and go to the list of regions
      </a>
      <MapDrawing map={map} search={search} scope={scope} />
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 text-xs text-ink-3">
        <ShadeLegend shades={map.shades} />
        {map.points.length > 0 && (
          <p className="max-w-[60ch]">
            Each circle counts the businesses in one area, within about 25 km. Exact locations are
            never shown.
          </p>
        )}
      </div>
      <RegionList id={listId} map={map} search={search} scope={scope} />
    </div>
  );
}
