import { canZoomIn, canZoomOut, visibleArea, zoomView } from "./view.ts";
import { areaMark, type CellCounts, type MapView, shortCount } from "./map-data.ts";
import { type GestureHint, zoomStep } from "./use-map-gestures.tsx";
import type { MapMover } from "./use-map-view.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import type { IconName } from "#app/ui/media/icon-names.ts";
import { type Area, formatArea } from "#app/search/area.ts";
import { isCellInArea } from "./grid.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface MapControlsProps {
  view: MapView;
  target: MapView;
  hasMoved: boolean;
  mover: MapMover;
  isFull: boolean;
  onFull: (isFull: boolean) => void;
}

export function MapControls(props: MapControlsProps) {
  const { view, target, hasMoved, mover, isFull, onFull } = props;
  return (
    <div className="js-only absolute top-3 right-3 z-2 flex flex-col overflow-hidden rounded-control border border-line-strong bg-surface shadow-float print:hidden">
      <ControlButton
        icon="plus"
        label="Zoom in"
        isOff={!canZoomIn(view)}
        onPress={() => mover.glide(zoomView(mover.goal(), zoomStep))}
      />
      <ControlButton
        icon="minus"
        label="Zoom out"
        isOff={!canZoomOut(view)}
        onPress={() => mover.glide(zoomView(mover.goal(), 1 / zoomStep))}
      />
      <ControlButton
        icon="map-pin"
        label="Back to the results"
        isOff={!hasMoved}
        onPress={() => mover.glide(target)}
      />
      <ControlButton
        icon={isFull ? "x" : "maximize"}
        label={isFull ? "Close full screen" : "Full screen"}
        isOff={false}
        onPress={() => onFull(!isFull)}
        className="lg:hidden"
      />
    </div>
  );
}

interface ControlButtonProps {
  icon: IconName;
  label: string;
  isOff: boolean;
  onPress: () => void;
  className?: string;
}

/** Not disabled at the end of its range: it would lose the focus. */
function ControlButton({ icon, label, isOff, onPress, className = "" }: ControlButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
      className={`grid size-10 place-items-center border-line not-first:border-t hover:bg-sunken aria-disabled:text-ink-3 aria-disabled:hover:bg-surface ${className}`}
    >
      <Icon name={icon} className="size-4.5" />
    </button>
  );
}

export function MapHint({ hint }: { hint: GestureHint | null }) {
  if (hint === null) return null;
  return (
    <p
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-4 top-1/2 z-3 mx-auto w-fit -translate-y-1/2 rounded-full bg-ink/90 px-4 py-2 text-center text-sm font-medium text-paper"
    >
      {hint === "touch" ? "Use two fingers to move the map" : wheelHint()}
    </p>
  );
}

const wheelHint = (): string =>
  /Mac/.test(navigator.platform)
    ? "Hold ⌘ and scroll to zoom the map"
    : "Hold Ctrl and scroll to zoom the map";

interface SearchHereProps {
  view: MapView;
  cells: CellCounts;
  areaHref: string;
  chosen: string | null;
  onSearch: (area: Area) => void;
}

const look =
  "absolute left-1/2 z-3 inline-flex min-h-10 -translate-x-1/2 items-center gap-2 rounded-full border px-4 text-sm font-semibold whitespace-nowrap shadow-float max-sm:bottom-3 sm:top-3 print:hidden";

export function SearchHere({ view, cells, areaHref, chosen, onSearch }: SearchHereProps) {
  const area = visibleArea(view);
  if (area && formatArea(area) === chosen) return null;
  const count = area ? countInArea(cells, area) : 0;
  if (!area || count === 0)
    return <p className={`${look} border-line bg-surface text-ink-2`}>No businesses here</p>;
  return (
    <PlainLink
      to={areaHref.replace(areaMark, formatArea(area))}
      preventScrollReset
      onClick={() => onSearch(area)}
      className={`${look} border-ink bg-ink text-paper hover:border-accent-strong hover:bg-accent-strong hover:text-on-accent`}
    >
      <Icon name="search" className="size-4 shrink-0" />
      Search this area
      {/* For a very large market only squares of several cells are known here. */}
      {cells.size === 1 && <span className="figures font-normal">({shortCount(count)})</span>}
    </PlainLink>
  );
}

function countInArea({ packed }: CellCounts, area: Area): number {
  let count = 0;
  for (let at = 0; at < packed.length; at += 4)
    if (isCellInArea(packed[at]!, area)) count += packed[at + 1]!;
  return count;
}
