import { memo } from "react";
import { Link } from "react-router";
import outlines from "./outlines.svg?url";
import type { RegionMark } from "#app/search/map/map-data.ts";
import { regionLabel } from "#app/search/map/map-labels.ts";
import { shadeColours } from "./shade-colours.ts";
import { shadeOf } from "./shades.ts";
import { useHydrated } from "#app/ui/browser/use-hydrated.ts";

interface MapRegionsProps {
  regions: readonly RegionMark[];
  shades: readonly number[];
  /** Wider than the view, by code: within such a region a click is meant for the map. */
  surrounding: string;
  onActive: (region: RegionMark | null) => void;
}

/**
 * The outlines are in an SVG file of their own, which is cached as immutable; the page only colours them. Not rendered again
 * while the map moves.
 */
export const MapRegions = memo(function MapRegions({
  regions,
  shades,
  surrounding,
  onActive,
}: MapRegionsProps) {
  const hydrated = useHydrated();
  return (
    <>
      <use href={`${outlines}#all`} className="fill-surface" />
      {regions.map((mark) => {
        const { region, chosen } = mark;
        const shade = shadeColours[shadeOf(mark.count, shades)]!.shape;
        const shape = <use href={`${outlines}#${region}`} />;
        if (chosen || surrounding.includes(region))
          return (
            <g key={region} className={shade}>
              {shape}
            </g>
          );
        return (
          <Link
            key={region}
            to={mark.to}
            preventScrollReset
            aria-label={regionLabel(mark)}
            draggable={false}
            onPointerEnter={() => onActive(mark)}
            onPointerLeave={() => onActive(null)}
            onFocus={() => onActive(mark)}
            onBlur={() => onActive(null)}
            onClick={() => onActive(null)}
            className={`cursor-pointer outline-none hover:stroke-ink hover:stroke-2 focus-visible:stroke-ink focus-visible:stroke-3 ${shade}`}
          >
            {/* With JavaScript there is a tooltip instead. */}
            {!hydrated && <title>{regionLabel(mark)}</title>}
            {shape}
          </Link>
        );
      })}
      <use href={`${outlines}#lakes`} className="pointer-events-none fill-sunken stroke-none" />
    </>
  );
});

/** Outlines above the neighbouring regions, which would cover half of them. */
export function RegionOutlines({
  regions,
  active,
}: {
  regions: readonly RegionMark[];
  active: RegionMark | null;
}) {
  return (
    <g className="pointer-events-none fill-none">
      {regions
        .filter(({ chosen }) => chosen)
        .map(({ region }) => (
          <use
            key={region}
            href={`${outlines}#${region}`}
            className="stroke-accent-strong stroke-2"
          />
        ))}
      {/* Two outlines, so that one of them is visible on any shade. */}
      {active && (
        <>
          <use href={`${outlines}#${active.region}`} className="stroke-surface stroke-5" />
          <use href={`${outlines}#${active.region}`} className="stroke-ink stroke-2" />
        </>
      )}
    </g>
  );
}
