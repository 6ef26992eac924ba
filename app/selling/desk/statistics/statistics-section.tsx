import { ActivityChart, bands } from "./activity-chart.tsx";
import {
  describeChange,
  type Period,
  periods,
  type Statistics,
  type VisitorSources,
} from "./statistics.ts";
import { HelpLink } from "#app/help-link.tsx";
import { BarList } from "#app/ui/charts/bar-list.tsx";
import { FilterLinks } from "#app/ui/navigation/filter-links.tsx";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { Stat } from "#app/ui/data/stat.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";

interface StatisticsSectionProps {
  pathname: string;
  period: Period;
  statistics: Statistics;
  sources: VisitorSources;
}

export function StatisticsSection({
  pathname,
  period,
  statistics,
  sources,
}: StatisticsSectionProps) {
  return (
    <TitledSection
      id="statistics"
      title="Statistics"
      aside={<HelpLink article="my-listings">How views are counted</HelpLink>}
    >
      <FilterLinks
        label="Period"
        links={periods.map((days) => ({
          label: `${days} days`,
          to: `${pathname}?days=${days}#statistics`,
          current: days === period,
        }))}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        {bands.map(({ measure, label }) => (
          <Stat
            key={measure}
            label={label}
            value={formatNumber(statistics.totals[measure].count)}
            change={describeChange(statistics.totals[measure], period)}
          />
        ))}
      </div>
      <ActivityChart days={statistics.days} />
      <div className="grid gap-x-12 gap-y-8 pt-2 md:grid-cols-2">
        <SourceList
          title="Where visitors came from"
          counts={sources.places}
          empty={
            statistics.totals.views.count > 0
              ? "Not known for these visits."
              : "No visits in this period."
          }
        />
        <SourceList
          title="Searches that found it"
          counts={sources.searches}
          empty="No visit from a search in this period."
        />
      </div>
    </TitledSection>
  );
}

function SourceList({
  title,
  counts,
  empty,
}: {
  title: string;
  counts: VisitorSources["places"];
  empty: string;
}) {
  if (counts.length === 0)
    return (
      <div>
        <h3 className="mb-2 text-sm font-semibold">{title}</h3>
        <p className="text-sm text-ink-2">{empty}</p>
      </div>
    );
  return (
    <BarList
      title={title}
      bars={counts.map(({ label, views }) => ({ label, value: views, text: formatNumber(views) }))}
    />
  );
}
