import { canZoomIn, canZoomOut, zoomView } from "./move-view.ts";
import type { MapView } from "#app/search/map/map-data.ts";
import { zoomStep, type GestureHint } from "./use-map-gestures.tsx";
import type { MapMover } from "./use-map-view.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import type { IconName } from "#app/ui/media/icon-names.ts";

interface MapControlsProps {
  view: MapView;
  /** The view of the search. */
  target: MapView;
  hasMoved: boolean;
  mover: MapMover;
}

export function MapControls({ view, target, hasMoved, mover }: MapControlsProps) {
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
        icon="maximize"
        label="Back to the results"
        isOff={!hasMoved}
        onPress={() => mover.glide(target)}
      />
    </div>
  );
}

interface ControlButtonProps {
  icon: IconName;
  label: string;
  isOff: boolean;
  onPress: () => void;
}

/** Not disabled at the end of its range: it would lose the focus. */
function ControlButton({ icon, label, isOff, onPress }: ControlButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
      className="grid size-10 place-items-center border-line not-first:border-t hover:bg-sunken aria-disabled:text-ink-3 aria-disabled:hover:bg-surface"
    >
      <Icon name={icon} className="size-4.5" />
    </button>
  );
}

/** Explains how to move the map after a failed attempt. */
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
