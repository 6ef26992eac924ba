import type { Route } from "./+types/orders-page.ts";
import { dateColumn } from "#app/admin/lists/cells.tsx";
import { AdminList } from "#app/admin/lists/admin-list.tsx";
import { counted } from "#app/admin/lists/list-state.ts";
import { orderListSpec, orderName } from "#app/admin/orders/order-list.ts";
import {
  type AdminOrderRow,
  ordersList,
  sumOrders,
} from "#app/admin/orders/order-list.queries.server.ts";
import { servicesContext } from "#app/context.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { canChangeOrders } from "#app/accounts/administration/admin-areas.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { OrderBadge } from "#app/payments/orders/order-badge.tsx";
import { orderLabel } from "#app/payments/orders/order-labels.ts";
import type { Column } from "#app/ui/data/data-table.tsx";
import { Money } from "#app/ui/format/money.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

const orderColumns: Column<AdminOrderRow>[] = [
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
  dateColumn("date", "Date"),
  {
    key: "status",
    header: "Status",
    cell: (order) => <OrderBadge order={order} />,
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

export const meta = privatePage("Orders", "Every order, with what was paid and what was refunded.");

export async function loader(args: Route.LoaderArgs) {
  const loaded = await ordersList.load(args);
  const sums = await sumOrders(args.context.get(servicesContext).db, loaded.state);
  return {
    ...loaded,
    sums,
    canExport: canChangeOrders(args.context.get(viewerContext).adminAreas),
  };
}

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { state, all, sums, list, canExport } = loaderData;
  const { paid, refunded } = sums;
  return (
    <AdminList
      spec={orderListSpec}
      state={state}
      counted={counted(list.total, all, "orders")}
      columns={orderColumns}
      list={list}
      canExport={canExport}
      empty={
        all === 0
          ? { title: "No orders yet", hint: "Orders appear here as soon as a package is bought." }
          : { title: "No orders match", hint: "Try other words, or fewer filters." }
      }
    >
      <dl className="grid grid-cols-3 divide-x divide-line rounded-surface border border-line bg-surface">
        {Object.entries({ Paid: paid, Refunded: refunded, Net: paid - refunded }).map(
          ([label, amount]) => (
            <div key={label} className="min-w-0 px-4 py-3">
              <dt className="text-xs text-ink-2">{label}</dt>
              <dd className="text-sm font-semibold sm:text-lg">
                <Money amount={amount} currency="CAD" />
              </dd>
            </div>
          ),
        )}
      </dl>
    </AdminList>
  );
}
