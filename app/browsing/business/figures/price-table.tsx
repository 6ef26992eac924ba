import type { priceRows } from "./figure-rows.ts";

export function PriceTable({ rows }: { rows: ReturnType<typeof priceRows> }) {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="mb-2 text-start font-semibold">Price history</caption>
      <thead>
        <tr className="border-b border-line-strong text-ink-3">
          {["Date", "Asking price", "Change"].map((header) => (
            <th key={header} scope="col" className="py-1.5 text-end font-normal first:text-start">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ since, price, change }) => (
          <tr key={since + price} className="figures border-b border-line text-end">
            <th scope="row" className="py-2 text-start font-normal">
              {since}
            </th>
            <td className="py-2 font-medium">{price}</td>
            <td className="py-2 text-ink-2">{change}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
