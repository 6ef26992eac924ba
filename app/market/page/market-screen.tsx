import { FigureNumbers } from "./figure-numbers.tsx";
import { GroupTable } from "./group-table.tsx";
import type { MarketView } from "./load-market.server.ts";
import { MarketMap } from "./market-map.tsx";
import { HelpLink } from "#app/help-link.tsx";
import { headingOf } from "#app/market/groups/scope-name.ts";
import { methodHref } from "#app/market/method/method-address.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { RangeList } from "#app/ui/charts/range-list.tsx";
import { TimeChart } from "#app/ui/charts/time-chart.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { AllFigures } from "./all-figures.tsx";

export function MarketScreen({ view }: { view: MarketView }) {
  const { title, crumbs, counted, lead, headline, supply, index, prices, multiples } = view;
  const { map, tables, all, money, files } = view;
  return (
    <div className="wrap py-8 md:py-10">
      <Breadcrumb steps={crumbs} />
      <header className="mt-6 border-b border-ink pb-6">
        <h1 className="display max-w-[22ch] text-4xl md:text-5xl">{headingOf(view)}</h1>
        <p className="mt-4 text-sm text-ink-3">{`${money} Counted on ${counted}`}</p>
        {lead.length > 0 && (
          <p className="mt-5 max-w-[65ch] font-serif text-lg leading-snug text-ink-2 md:text-xl">
            {lead.join(" ")}
          </p>
        )}
      </header>
      <FigureNumbers figures={headline} />
      <div className="mt-14 flex flex-col gap-16">
        {(supply ?? index) && (
          <div className={supply && index ? "grid gap-x-14 gap-y-12 lg:grid-cols-2" : ""}>
            {supply && <TimeChart chart={supply} />}
            {index && <TimeChart chart={index} />}
          </div>
        )}
        {(prices.length > 0 || multiples) && (
          <div className="grid gap-x-14 gap-y-12 lg:grid-cols-2">
            {prices.length > 0 && (
              <RangeList
                title="Asking prices"
                note="The bar holds the middle half; the mark is the median."
                ranges={prices}
              />
            )}
            {multiples && multiples.ranges.length > 1 && (
              <RangeList
                title={multiples.title}
                note="Asking price divided by yearly cash flow, the middle half."
                ranges={multiples.ranges}
              />
            )}
          </div>
        )}
        {map && <MarketMap map={map} where={title} />}
        {tables.map((table) => (
          <GroupTable key={table.id} table={table} />
        ))}
        <AllFigures all={all} />
        <Section id="sources" title="Sources">
          <p className="mt-4 max-w-[65ch] text-ink-2">
            All figures come from the listings on this site: from what every visitor can read there,
            and never from fewer than ten. Each number links to the listings behind it.{" "}
            <PlainLink to={methodHref()} className="link">
              How these figures are computed
            </PlainLink>
            .
          </p>
          <HelpLink article="market-figures" className="mt-3">
            How to read market figures
          </HelpLink>
          <p className="no-print mt-3 flex flex-wrap gap-x-5 text-sm text-ink-2">
            This page as a file:
            {files.map(({ label, to }) => (
              <a key={to} href={to} className="link inline-flex min-h-6 items-center">
                {label}
              </a>
            ))}
            <PlainLink to="/market/reports" className="link inline-flex min-h-6 items-center">
              Monthly reports
            </PlainLink>
          </p>
        </Section>
      </div>
    </div>
  );
}
