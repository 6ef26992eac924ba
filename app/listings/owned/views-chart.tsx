import { formatNumber } from "#app/ui/format-count.ts";
import { formatDay } from "#app/ui/format-date.ts";
import { LineChart } from "#app/ui/line-chart.tsx";

export function ViewsChart({ days }: { days: { day: string; views: number }[] }) {
  return (
    <LineChart
      title="Views of my listings, last 30 days"
      points={days.map(({ day, views }) => ({ label: formatDay(day), value: views }))}
      format={formatNumber}
    />
  );
}
