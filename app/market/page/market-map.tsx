import { Link } from "react-router";
import type { MarketMapData } from "./draw-map.ts";
import outlines from "#app/search/map/outlines.svg?url";
import { shadeColours } from "#app/search/map/shades.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { FilterLinks } from "#app/ui/navigation/filter-links.tsx";

/** The outlines of the search's map, coloured by one measure; the tables hold the same numbers. */
export function MarketMap({ map, where }: { map: MarketMapData; where: string }) {
  const { title, view, regions, legend, choices } = map;
  return (
    <Section id="map" title="Where">
      <div className="no-print mt-5">
        <FilterLinks label="What the map shows" links={choices} />
      </div>
      <div className="mt-6 grid items-end gap-8 lg:grid-cols-[1fr_14rem]">
        <svg
          viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
          role="group"
          aria-label={`${title} by region. ${where}`}
          className="w-full stroke-line-strong stroke-[0.6] print-exact [stroke-linejoin:round] [&_use]:[vector-effect:non-scaling-stroke]"
        >
          <use href={`${outlines}#all`} className="fill-sunken" />
          {regions.map(({ region, to, label, shade }) => (
            <Link
              key={region}
              to={to}
              aria-label={label}
              className={`outline-none hover:stroke-ink hover:stroke-2 focus-visible:stroke-ink focus-visible:stroke-3 ${shadeColours[shade]!.shape}`}
            >
              <title>{label}</title>
              <use href={`${outlines}#${region}`} />
            </Link>
          ))}
          <use href={`${outlines}#lakes`} className="pointer-events-none fill-paper stroke-none" />
        </svg>
        <div className="text-sm">
          <h3 className="font-semibold">{title}</h3>
          <ul className="figures mt-3 flex flex-wrap gap-x-5 gap-y-2 lg:flex-col">
            {legend.map(({ shade, text }) => (
              <li key={shade} className="flex items-center gap-2.5">
                <span
                  aria-hidden="true"
                  className={`size-4 rounded-[3px] border border-line-strong print-exact ${shadeColours[shade]!.ground}`}
                />
                {`from ${text}`}
              </li>
            ))}
            <li className="flex items-center gap-2.5 text-ink-3">
              <span
                aria-hidden="true"
                className="size-4 rounded-[3px] border border-line-strong bg-sunken"
              />
              fewer than ten
            </li>
          </ul>
        </div>
      </div>
    </Section>
  );
}
