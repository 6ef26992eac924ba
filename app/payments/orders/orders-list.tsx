import { OrderBadge } from "#app/payments/orders/order-badge.tsx";
import { orderLabel } from "#app/payments/orders/order-labels.ts";
import type { listOrders } from "#app/payments/upgrades/upgrades.queries.server.ts";
import { DateText } from "#app/ui/format/date-text.tsx";
import { Money } from "#app/ui/format/money.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

type OrderView = Awaited<ReturnType<typeof listOrders>>[number];

/** Wrapping rows: five columns do not fit a phone. */
export function OrdersList({ orders }: { orders: OrderView[] }) {
  if (orders.length === 0) return <p className="text-ink-2">No orders yet.</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderRow order={order} />
        </li>
      ))}
    </ul>
  );
}

function OrderRow({ order }: { order: OrderView }) {
  const isDue = order.kind === "success_fee" && order.status === "open";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_13rem_7rem]">
      <div className="min-w-0">
        <p className="font-semibold">{orderLabel(order.kind, order.packageId)}</p>
        <p className="truncate text-sm text-ink-2">{order.title}</p>
        <p className="mt-1 text-sm text-ink-3">
          <DateText value={order.createdAt} />
          {order.receiptNumber && (
            <>
              {" · "}
              <PlainLink
                to={`/account/orders/${order.id}`}
                className="link whitespace-nowrap"
                aria-label={`Receipt ${order.receiptNumber}`}
              >
                {order.receiptNumber}
              </PlainLink>
            </>
          )}
          {isDue && (
            <>
              {" · "}
              <PlainLink
                to={`/account/orders/${order.id}`}
                className="link whitespace-nowrap"
                aria-label={`Pay now for ${order.title}`}
              >
                Pay now
              </PlainLink>
            </>
          )}
        </p>
      </div>
      <p className="col-start-1 row-start-2 flex flex-wrap items-center gap-2 text-sm sm:col-start-2 sm:row-start-1">
        <OrderBadge order={order} />
        {order.refunded > 0 && (
          <span className="text-ink-2">
            <Money amount={order.refunded} currency={order.currency} /> refunded
          </span>
        )}
      </p>
      <p className="col-start-2 row-start-1 text-end font-semibold sm:col-start-3">
        <Money amount={order.amount} currency={order.currency} />
      </p>
    </div>
  );
}
