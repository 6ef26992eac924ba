import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { type Area, formatArea } from "#app/search/area.ts";
import { type Circle, clusterCells, nameCircles } from "./circles.ts";
import { MapControls, MapHint, SearchHere } from "./map-controls.tsx";
import type { MapData, RegionMark } from "./load-map.server.ts";
import {
  areaMark,
  businessCount,
  circleLabel,
  type MapView,
  shortCount,
  shortPrice,
} from "./map-data.ts";
import { MapRegions, RegionOutlines } from "./regions.tsx";
import { useMapGestures } from "./use-map-gestures.tsx";
import { useMapView } from "./use-map-view.tsx";
import { areaBox, viewRatio } from "./view.ts";
import { isCellInArea } from "./grid.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface MapDrawingProps {
  map: MapData;
  activeCell: number;
  onActiveArea: (area: Area | null) => void;
}

/** Shapes are drawn as SVG; circles and text are HTML above it, so that they keep their size at every zoom. */
export function MapDrawing({ map, activeCell, onActiveArea }: MapDrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const { view, target, hasMoved, mover, searchHere, reshape } = useMapView(map);
  const { isFull, setFull } = useFullScreen(box, reshape);
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
  // A circle that was split by zooming gets no pointer-leave event.
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
        // Escape closes a tooltip that covers something (WCAG 1.4.13).
        if (event.key === "Escape") {
          setActive(null);
          setRegion(null);
          setFull(false);
        }
        onKeyDown(event);
      }}
      onClick={keepFocus}
      data-full={isFull || undefined}
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
      <MapNames names={nameCircles(circles, view)} className="hidden @lg:block" />
      <MapNames names={nameCircles(circles, view, phoneScale)} className="@lg:hidden" />
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
          text={circle.price === null ? businessCount(circle.count) : shortPrice(circle.price)}
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
      <MapControls {...{ view, target, hasMoved, mover, isFull }} onFull={setFull} />
      <MapHint hint={hint} />
    </div>
  );
}

/** A phone's map is about half as wide as others. */
const phoneScale = 1.8;

/** Fills the window; the page behind it stays where it is. */
function useFullScreen(box: RefObject<HTMLElement | null>, reshape: (ratio: number) => void) {
  const [isFull, setFull] = useState(false);
  useLayoutEffect(() => {
    if (!isFull) return;
    const fit = () => {
      const { current } = box;
      if (current) reshape(current.clientWidth / current.clientHeight);
    };
    const { style } = document.documentElement;
    style.overflow = "hidden";
    fit();
    window.addEventListener("resize", fit);
    return () => {
      window.removeEventListener("resize", fit);
      style.overflow = "";
      reshape(viewRatio);
    };
  }, [isFull, box, reshape]);
  return { isFull, setFull };
}

interface MapNamesProps {
  names: ReturnType<typeof nameCircles>;
  className: string;
}

/** Hidden from screen readers, which get the names of the circles. */
function MapNames({ names, className }: MapNamesProps) {
  return (
    <div aria-hidden="true" className={`pointer-events-none absolute inset-0 ${className}`}>
      {names.map(({ x, y, name }) => (
        <span
          key={name}
          style={{ left: `${x.toFixed(2)}%`, top: `${y.toFixed(2)}%` }}
          className="map-name"
        >
          {name}
        </span>
      ))}
    </div>
  );
}

interface MapTooltipProps {
  view: MapView;
  x: number;
  y: number;
  title: string | null;
  text: string;
}

/** Hidden from screen readers, which get the links. */
function MapTooltip({ view, x, y, title, text }: MapTooltipProps) {
  const left = clamp(((x - view.left) / view.width) * 100, 16, 84);
  const top = clamp(((y - view.top) / view.height) * 100, 14, 98);
  return (
    <span
      aria-hidden="true"
      style={{ left: `${left}%`, top: `${top}%` }}
      className="pointer-events-none absolute z-3 -mt-6 flex w-max max-w-56 -translate-x-1/2 -translate-y-full flex-col rounded-control bg-ink px-3 py-1.5 text-center text-sm text-paper shadow-float"
    >
      {title && <span className="font-semibold">{title}</span>}
      <span className="figures text-xs">{text}</span>
    </span>
  );
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

function AreaOutline({ area }: { area: Area }) {
  const { left, top, right, bottom } = areaBox(area);
  const shape = {
    x: left,
    y: top,
    width: right - left,
    height: bottom - top,
    vectorEffect: "non-scaling-stroke" as const,
  };
  return (
    <g className="pointer-events-none fill-none stroke-2">
      <rect {...shape} className="stroke-surface" />
      <rect {...shape} strokeDasharray="6 4" className="stroke-ink" />
    </g>
  );
}

/** A link of the map may disappear after it is followed; the focus then stays with the map. */
function useKeptFocus(box: RefObject<HTMLElement | null>, place: string): () => void {
  const isFollowed = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isFollowed.current && (activeElement === null || activeElement === body))
      box.current?.focus({ preventScroll: true });
    isFollowed.current = false;
  }, [box, place]);
  return () => {
    isFollowed.current = true;
  };
}

interface MapCirclesProps {
  circles: readonly Circle[];
  view: MapView;
  areaHref: string;
  chosen: string | null;
  activeCell: number;
  onActive: (area: string | null) => void;
}

/** Pixels on a phone; see circles.ts. */
const smallest = 26;
const largest = 40;

/** Links to what they count; small ones on top, so that none is hidden. */
function MapCircles({ circles, view, areaHref, chosen, activeCell, onActive }: MapCirclesProps) {
  return circles.map((circle) => {
    const area = formatArea(circle.area);
    const isActive = activeCell > 0 && isCellInArea(activeCell, circle.area);
    return (
      <PlainLink
        key={area}
        to={areaHref.replace(areaMark, area)}
        preventScrollReset
        aria-label={circleLabel(circle)}
        aria-current={area === chosen ? "true" : undefined}
        data-active={isActive || undefined}
        data-long={circle.count > 999 || undefined}
        data-price={circle.price !== null || undefined}
        draggable={false}
        onPointerEnter={() => onActive(area)}
        onPointerLeave={() => onActive(null)}
        onFocus={() => onActive(area)}
        onBlur={() => onActive(null)}
        onClick={() => onActive(null)}
        style={
          {
            left: `${(((circle.x - view.left) / view.width) * 100).toFixed(2)}%`,
            top: `${(((circle.y - view.top) / view.height) * 100).toFixed(2)}%`,
            "--size": `${(smallest + (largest - smallest) * circle.size).toFixed(1)}px`,
          } as CSSProperties
        }
        className="map-circle figures"
      >
        {circle.price === null ? shortCount(circle.count) : shortPrice(circle.price)}
      </PlainLink>
    );
  });
}

const visibleCircles = (circles: readonly Circle[], view: MapView): Circle[] =>
  circles.filter(
    ({ x, y }) =>
      x > view.left - view.width * 0.02 &&
      x < view.left + view.width * 1.02 &&
      y > view.top - view.height * 0.02 &&
      y < view.top + view.height * 1.02,
  );
