import { formatNumber } from "#app/ui/format/format-count.ts";
import { formatDay } from "#app/ui/format/format-date.ts";
import { LineChart } from "#app/ui/charts/charts.tsx";

const title = "Views of my listings, last 30 days";

export function ViewsChart({ days }: { days: { day: string; views: number }[] }) {
  if (days.every(({ views }) => views === 0))
    return (
      <div>
        <h3 className="text-sm font-semibold">{title}</h3>
        <p className="mt-1 text-sm text-ink-2">
          No views yet. They are counted from the moment a buyer opens one of your listings.
        </p>
      </div>
    );
  return (
    <LineChart
      title={title}
      points={days.map(({ day, views }) => ({ label: formatDay(day), value: views }))}
      format={formatNumber}
    />
  );
}
