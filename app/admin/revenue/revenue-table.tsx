import { netOf, type RevenueFigures } from "#app/admin/revenue/revenue.ts";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { formatNumber } from "#app/ui/format-count.ts";
import { Money } from "#app/ui/money.tsx";

type Row = RevenueFigures & { key: string; label: string };

interface RevenueTableProps {
  caption: string;
  /** Of the first column. */
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
