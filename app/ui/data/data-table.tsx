import type { ReactNode } from "react";
import { SortHeader } from "./sort-header.tsx";

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: "start" | "end";
  sortable?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  empty: ReactNode;
}

export function DataTable<Row>({ caption, columns, rows, rowKey, empty }: DataTableProps<Row>) {
  if (rows.length === 0) return <>{empty}</>;
  return (
    <div
      tabIndex={0}
      role="group"
      aria-label={caption}
      className="overflow-x-auto rounded-surface border border-line bg-surface"
    >
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line-strong">
            {columns.map((column) => (
              <SortHeader key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className="border-b border-line transition-colors duration-120 last:border-b-0 hover:bg-sunken"
            >
              {columns.map((column, index) => {
                const isHeader = index === 0;
                const Cell = isHeader ? "th" : "td";
                return (
                  <Cell
                    key={column.key}
                    scope={isHeader ? "row" : undefined}
                    className={`px-4 py-3 align-middle ${column.align === "end" ? "figures text-end" : "text-start"} ${isHeader ? "font-semibold" : "font-normal"}`}
                  >
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
