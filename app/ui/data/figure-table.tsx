import type { ReactNode } from "react";

export interface FigureRow {
  label: string;
  note?: string;
  value: ReactNode;
  strong?: boolean;
}

interface FigureTableProps {
  caption: string;
  /** What does not apply is false or null, and left out. */
  rows: readonly (FigureRow | false | null)[];
}

export function FigureTable({ caption, rows }: FigureTableProps) {
  return (
    <table className="figure-table">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(
          (row) =>
            row && (
              <tr key={row.label} className={row.strong ? "figure-sum" : undefined}>
                <th scope="row">
                  {row.label}
                  {row.note && <small>{row.note}</small>}
                </th>
                <td>{row.value}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}
