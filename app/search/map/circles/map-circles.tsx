import type { CSSProperties } from "react";
import { formatArea } from "#app/search/area.ts";
import type { Circle } from "./cluster-cells.ts";
import { areaMark, type MapView } from "#app/search/map/map-data.ts";
import { isCellInArea } from "./map-grid.ts";
import { circleLabel, shortCount } from "#app/search/map/map-labels.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface MapCirclesProps {
  circles: readonly Circle[];
  view: MapView;
  areaHref: string;
  /** The selected area, as in the URL. */
  chosen: string | null;
  /** The cell of the card under the pointer. */
  activeCell: number;
  onActive: (area: string | null) => void;
}

/** Pixels on a phone; see spread-circles.ts. */
const smallest = 26;
const largest = 40;

/** Links to what they count; small ones on top, so that none is hidden. */
export function MapCircles({
  circles,
  view,
  areaHref,
  chosen,
  activeCell,
  onActive,
}: MapCirclesProps) {
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
        {shortCount(circle.count)}
      </PlainLink>
    );
  });
}

/** Those within the view; a circle at its edge may be cut off. */
export const visibleCircles = (circles: readonly Circle[], view: MapView): Circle[] =>
  circles.filter(
    ({ x, y }) =>
      x > view.left - view.width * 0.02 &&
      x < view.left + view.width * 1.02 &&
      y > view.top - view.height * 0.02 &&
      y < view.top + view.height * 1.02,
  );
