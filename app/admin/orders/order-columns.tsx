import { orderName } from "#app/admin/orders/order-list.ts";
import type { AdminOrderRow } from "#app/admin/orders/order-list.queries.server.ts";
import { orderLabel, orderStatusLabels } from "#app/payments/orders/order-labels.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import type { Column } from "#app/ui/data/data-table.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { Money } from "#app/ui/format/money.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

export const orderColumns: Column<AdminOrderRow>[] = [
  {
    key: "order",
    header: "Order",
    cell: (order) => (
      <>
        <PlainLink to={`/admin/orders/${order.id}`} className="link font-semibold">
          {orderName(order)}
        </PlainLink>
        <span className="block text-ink-2">{orderLabel(order.kind, order.packageId)}</span>
      </>
    ),
  },
  {
    key: "person",
    header: "Person",
    cell: ({ person, email }) => (
      <div className="md:w-56">
        <span className="block wrap-anywhere">{person}</span>
        <span className="block truncate text-ink-2" title={email}>
          {email}
        </span>
      </div>
    ),
  },
  {
    key: "listing",
    header: "Listing",
    cell: ({ title }) => <span className="line-clamp-2">{title || "Untitled Draft"}</span>,
  },
  {
    key: "date",
    header: "Date",
    sortable: true,
    cell: ({ createdAt }) => <DateText value={createdAt.toISOString()} />,
  },
  {
    key: "status",
    header: "Status",
    cell: ({ status, amount, refunded }) => (
      <span className="flex flex-wrap gap-1">
        <Badge tone={orderStatusLabels[status].tone}>{orderStatusLabels[status].label}</Badge>
        {refunded > 0 && (
          <Badge tone="warning">{refunded >= amount ? "Refunded" : "Partly refunded"}</Badge>
        )}
      </span>
    ),
  },
  {
    key: "amount",
    header: "Amount",
    align: "end",
    sortable: true,
    cell: ({ amount, refunded }) => (
      <>
        <Money amount={amount} currency="CAD" className="font-semibold" />
        {refunded > 0 && (
          <span className="block text-ink-2">
            <Money amount={-refunded} currency="CAD" />
          </span>
        )}
      </>
    ),
  },
];
