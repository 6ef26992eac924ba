import type { AdminOrder } from "#app/admin/orders/order-detail.queries.server.ts";
import { orderLabel } from "#app/payments/orders/order-labels.ts";
import { FigureTable } from "#app/ui/figure-table.tsx";
import { Money } from "#app/ui/money.tsx";

interface OrderAmountsProps {
  order: AdminOrder["order"];
  refunded: number;
}

export function OrderAmounts({ order, refunded }: OrderAmountsProps) {
  const { kind, packageId, amount, credit, taxes } = order;
  const tax = taxes.reduce((sum, line) => sum + line.amount, 0);
  const dollars = (cents: number) => <Money amount={cents} currency="CAD" />;
  return (
    <FigureTable
      caption="What was charged"
      rows={[
        { label: orderLabel(kind, packageId), value: dollars(amount - tax + credit) },
        ...(credit > 0
          ? [{ label: "Credit for the previous package", value: dollars(-credit) }]
          : []),
        ...taxes.map(({ label, rate, number, amount: part }) => ({
          label: `${label} ${String(rate)}%`,
          note: number,
          value: dollars(part),
        })),
        { label: "Total", value: <Money amount={amount} currency="CAD" showCode />, strong: true },
        ...(refunded > 0
          ? [
              { label: "Refunded", value: dollars(-refunded) },
              { label: "Net", value: dollars(amount - refunded), strong: true },
            ]
          : []),
      ]}
    />
  );
}
