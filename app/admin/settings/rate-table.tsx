import type { DatedRate } from "#app/listings/figures/parse-rates.ts";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { formatCalendarDay } from "#app/ui/format-date.ts";

interface DayRow {
  asOf: string;
  rates: Partial<Record<DatedRate["currency"], number>>;
}

const columns: Column<DayRow>[] = [
  { key: "day", header: "Day", cell: ({ asOf }) => formatCalendarDay(asOf) },
  { key: "USD", header: "US dollars", align: "end", cell: ({ rates }) => rates.USD ?? "–" },
  { key: "MXN", header: "Mexican pesos", align: "end", cell: ({ rates }) => rates.MXN ?? "–" },
];

export function RateTable({ rates }: { rates: DatedRate[] }) {
  const days = [...Map.groupBy(rates, ({ asOf }) => asOf)].map(([asOf, ofDay]): DayRow => ({
    asOf,
    rates: Object.fromEntries(ofDay.map(({ currency, perCad }) => [currency, perCad])),
  }));
  return (
    <DataTable
      caption="Units of each currency for one Canadian dollar"
      columns={columns}
      rows={days}
      rowKey={({ asOf }) => asOf}
      empty={<p className="text-sm text-ink-2">There is no rate yet.</p>}
    />
  );
}
