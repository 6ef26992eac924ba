import type { Circle } from "./cluster-cells.ts";
import type { MapView } from "#app/search/map/map-data.ts";
import { nameCircles } from "./name-circles.ts";

/** Names of cities, on maps that have room for them. Hidden from screen readers, which get the names of the circles. */
export function MapNames({ circles, view }: { circles: readonly Circle[]; view: MapView }) {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 hidden @lg:block">
      {nameCircles(circles, view).map(({ x, y, name }) => (
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
