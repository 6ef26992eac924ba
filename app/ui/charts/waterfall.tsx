export interface WaterfallRow {
  label: string;
  note: string;
  factor: string;
  change: string;
  value: string;
  /** Where its bar starts and ends, from 0 to 1. */
  from: number;
  to: number;
  kind: "sum" | "up" | "down" | "same";
}

interface WaterfallProps {
  caption: string;
  rows: readonly WaterfallRow[];
  total: { label: string; value: string };
}

const tones = { sum: "bg-ink-3", up: "bg-accent", down: "bg-warm", same: "bg-line-strong" };

/** How a value comes about, step by step: a table whose rows have the bars, so that it reads the same without them. */
export function Waterfall({ caption, rows, total }: WaterfallProps) {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line-strong text-ink-3">
          {["Step", "Factor", "Change", "Value"].map((header) => (
            <th
              key={header}
              scope="col"
              className="py-2 ps-4 text-end font-normal first:ps-0 first:text-start"
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, note, factor, change, value, from, to, kind }) => (
          <tr
            key={label}
            className="border-b border-line align-top max-sm:grid max-sm:grid-cols-[auto_1fr_auto] max-sm:py-3"
          >
            <th scope="row" className="py-3 text-start font-normal max-sm:col-span-3 max-sm:py-0">
              <span className="font-semibold">{label}</span>
              <span className="block text-xs text-ink-2">{note}</span>
              <span aria-hidden="true" className="mt-2 block h-2 rounded-xs bg-sunken print:h-1.5">
                <span
                  className={`block h-full min-w-0.5 rounded-xs print-exact ${tones[kind]}`}
                  style={{
                    marginInlineStart: `${(Math.min(from, to) * 100).toFixed(2)}%`,
                    width: `${(Math.abs(to - from) * 100).toFixed(2)}%`,
                  }}
                />
              </span>
            </th>
            <td className="figures py-3 ps-4 text-end whitespace-nowrap text-ink-2 max-sm:py-1 max-sm:ps-0">
              {factor}
            </td>
            <td className="figures py-3 ps-4 text-end whitespace-nowrap max-sm:py-1">{change}</td>
            <td className="figures py-3 ps-4 text-end font-medium whitespace-nowrap max-sm:py-1">
              {value}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-ink max-sm:flex max-sm:justify-between">
          <th scope="row" colSpan={3} className="py-3 text-start font-semibold">
            {total.label}
          </th>
          <td className="figures py-3 ps-4 text-end text-base font-semibold whitespace-nowrap">
            {total.value}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
