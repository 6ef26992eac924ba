import type { OwnOrder } from "#app/payments/orders/order.queries.server.ts";
import { OrderBadge } from "#app/payments/orders/order-badge.tsx";
import { orderLabel } from "#app/payments/orders/order-labels.ts";
import { DeliverablesList } from "#app/payments/deliverables/deliverables-list.tsx";
import { brand } from "#app/shared/brand.ts";
import { useOperator } from "#app/use-operator.ts";
import { DateText } from "#app/ui/format/date-text.tsx";
import { DefinitionList } from "#app/ui/data/definition-list.tsx";
import { Money } from "#app/ui/format/money.tsx";

/** Contains what tax authorities require. */
export function Receipt({ order }: { order: OwnOrder }) {
  const operator = useOperator();
  const tax = order.taxes.reduce((sum, { amount }) => sum + amount, 0);
  const price = order.amount - tax + order.credit;
  const refunded = order.refunds.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <article className="rounded-surface border border-line bg-surface p-6 md:p-8 print:border-0 print:p-0">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="font-serif text-2xl font-medium tracking-tight">
            {order.receiptNumber ? `Receipt ${order.receiptNumber}` : "Order"}
          </h2>
          <p className="mt-1 text-sm text-ink-2">
            {operator?.legalName ?? brand.name}
            <br />
            {operator?.postalAddress}
          </p>
        </div>
        <OrderBadge order={{ ...order, refunded }} />
      </header>
      <div className="mt-6">
        <DefinitionList columns={1} items={facts(order)} />
      </div>
      <table className="mt-6 w-full border-collapse text-sm">
        <caption className="sr-only">What was charged</caption>
        <tbody>
          <Row label={orderLabel(order.kind, order.packageId)} amount={price} />
          {order.credit > 0 && (
            <Row label="Credit for your previous package" amount={-order.credit} />
          )}
          {order.taxes.map(({ label: name, rate, amount, number }) => (
            <Row key={name} label={`${name} ${rate}% (${number})`} amount={amount} />
          ))}
          <Row label="Total" amount={order.amount} isTotal />
          {order.refunds.map(({ id, amount, createdAt }) => (
            <tr key={id} className="text-ink-2">
              <th scope="row" className="py-1.5 pe-4 text-start font-normal">
                Refunded on <DateText value={createdAt} />
              </th>
              <td className="py-1.5 text-end">
                <Money amount={-amount} currency="CAD" />
              </td>
            </tr>
          ))}
          {refunded > 0 && (
            <Row label="Paid after refunds" amount={order.amount - refunded} isTotal />
          )}
        </tbody>
      </table>
      {order.deliverables.length > 0 && (
        <section aria-labelledby="included-title" className="mt-8 border-t border-line pt-6">
          <h3 id="included-title" className="mb-4 font-serif text-lg font-medium tracking-tight">
            What this payment includes
          </h3>
          <DeliverablesList deliverables={order.deliverables} missing={order.missing} />
        </section>
      )}
      <p className="mt-6 text-xs text-ink-3">
        All amounts are in Canadian dollars.
        {operator && ` Questions? Write to ${operator.supportEmail}.`}
      </p>
    </article>
  );
}

function facts(order: OwnOrder) {
  const { paidAt, createdAt, periodStart, periodEnd } = order;
  const date = paidAt ?? createdAt;
  return [
    { term: "Billed to", detail: <Wrapped>{`${order.buyer}, ${order.email}`}</Wrapped> },
    { term: paidAt ? "Paid on" : "Ordered on", detail: <DateText value={date} /> },
    { term: "Listing", detail: <Wrapped>{order.title}</Wrapped> },
    paidAt &&
      periodStart &&
      periodEnd && {
        term: "Period",
        detail: (
          <>
            <DateText value={periodStart} /> to{" "}
            {order.packageId === "max_exposure" ? "the sale" : <DateText value={periodEnd} />}
          </>
        ),
      },
  ];
}

/** Long text must not be wider than the narrowest phone. */
const Wrapped = ({ children }: { children: string }) => (
  <span className="wrap-anywhere">{children}</span>
);

function Row({ label, amount, isTotal }: { label: string; amount: number; isTotal?: boolean }) {
  return (
    <tr className={isTotal ? "border-t border-ink font-semibold" : ""}>
      <th
        scope="row"
        className={`pe-4 text-start ${isTotal ? "py-3 font-semibold" : "py-1.5 font-normal text-ink-2"}`}
      >
        {label}
      </th>
      <td className="text-end">
        <Money amount={amount} currency="CAD" showCode={isTotal ?? false} />
      </td>
    </tr>
  );
}
