import { memo } from "react";
import { Link } from "react-router";
import outlines from "./outlines.svg?url";
import type { MapData, RegionMark } from "./load-map.server.ts";
import { businessCount, regionLabel } from "./map-data.ts";
import { shadeColours, shadeOf } from "./shades.ts";
import { useHydrated } from "#app/ui/browser/use-hydrated.ts";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface MapRegionsProps {
  regions: readonly RegionMark[];
  shades: readonly number[];
  /** Codes of regions wider than the view: a click within them is meant for the map. */
  surrounding: string;
  onActive: (region: RegionMark | null) => void;
}

/** Not re-rendered while the map moves. The outlines are in a separate file, which is cached as immutable. */
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

/** Above the neighbouring regions, which would cover half of the outline. */
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

export function RegionList({ id, map }: { id: string; map: MapData }) {
  const groups = map.countries.filter(({ regions }) => regions.length > 0);
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="@container mt-14 scroll-mt-24 border-t border-line pt-8"
    >
      <h2 id={`${id}-title`} className="display text-2xl">
        By region
      </h2>
      {groups.length === 0 && <p className="mt-3 text-ink-2">No businesses match this search.</p>}
      {groups.map(({ name, count, regions }) => (
        <div key={name} className="mt-6">
          <h3 className="flex items-baseline justify-between border-b border-ink pb-1.5 font-semibold">
            {name}
            <span className="figures text-sm font-medium text-ink-2">{businessCount(count)}</span>
          </h3>
          <ul className="gap-x-10 @md:columns-2 @3xl:columns-3">
            {regions.map((mark) => (
              <RegionRow key={mark.region} mark={mark} shade={shadeOf(mark.count, map.shades)} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function RegionRow({ mark, shade }: { mark: RegionMark; shade: number }) {
  return (
    <li className="break-inside-avoid border-b border-line">
      <PlainLink
        to={mark.to}
        preventScrollReset
        aria-current={mark.chosen ? "true" : undefined}
        className="group flex min-h-10 items-center gap-2.5 py-1.5 text-sm aria-[current]:font-semibold"
      >
        <span
          aria-hidden="true"
          className={`size-3 shrink-0 rounded-[3px] border border-line-strong print-exact ${shadeColours[shade]!.ground}`}
        />
        <span className="min-w-0 grow underline-offset-4 group-hover:underline">
          {mark.name}
          {mark.chosen && <span className="sr-only">, selected. Show all regions</span>}
        </span>
        <span className="figures text-ink-2">{formatNumber(mark.count)}</span>
        {mark.chosen && <Icon name="x" className="size-4 text-ink-3" />}
      </PlainLink>
    </li>
  );
}
