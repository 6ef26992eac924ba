import type { PointMark } from "#app/listings/search/map/map-data.ts";
import { formatNumber } from "#app/ui/format-count.ts";

const smallest = 20;
const largest = 52;

/** Circles with an area proportional to their count; small ones on top, so that none is hidden. */
export function MapPoints({ points }: { points: readonly PointMark[] }) {
  const most = Math.max(1, ...points.map(({ count }) => count));
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      {points.map(({ x, y, count }) => {
        const size = smallest + (largest - smallest) * Math.sqrt((count - 1) / most);
        return (
          <span
            key={`${x} ${y}`}
            style={{ left: `${x}%`, top: `${y}%`, width: size, height: size }}
            className="figures absolute grid -translate-1/2 scale-85 place-items-center rounded-full border border-surface bg-warm/90 text-xs leading-none font-semibold text-on-warm @xl:scale-100 print-exact"
          >
            {formatNumber(count)}
          </span>
        );
      })}
    </div>
  );
}
