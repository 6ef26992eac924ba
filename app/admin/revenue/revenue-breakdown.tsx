import { netOf, type RevenueFigures, type RevenueRow } from "#app/admin/revenue/revenue.ts";
import { RevenueTable } from "#app/admin/revenue/revenue-table.tsx";
import { BarList } from "#app/ui/bar-list.tsx";
import { formatMoney } from "#app/ui/format-money.ts";
import { Section } from "#app/ui/section.tsx";

/** The table has the rest. */
const shownBars = 10;

interface RevenueBreakdownProps {
  id: string;
  title: string;
  /** Of the first column. */
  heading: string;
  rows: RevenueRow[];
  total: RevenueFigures;
}

export function RevenueBreakdown({ id, title, heading, rows, total }: RevenueBreakdownProps) {
  return (
    <Section id={id} title={title}>
      {rows.length === 0 ? (
        <p className="pt-5 text-sm text-ink-2">No payments in this period.</p>
      ) : (
        <div className="grid items-start gap-8 pt-5 xl:grid-cols-[20rem_minmax(0,1fr)]">
          <BarList
            title={
              rows.length > shownBars
                ? "Net revenue before tax, the largest"
                : "Net revenue before tax"
            }
            bars={rows.slice(0, shownBars).map((row) => ({
              label: row.key,
              value: netOf(row),
              text: formatMoney(netOf(row), "CAD"),
            }))}
          />
          <RevenueTable
            caption={`Revenue ${title.toLowerCase()}`}
            heading={heading}
            rows={rows.map((row) => Object.assign({ label: row.key }, row))}
            total={total}
          />
        </div>
      )}
    </Section>
  );
}
