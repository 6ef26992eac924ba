interface ChartTableProps {
  caption: string;
  headers?: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The numbers of a chart, for screen readers and whoever wants to know exactly. */
export const ChartTable = ({ caption, headers, rows }: ChartTableProps) => (
  <details className="no-print mt-3 text-sm">
    <summary className="inline-flex min-h-6 items-center text-ink-2 underline underline-offset-4 hover:text-ink">
      Show as a table
    </summary>
    <div className="mt-2 overflow-x-auto" tabIndex={0} role="region" aria-label={caption}>
      <table className="w-full max-w-lg">
        <caption className="sr-only">{caption}</caption>
        {headers && (
          <thead>
            <tr className="border-b border-line-strong text-xs text-ink-2">
              {headers.map((header) => (
                <th
                  key={header}
                  scope="col"
                  className="py-1.5 ps-4 text-end first:ps-0 first:text-start"
                >
                  {header}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([label, ...cells]) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className="py-1.5 text-start font-normal text-ink-2">
                {label}
              </th>
              {cells.map((cell, index) => (
                <td key={headers?.[index + 1] ?? index} className="figures py-1.5 ps-4 text-end">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);
