import type { ReactNode } from "react";

export interface FigureRow {
  label: string;
  note?: string;
  value: ReactNode;
  strong?: boolean;
}

/** Amounts in a right-aligned column, as on a balance sheet. */
export function FigureTable({ caption, rows }: { caption: string; rows: FigureRow[] }) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.label}
            className={`border-t border-line first:border-t-0 ${row.strong ? "border-t-2 border-t-ink font-semibold" : ""}`}
          >
            <th scope="row" className="py-3 pe-4 text-start align-baseline font-normal">
              <span className={row.strong ? "font-semibold" : "text-ink-2"}>{row.label}</span>
              {row.note && <span className="block text-xs text-ink-3">{row.note}</span>}
            </th>
            <td className="figures py-3 text-end align-baseline font-medium">{row.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
