import type { MapData, RegionMark } from "#app/listings/search/map/map-data.ts";
import { businessCount, regionName } from "#app/listings/search/map/region-link.ts";
import { shadeColours } from "#app/listings/search/map/shade-colours.ts";
import { shadeOf } from "#app/listings/search/map/shades.ts";
import { formatNumber } from "#app/ui/format-count.ts";

/**
 * Numbers where they fit, and a tooltip for the region under the pointer. Hidden from screen readers, which get the links and
 * the list.
 */
export function MapLabels({ map, active }: { map: MapData; active: RegionMark | null }) {
  const numbered = map.regions.filter(
    ({ roomy, chosen, count, x, y }) =>
      roomy && count > 0 && isInside(x) && isInside(y) && !(chosen && map.points.length > 0),
  );
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      {numbered.map(({ region, count, x, y }) => (
        <span
          key={region}
          style={{ left: `${x}%`, top: `${y}%` }}
          className={`figures absolute hidden -translate-1/2 text-xs font-semibold @xl:block ${shadeColours[shadeOf(count, map.shades)]!.text}`}
        >
          {formatNumber(count)}
        </span>
      ))}
      {active && (
        <span
          style={{ left: `${clamp(active.x, 14, 86)}%`, top: `${clamp(active.y, 12, 98)}%` }}
          className="absolute z-2 -mt-3 flex w-max max-w-56 -translate-x-1/2 -translate-y-full flex-col rounded-control bg-ink px-3 py-1.5 text-center text-sm text-paper shadow-float"
        >
          <span className="font-semibold">{regionName(active.region)}</span>
          <span className="figures text-xs">{businessCount(active.count)}</span>
        </span>
      )}
    </div>
  );
}

const isInside = (share: number): boolean => share > 3 && share < 97;

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));
