import { useEffect, useMemo, useRef, useState } from "react";
import { type Area, formatArea } from "#app/search/area.ts";
import { clusterCells } from "#app/search/map/circles/cluster-cells.ts";
import { MapCircles, visibleCircles } from "#app/search/map/circles/map-circles.tsx";
import { MapControls, MapHint } from "#app/search/map/view/map-controls.tsx";
import type { MapData, RegionMark } from "./map-data.ts";
import { MapNames } from "#app/search/map/circles/map-names.tsx";
import { MapRegions, RegionOutlines } from "#app/search/map/regions/map-regions.tsx";
import { MapTooltip } from "./map-tooltip.tsx";
import { businessCount } from "./map-words.ts";
import { AreaOutline } from "#app/search/map/view/area-outline.tsx";
import { useKeptFocus } from "#app/search/map/view/use-kept-focus.tsx";
import { SearchHere } from "#app/search/map/view/search-here.tsx";
import { useMapGestures } from "#app/search/map/view/use-map-gestures.tsx";
import { useMapView } from "#app/search/map/view/use-map-view.tsx";

interface MapDrawingProps {
  map: MapData;
  /** The cell of the card under the pointer, or 0. */
  activeCell: number;
  /** The area of the circle under the pointer. */
  onActiveArea: (area: Area | null) => void;
}

/** Shapes are drawn as SVG; circles and text are HTML above it, so that they keep their size at every zoom. */
export function MapDrawing({ map, activeCell, onActiveArea }: MapDrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const { view, hasMoved, mover, searchHere } = useMapView(map);
  const { hint, onKeyDown } = useMapGestures(box, mover);
  const keepFocus = useKeptFocus(box, map.place);
  const [region, setRegion] = useState<RegionMark | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const regions = useMemo(() => map.countries.flatMap((country) => country.regions), [map]);
  const all = useMemo(() => clusterCells(map.cells, view.width), [map.cells, view.width]);
  const circles = visibleCircles(all, view);
  const chosen = map.area && formatArea(map.area);
  const surrounding = regions
    .filter(({ frame }) => frame.right - frame.left > view.width * 1.1)
    .map((mark) => mark.region)
    .join(" ");
  // A circle that zooming has split tells nobody that the pointer has left it.
  const circle = active === null ? null : circles.find(({ area }) => formatArea(area) === active);
  useEffect(() => onActiveArea(circle?.area ?? null), [circle, onActiveArea]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move the map, as its buttons do.
    <div
      ref={box}
      role="group"
      aria-label="Map of the results. Arrow keys move it, plus and minus zoom."
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that keys can move it.
      tabIndex={0}
      onKeyDown={(event) => {
        // Whoever cannot see what is below a tooltip closes it.
        if (event.key === "Escape") {
          setActive(null);
          setRegion(null);
        }
        onKeyDown(event);
      }}
      onClick={keepFocus}
      className="map-box print-exact"
    >
      <svg
        viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
        className="absolute inset-0 size-full stroke-line-strong [stroke-linejoin:round] stroke-[0.6]"
      >
        <MapRegions
          regions={regions}
          shades={map.shades}
          surrounding={surrounding}
          onActive={setRegion}
        />
        <RegionOutlines regions={regions} active={region} />
        {map.area && <AreaOutline area={map.area} />}
      </svg>
      <MapNames circles={circles} view={view} />
      <MapCircles
        circles={circles}
        view={view}
        areaHref={map.areaHref}
        chosen={chosen}
        activeCell={activeCell}
        onActive={setActive}
      />
      {circle ? (
        <MapTooltip
          view={view}
          x={circle.x}
          y={circle.y}
          title={circle.place}
          text={businessCount(circle.count)}
        />
      ) : (
        region && (
          <MapTooltip
            view={view}
            x={region.frame.x}
            y={region.frame.y}
            title={region.name}
            text={businessCount(region.count)}
          />
        )
      )}
      {hasMoved && (
        <SearchHere
          view={view}
          cells={map.cells}
          areaHref={map.areaHref}
          chosen={chosen}
          onSearch={searchHere}
        />
      )}
      <MapControls view={view} target={map.view} hasMoved={hasMoved} mover={mover} />
      <MapHint hint={hint} />
    </div>
  );
}
