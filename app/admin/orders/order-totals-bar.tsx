import type { OrderTotals } from "#app/admin/orders/order-list.queries.server.ts";
import { Money } from "#app/ui/money.tsx";

/** The sums of all rows that match, not only of the page that is shown. */
export function OrderTotalsBar({ totals: { paid, refunded } }: { totals: OrderTotals }) {
  return (
    <dl className="grid grid-cols-3 divide-x divide-line rounded-surface border border-line bg-surface">
      <Total label="Paid" amount={paid} />
      <Total label="Refunded" amount={refunded} />
      <Total label="Net" amount={paid - refunded} />
    </dl>
  );
}

const Total = ({ label, amount }: { label: string; amount: number }) => (
  <div className="min-w-0 px-4 py-3">
    <dt className="text-xs text-ink-2">{label}</dt>
    <dd className="text-sm font-semibold sm:text-lg">
      <Money amount={amount} currency="CAD" />
    </dd>
  </div>
);
