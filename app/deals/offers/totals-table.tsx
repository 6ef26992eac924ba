import { FigureTable } from "#app/ui/data/figure-table.tsx";
import type { FormattedTotals } from "./offer-totals.ts";

const figure = (label: string, value: string | null, note?: string) =>
  value === null ? [] : [{ label, value, ...(note && { note }) }];

/** What follows from the terms. The terms themselves stand beside it. */
export function TotalsTable({ totals }: { totals: FormattedTotals }) {
  const rows = [
    ...figure("Cash at closing", totals.cash),
    ...figure("Monthly, to the owner", totals.takeBackMonthly),
    ...figure("Buyer's own money", totals.ownMoney, "Estimate: 20% of the cash"),
    ...figure("Monthly, to a bank", totals.bankMonthly, "Estimate: the rest at 8% over 10 years"),
    ...figure("Price with the whole earn-out", totals.atMost),
    ...figure(
      "Cash flow covers the payments",
      totals.coverage && `${totals.coverage}×`,
      "Lenders usually ask for 1.25×",
    ),
  ];
  return <FigureTable caption="Totals" rows={rows} />;
}
