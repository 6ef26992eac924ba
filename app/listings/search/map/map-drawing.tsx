import { useState } from "react";
import { Link } from "react-router";
import outlines from "#app/listings/search/map/outlines.svg?url";
import type { RegionMark } from "#app/listings/search/map/map-data.ts";
import { MapLabels } from "#app/listings/search/map/map-labels.tsx";
import { MapPoints } from "#app/listings/search/map/map-points.tsx";
import { businessCount, regionHref, regionLabel } from "#app/listings/search/map/region-link.ts";
import type { SearchMapProps } from "#app/listings/search/map/search-map.tsx";
import { shadeColours } from "#app/listings/search/map/shade-colours.ts";
import { shadeOf } from "#app/listings/search/map/shades.ts";
import type { RegionCode } from "#app/shared/places.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/**
 * The outlines are in an SVG file of their own, which is cached as immutable; the page only colours them. Text is layered above
 * as HTML, so that it keeps its size however large the map is.
 */
export function MapDrawing({ map, search, scope }: SearchMapProps) {
  const [active, setActive] = useState<RegionCode | null>(null);
  const hydrated = useHydrated();
  const { left, top, width, height } = map.view;
  const chosen = map.regions.filter((mark) => mark.chosen);
  const shown = map.regions.find(({ region }) => region === active);
  // No shade below circles: it would hide them.
  const fillOf = ({ chosen: isChosen, count }: RegionMark) =>
    isChosen && map.points.length > 0
      ? "fill-accent-soft"
      : shadeColours[shadeOf(count, map.shades)]!.shape;
  const leave = (region: RegionCode) => setActive((now) => (now === region ? null : now));

  return (
    <div className="relative aspect-7/5 w-full overflow-hidden rounded-surface border border-line bg-sunken print-exact">
      <svg
        viewBox={`${left} ${top} ${width} ${height}`}
        role="group"
        aria-label={`Map: ${businessCount(map.total)}`}
        className="absolute inset-0 size-full stroke-line-strong [stroke-linejoin:round] stroke-[0.6]"
      >
        <use href={`${outlines}#all`} className="fill-surface" />
        {map.regions.map((mark) => (
          <Link
            key={mark.region}
            to={regionHref(mark, search, scope)}
            preventScrollReset
            aria-label={regionLabel(mark)}
            aria-current={mark.chosen ? "true" : undefined}
            onPointerEnter={() => setActive(mark.region)}
            onPointerLeave={() => leave(mark.region)}
            onFocus={() => setActive(mark.region)}
            onBlur={() => leave(mark.region)}
            onClick={() => setActive(null)}
            onKeyDown={(event) => event.key === "Escape" && setActive(null)}
            className={`cursor-pointer outline-none hover:stroke-ink hover:stroke-2 focus-visible:stroke-ink focus-visible:stroke-3 ${fillOf(mark)}`}
          >
            {/* With JavaScript there is a tooltip instead. */}
            {!hydrated && <title>{regionLabel(mark)}</title>}
            <use href={`${outlines}#${mark.region}`} />
          </Link>
        ))}
        {/* Above the neighbouring regions, which would cover half of the outline. */}
        <g className="pointer-events-none fill-none">
          {chosen.map(({ region }) => (
            <use
              key={region}
              href={`${outlines}#${region}`}
              className="stroke-accent-strong stroke-2"
            />
          ))}
          {/* Two outlines, so that one of them is visible on any shade. */}
          {shown && (
            <>
              <use href={`${outlines}#${shown.region}`} className="stroke-surface stroke-5" />
              <use href={`${outlines}#${shown.region}`} className="stroke-ink stroke-2" />
            </>
          )}
        </g>
      </svg>
      <MapLabels map={map} active={shown ?? null} />
      <MapPoints points={map.points} />
    </div>
  );
}
