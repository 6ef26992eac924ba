import type { MapData, RegionMark } from "#app/search/map/map-data.ts";
import { businessCount } from "#app/search/map/map-labels.ts";
import { shadeColours } from "./shade-colours.ts";
import { shadeOf } from "./shades.ts";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

/** The regions of the map as a list. */
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
