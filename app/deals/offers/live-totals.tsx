import { minorUnits, readAmount } from "#app/selling/editing/figure-value.ts";
import { formatTotals, offerTotals } from "./offer-totals.ts";
import { TotalsTable } from "./totals-table.tsx";

interface LiveTotalsProps {
  typed: Readonly<Record<string, string>>;
  currency: string;
  yearlyCashFlow: number | null;
}

/** Totals of what is typed so far, once there is a valid price. */
export function LiveTotals({ typed, currency, yearlyCashFlow }: LiveTotalsProps) {
  const amount = (name: string) => minorUnits(String(readAmount(typed[name] ?? "") ?? 0));
  const number = (name: string) => Number((typed[name] ?? "").replace(",", ".")) || 0;
  const [price, lent, extra] = [amount("price"), amount("takeBack"), amount("earnOut")];
  if (price <= 0 || lent > price)
    return <p className="text-sm text-ink-2">Enter a price to see what it comes to.</p>;
  const years = Math.min(30, Math.max(1, number("years")));
  const totals = offerTotals(
    {
      price,
      takeBack: lent > 0 ? { amount: lent, rate: number("rate"), years } : null,
      earnOut: extra > 0 ? { amount: extra, years: 1, condition: "" } : null,
    },
    yearlyCashFlow,
  );
  return <TotalsTable totals={formatTotals(totals, currency)} />;
}
