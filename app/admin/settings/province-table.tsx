import type { ProvinceTaxes } from "#app/admin/settings/tax-view.ts";
import { type Column, DataTable } from "#app/ui/data-table.tsx";

const lines = (texts: string[], none: string) =>
  texts.length === 0 ? (
    <span className="whitespace-nowrap text-ink-3">{none}</span>
  ) : (
    <ul className="flex flex-col gap-0.5 whitespace-nowrap">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );

const columns: Column<ProvinceTaxes>[] = [
  { key: "name", header: "Province or territory", cell: ({ name }) => name },
  { key: "rates", header: "Rates", cell: ({ rates }) => lines(rates, "None") },
  {
    key: "lines",
    header: "Charged on the example",
    align: "end",
    cell: (row) => lines(row.lines, "Nothing: no number"),
  },
  { key: "total", header: "Total", align: "end", cell: ({ total }) => total },
];

/** What an order in each province would be charged today. */
export const ProvinceTable = ({ provinces }: { provinces: ProvinceTaxes[] }) => (
  <DataTable
    caption="Taxes by province today"
    columns={columns}
    rows={provinces}
    rowKey={({ region }) => region}
    empty={null}
  />
);
