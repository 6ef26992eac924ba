import type { RegionMark } from "#app/listings/search/map/map-data.ts";
import { businessCount, regionHref, regionName } from "#app/listings/search/map/region-link.ts";
import type { SearchMapProps } from "#app/listings/search/map/search-map.tsx";
import { shadeColours } from "#app/listings/search/map/shade-colours.ts";
import { shadeOf } from "#app/listings/search/map/shades.ts";
import { countries, findRegion } from "#app/shared/places.ts";
import { formatNumber } from "#app/ui/format-count.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PlainLink } from "#app/ui/plain-link.tsx";

/** Everything on the map as a list. */
export function RegionList({ id, map, search, scope }: SearchMapProps & { id: string }) {
  const groups = countries
    .map(({ code, name }) => ({
      name,
      count: map.countries[code],
      marks: map.regions.filter(({ region }) => findRegion(region)!.country === code),
    }))
    .filter(({ marks }) => marks.length > 0);
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="mt-10 scroll-mt-24">
      <h2 id={`${id}-title`} className="font-serif text-xl font-medium tracking-tight">
        By region
      </h2>
      {groups.length === 0 && <p className="mt-3 text-ink-2">No businesses match this search.</p>}
      {groups.map(({ name, count, marks }) => (
        <div key={name} className="mt-6">
          <h3 className="flex items-baseline justify-between border-b border-ink pb-1.5 font-semibold">
            {name}
            <span className="figures text-sm font-medium text-ink-2">{businessCount(count)}</span>
          </h3>
          <ul className="gap-x-10 @md:columns-2 @3xl:columns-3">
            {marks.map((mark) => (
              <RegionRow
                key={mark.region}
                mark={mark}
                href={regionHref(mark, search, scope)}
                shade={shadeOf(mark.count, map.shades)}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function RegionRow({ mark, href, shade }: { mark: RegionMark; href: string; shade: number }) {
  return (
    <li className="break-inside-avoid border-b border-line">
      <PlainLink
        to={href}
        preventScrollReset
        aria-current={mark.chosen ? "true" : undefined}
        className="group flex min-h-10 items-center gap-2.5 py-1.5 text-sm aria-[current]:font-semibold"
      >
        <span
          aria-hidden="true"
          className={`size-3 shrink-0 rounded-[3px] border border-line-strong print-exact ${shadeColours[shade]!.ground}`}
        />
        <span className="min-w-0 grow underline-offset-4 group-hover:underline">
          {regionName(mark.region)}
          {mark.chosen && <span className="sr-only">, selected. Show all regions</span>}
        </span>
        <span className="figures text-ink-2">{formatNumber(mark.count)}</span>
        {mark.chosen && <Icon name="x" className="size-4 text-ink-3" />}
      </PlainLink>
    </li>
  );
}
