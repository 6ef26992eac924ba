import type { BusinessFigures } from "#app/listings/detail/business-view.ts";
import { DateText } from "#app/ui/date-text.tsx";
import { formatMoney } from "#app/ui/format-money.ts";

export function PriceHistory({ prices, currency }: Pick<BusinessFigures, "prices" | "currency">) {
  const rows = prices.map((step, index) => {
    const before = prices[index - 1]?.amount;
    return { ...step, change: before && step.amount ? step.amount - before : null };
  });
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="mb-2 text-start text-sm font-semibold">Price history</caption>
      <thead>
        <tr className="border-b border-line-strong text-ink-3">
          <th scope="col" className="py-1.5 text-start font-normal">
            Since
          </th>
          <th scope="col" className="py-1.5 text-end font-normal">
            Asking price
          </th>
          <th scope="col" className="py-1.5 text-end font-normal">
            Change
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.toReversed().map(({ since, amount, change }) => (
          <tr key={since} className="border-b border-line">
            <th scope="row" className="py-2 text-start font-normal">
              <DateText value={since} />
            </th>
            <td className="figures py-2 text-end font-medium">
              {amount === null ? "On request" : formatMoney(amount, currency)}
            </td>
            <td className="figures py-2 text-end text-ink-2">
              {change === null ? "–" : signed(change, currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const signed = (change: number, currency: string): string =>
  `${change < 0 ? "−" : "+"}${formatMoney(Math.abs(change), currency)}`;
