export interface StepTableRow {
  label: string;
  note: string;
  factor: string;
  change: string;
  value: string;
  /** How far it raises or lowers the value, from −1 to 1. */
  weight: number;
}

interface StepTableProps {
  caption: string;
  rows: readonly StepTableRow[];
  total: { label: string; value: string };
}

/** How a value comes about: each row is a step with a bar that points left or right, and reads the same without it. */
export function StepTable({ caption, rows, total }: StepTableProps) {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line-strong text-ink-3">
          <th scope="col" className="py-2 text-start font-normal">
            Step
          </th>
          <td aria-hidden="true" />
          {["Factor", "Change", "Value"].map((header) => (
            <th key={header} scope="col" className="py-2 ps-5 text-end font-normal">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.label} {...row} />
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-ink max-md:flex max-md:justify-between max-md:gap-4">
          <th scope="row" colSpan={4} className="py-3 text-start font-semibold">
            {total.label}
          </th>
          <td className="figures py-3 ps-5 text-end text-base font-semibold whitespace-nowrap">
            {total.value}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** On a phone it is a block: the words, the bar, the figures. */
function Row({ label, note, factor, change, value, weight }: StepTableRow) {
  const figure = "figures py-3 ps-5 text-end whitespace-nowrap max-md:py-0 max-md:ps-0";
  return (
    <tr className="border-b border-line max-md:grid max-md:grid-cols-3 max-md:gap-y-2 max-md:py-3">
      <th scope="row" className="py-3 text-start font-normal max-md:col-span-3 max-md:py-0">
        <span className="font-semibold">{label}</span>
        <span className="block max-w-[56ch] text-xs text-ink-2">{note}</span>
      </th>
      <td aria-hidden="true" className="w-1/4 ps-6 max-md:col-span-3 max-md:w-auto max-md:ps-0">
        <span className="relative block h-3 bg-[linear-gradient(var(--line-strong),var(--line-strong))] bg-size-[1px_100%] bg-center bg-no-repeat print-exact">
          {weight !== 0 && (
            <span
              className={`absolute inset-y-0 rounded-xs print-exact ${weight > 0 ? "left-1/2 bg-accent" : "right-1/2 bg-warm"}`}
              style={{ width: `${(Math.max(0.01, Math.abs(weight)) * 50).toFixed(1)}%` }}
            />
          )}
        </span>
      </td>
      <td className={`${figure} text-ink-2 max-md:text-start`}>{factor}</td>
      <td className={figure}>{change}</td>
      <td className={`${figure} font-medium`}>{value}</td>
    </tr>
  );
}
