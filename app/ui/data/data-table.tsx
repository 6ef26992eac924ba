import type { ReactNode } from "react";
import { bulkFormId } from "#app/ui/bulk/bulk.ts";
import { SortHeader, type Sorting } from "./sort-header.tsx";

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
  empty?: ReactNode;
  sorting?: Sorting;
  /** Of the check box; without it, rows cannot be selected. */
  nameOf?: (row: Row) => string;
}

/** On a phone each row is a card, in which the headers stand beside the values. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, empty, sorting, nameOf } = props;
  if (rows.length === 0) return <>{empty}</>;
  return (
    <div
      tabIndex={0}
      role="group"
      aria-label={caption}
      className="relative overflow-x-auto rounded-surface border border-line bg-surface"
    >
      <table className="w-full border-collapse text-sm max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className={sorting ? "max-md:block" : "max-md:sr-only"}>
          <tr className="border-b border-line-strong max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:px-4">
            {nameOf && (
              <th scope="col" className="w-0 ps-4 max-md:sr-only">
                <span className="sr-only">Select</span>
              </th>
            )}
            {columns.map((column) => (
              <SortHeader
                key={column.key}
                column={column}
                sorting={sorting}
                className={column.sortable ? "md:px-3" : "px-3 max-md:sr-only"}
              />
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className="border-b border-line transition-colors duration-120 last:border-b-0 hover:bg-sunken has-checked:bg-accent-soft max-md:relative max-md:grid max-md:gap-1.5 max-md:px-4 max-md:py-3.5"
            >
              {nameOf && (
                <td className="w-0 py-3 ps-4 align-top max-md:absolute max-md:end-4 max-md:top-3.5 max-md:w-auto max-md:p-0">
                  <input
                    type="checkbox"
                    name="id"
                    value={rowKey(row)}
                    form={bulkFormId}
                    aria-label={`Select ${nameOf(row)}`}
                    className="tick"
                  />
                </td>
              )}
              {columns.map((column, index) => {
                const Cell = index === 0 ? "th" : "td";
                const content = column.cell(row);
                const isEmpty = content === null || content === false;
                return (
                  <Cell
                    key={column.key}
                    scope={index === 0 ? "row" : undefined}
                    className={`align-top font-normal ${isEmpty ? "max-md:hidden" : "max-md:flex"} max-md:gap-3 md:px-3 md:py-3 ${column.align === "end" ? "figures md:text-end" : "text-start"} ${index === 0 && nameOf ? "max-md:pe-9" : ""}`}
                  >
                    {index > 0 && column.header && (
                      <span
                        aria-hidden="true"
                        className="w-24 shrink-0 text-xs leading-5 text-ink-3 md:hidden"
                      >
                        {column.header}
                      </span>
                    )}
                    <div className="min-w-0">{content}</div>
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
