import type { Area } from "#app/search/area.ts";
import { areaBox } from "./move-view.ts";

/** The area that is searched. */
export function AreaOutline({ area }: { area: Area }) {
  const { left, top, right, bottom } = areaBox(area);
  const shape = {
    x: left,
    y: top,
    width: right - left,
    height: bottom - top,
    vectorEffect: "non-scaling-stroke" as const,
  };
  // Two lines, so that one of them is visible on any shade.
  return (
    <g className="pointer-events-none fill-none stroke-2">
      <rect {...shape} className="stroke-surface" />
      <rect {...shape} strokeDasharray="6 4" className="stroke-ink" />
    </g>
  );
}
