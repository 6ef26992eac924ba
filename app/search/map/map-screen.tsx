import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { HelpLink } from "#app/help-link.tsx";
import type { Area } from "#app/search/area.ts";
import { MapDrawing } from "./map-drawing.tsx";
import type { MapData } from "./load-map.server.ts";
import { businessCount } from "./map-data.ts";
import { RegionList } from "./regions.tsx";
import type { SearchViewData } from "#app/search/page/load-search.server.ts";
import { FilterLinks } from "#app/ui/navigation/filter-links.tsx";
import { shadeColours } from "./shades.ts";
import { isCellInArea } from "./grid.ts";
import { ResultCard, ResultPages } from "#app/search/results/result-list.tsx";

export interface SearchMapProps {
  map: MapData;
  view: SearchViewData;
  form: string;
  busy: boolean;
  /** Shown instead of cards; null if there are any. */
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
          <a href={`#${resultsId}`} className="skip-inside">
            Skip the map
          </a>
          <div className="map-frame @container">
            <MapDrawing map={map} activeCell={activeCell} onActiveArea={setActiveArea} />
          </div>
          <div className="mt-3 flex flex-col gap-1.5 text-xs text-ink-3">
            <ShadeLegend shades={map.shades} />
            <p>
              {`A circle counts the businesses in one area, within about 25 km; a price in ${map.currency} marks a single one. Exact locations are never shown.`}
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

interface MapResultsProps {
  form: string;
  view: SearchViewData;
  cells: readonly number[];
  activeArea: Area | null;
  onActiveCell: (cell: number) => void;
}

const eagerPhotos = 2;

function MapResults({ form, view, cells, activeArea, onActiveCell }: MapResultsProps) {
  return (
    <section aria-label="Results">
      <ul className="map-cards results divide-y divide-line border-t border-line">
        {view.results.map((result, index) => {
          const cell = cells[index] ?? 0;
          const isActive = activeArea !== null && cell > 0 && isCellInArea(cell, activeArea);
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only marks the circle of the card.
            <li
              key={result.id}
              data-active={isActive || undefined}
              onPointerEnter={() => onActiveCell(cell)}
              onPointerLeave={() => onActiveCell(0)}
              onFocus={() => onActiveCell(cell)}
              onBlur={() => onActiveCell(0)}
            >
              <ResultCard result={result} eager={index < eagerPhotos} />
            </li>
          );
        })}
      </ul>
      <ResultPages form={form} view={view} />
    </section>
  );
}
