import type { ReactNode } from "react";
import type { AdminOrder } from "#app/admin/orders/order-detail.queries.server.ts";
import { orderKindLabels } from "#app/admin/orders/order-list.ts";
import { packages } from "#app/payments/package.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { type Definition, DefinitionList } from "#app/ui/data/definition-list.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { orderLabel } from "#app/payments/orders/order-labels.ts";
import { FigureTable } from "#app/ui/data/figure-table.tsx";
import { Money } from "#app/ui/format/money.tsx";

export function OrderFacts({ order: { order, person, listing } }: { order: AdminOrder }) {
  const { periodStart, periodEnd, paidAt } = order;
  const items: Definition[] = [
    {
      term: "Person",
      detail: (
        <Wrapped>
          <PlainLink to={`/admin/users/${person.id}`} className="link">
            {person.name}
          </PlainLink>
          <span className="block text-sm text-ink-2">
            {person.deletedAt ? "Account deleted" : person.email}
          </span>
        </Wrapped>
      ),
    },
    {
      term: "Listing",
      detail: (
        <Wrapped>
          <PlainLink to={`/business/${listing.id}`} className="link">
            {listing.title || "Untitled Draft"}
          </PlainLink>
          <span className="block text-sm text-ink-2 capitalize">{listing.status}</span>
        </Wrapped>
      ),
    },
    { term: "Kind", detail: orderKindLabels[order.kind] },
    { term: "Package", detail: packages[order.packageId].name },
    { term: "Ordered", detail: <Moment at={order.createdAt} /> },
    ...(paidAt ? [{ term: "Paid", detail: <Moment at={paidAt} /> }] : []),
    ...(periodStart && periodEnd
      ? [
          {
            term: "Period",
            detail: (
              <>
                <DateText value={periodStart.toISOString()} /> to{" "}
                <DateText value={periodEnd.toISOString()} />
              </>
            ),
          },
        ]
      : []),
    ...providerIds(order),
  ];
  return (
    <Card title="Order">
      <DefinitionList columns={1} items={items} />
    </Card>
  );
}

const providerIds = ({ checkoutId, invoiceId, paymentId, id }: AdminOrder["order"]): Definition[] =>
  [
    ["Checkout", checkoutId] as const,
    ["Invoice", invoiceId] as const,
    ["Payment", paymentId] as const,
    ["Id", id] as const,
  ]
    .filter(([, value]) => value !== null)
    .map(([term, value]) => ({
      term,
      detail: (
        <Wrapped>
          <code className="text-sm">{value}</code>
        </Wrapped>
      ),
    }));

const Moment = ({ at }: { at: Date }) => <DateText value={at.toISOString()} format="with-time" />;

const Wrapped = ({ children }: { children: ReactNode }) => (
  <span className="wrap-anywhere">{children}</span>
);

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
