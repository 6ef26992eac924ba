import type { Route } from "./+types/orders-page.ts";
import { AdminList } from "#app/admin/lists/admin-list.tsx";
import { counted } from "#app/admin/lists/counted.ts";
import { parseListState } from "#app/admin/lists/list-state.ts";
import { orderListFilters, orderListSpec } from "#app/admin/orders/order-list.ts";
import {
  countAdminOrders,
  listAdminOrders,
  type OrderTotals,
} from "#app/admin/orders/order-list.queries.server.ts";
import { orderColumns } from "#app/admin/orders/order-columns.tsx";
import { servicesContext } from "#app/context.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { paged } from "#app/shared/paging.ts";
import { Money } from "#app/ui/format/money.tsx";

export const meta: Route.MetaFunction = ({ location: { pathname } }) =>
  privateMeta({
    title: "Orders",
    description: "Every order, with what was paid and what was refunded.",
    pathname,
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const state = parseListState(orderListSpec, url.searchParams);
  const now = new Date();
  const [rows, totals] = await Promise.all([
    listAdminOrders(db, state, now),
    countAdminOrders(db, state, now),
  ]);
  return { state, totals, list: paged(rows, totals.matching, state) };
}

export default function OrdersPage({ loaderData: { state, totals, list } }: Route.ComponentProps) {
  return (
    <AdminList
      heading="Orders"
      pathname="/admin/orders"
      spec={orderListSpec}
      state={state}
      words={{
        label: "Search orders",
        placeholder: "Receipt, person, listing or provider id",
      }}
      filters={orderListFilters}
      counted={counted(totals.matching, totals.all, "orders")}
      columns={orderColumns}
      list={list}
      rowKey={({ id }) => id}
      exportTo="/admin/orders/export"
      empty={
        totals.all === 0
          ? { title: "No orders yet", hint: "Orders appear here as soon as a package is bought." }
          : { title: "No orders match", hint: "Try other words, or fewer filters." }
      }
    >
      <OrderTotalsBar totals={totals} />
    </AdminList>
  );
}

function OrderTotalsBar({ totals: { paid, refunded } }: { totals: OrderTotals }) {
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
