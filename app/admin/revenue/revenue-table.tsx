import { netOf, type RevenueFigures, type RevenueRow } from "#app/admin/revenue/revenue.ts";
import { type Column, DataTable } from "#app/ui/data/data-table.tsx";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { Money } from "#app/ui/format/money.tsx";
import { BarList } from "#app/ui/charts/bar-list.tsx";
import { formatMoney } from "#app/ui/format/format-money.ts";
import { Section } from "#app/ui/layout/section.tsx";

type Row = RevenueFigures & { key: string; label: string };

interface RevenueTableProps {
  caption: string;
  heading: string;
  rows: Row[];
  total: RevenueFigures;
}

const dollars = (cents: number) => <Money amount={cents} currency="CAD" />;

export function RevenueTable({ caption, heading, rows, total }: RevenueTableProps) {
  const columns: Column<Row>[] = [
    {
      key: "label",
      header: heading,
      cell: ({ label }) => <span className={label.length < 12 ? "text-nowrap" : ""}>{label}</span>,
    },
    { key: "orders", header: "Payments", align: "end", cell: ({ orders }) => formatNumber(orders) },
    { key: "sales", header: "Sales", align: "end", cell: ({ sales }) => dollars(sales) },
    {
      key: "refunds",
      header: "Refunds",
      align: "end",
      cell: ({ refunds }) => dollars(0 - refunds),
    },
    {
      key: "net",
      header: "Net",
      align: "end",
      cell: (row) => <strong>{dollars(netOf(row))}</strong>,
    },
    { key: "taxes", header: "Taxes", align: "end", cell: ({ taxes }) => dollars(taxes) },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={[...rows, { ...total, key: "total", label: "Total" }]}
      rowKey={({ key }) => key}
      empty={null}
    />
  );
}

const shownBars = 10;

interface RevenueBreakdownProps {
  id: string;
  title: string;
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
