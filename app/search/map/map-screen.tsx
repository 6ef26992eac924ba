import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { HelpLink } from "#app/help-link.tsx";
import type { Area } from "#app/search/area.ts";
import { MapDrawing } from "./map-drawing.tsx";
import { MapResults } from "./map-results.tsx";
import { businessCount } from "./map-labels.ts";
import { RegionList } from "#app/search/map/regions/region-list.tsx";
import type { MapData } from "./map-data.ts";
import type { SearchViewData } from "#app/search/page/make-search-view.ts";
import { FilterLinks } from "#app/ui/navigation/filter-links.tsx";
import { shadeColours } from "#app/search/map/regions/shade-colours.ts";

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

/** Scrolls to the first results of a place that was chosen further down. */
function useScrollToNewPlace(top: RefObject<HTMLElement | null>, place: string): void {
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (top.current && top.current.getBoundingClientRect().top < 0)
      top.current.scrollIntoView({ block: "start" });
  }, [top, place]);
}

const number = new Intl.NumberFormat("en-CA");

/** The range of counts of each shade. */
function ShadeLegend({ shades }: { shades: readonly number[] }) {
  if (shades.length === 0) return null;
  return (
    <dl className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <dt className="font-semibold text-ink-2">Businesses</dt>
      {shades.map((least, index) => (
        <dd key={least} className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className={`size-3.5 rounded-[3px] border border-line-strong print-exact ${shadeColours[index + 1]!.ground}`}
          />
          <span className="figures">{describeShade(least, shades[index + 1])}</span>
        </dd>
      ))}
    </dl>
  );
}

function describeShade(least: number, next: number | undefined): string {
  if (next === undefined) return least === 1 ? "1" : `${number.format(least)} or more`;
  return next === least + 1 ? number.format(least) : number.formatRange(least, next - 1);
}
