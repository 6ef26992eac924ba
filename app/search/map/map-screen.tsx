import { type RefObject, useEffect, useRef, useState } from "react";
import { HelpLink } from "#app/help-link.tsx";
import type { Area } from "#app/search/area.ts";
import { MapDrawing } from "./map-drawing.tsx";
import { MapResults } from "./map-results.tsx";
import { businessCount } from "./map-words.ts";
import { RegionList } from "#app/search/map/regions/region-list.tsx";
import type { SearchMapProps } from "./search-map.tsx";
import { ShadeLegend } from "#app/search/map/regions/shade-legend.tsx";
import { FilterLinks } from "#app/ui/filter-links.tsx";

const regionsId = "map-regions";
const resultsId = "map-results";

export default function MapScreen({ map, view, form, busy, nothingFound }: SearchMapProps) {
  const [activeCell, setActiveCell] = useState(0);
  const [activeArea, setActiveArea] = useState<Area | null>(null);
  const top = useRef<HTMLDivElement>(null);
  useScrollToNewPlace(top, map.place);
  return (
    <div ref={top} className="scroll-mt-4">
      <div className="map-screen">
        <FilterLinks
          label="Country"
          links={[
            { label: "North America", ...map.everywhere },
            ...map.countries.map(({ name, to, count, current }) => ({
              label: name,
              to,
              count,
              current,
            })),
          ]}
        />
        <div className="map-side">
          <a href={`#${resultsId}`} className="map-skip">
            Skip the map
          </a>
          <div className="@container">
            <MapDrawing map={map} activeCell={activeCell} onActiveArea={setActiveArea} />
          </div>
          <div className="mt-3 flex flex-col gap-1.5 text-xs text-ink-3">
            <ShadeLegend shades={map.shades} />
            <p>
              Each circle counts the businesses in one area, within about 25 km. Exact locations are
              never shown.
            </p>
            <HelpLink article="map">How the map works</HelpLink>
            {map.unplaced > 0 && <p>{unplacedText(map.unplaced)}</p>}
          </div>
        </div>
        <div
          id={resultsId}
          tabIndex={-1}
          className={`min-w-0 scroll-mt-4 transition-opacity duration-200 outline-none ${busy ? "opacity-50" : ""}`}
        >
          {nothingFound ?? (
            <MapResults
              form={form}
              view={view}
              cells={map.resultCells}
              activeArea={activeArea}
              onActiveCell={setActiveCell}
            />
          )}
        </div>
      </div>
      <RegionList id={regionsId} map={map} />
    </div>
  );
}

const unplacedText = (count: number): string =>
  count === 1
    ? "1 business has no place on the map."
    : `${businessCount(count)} have no place on the map.`;

/** Whoever chose a place while further down sees its first results. */
function useScrollToNewPlace(top: RefObject<HTMLElement | null>, place: string): void {
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (top.current && top.current.getBoundingClientRect().top < 0)
      top.current.scrollIntoView({ block: "start" });
  }, [top, place]);
}
