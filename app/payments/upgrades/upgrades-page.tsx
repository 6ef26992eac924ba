import type { Route } from "./+types/upgrades-page.ts";
import { requireViewer } from "#app/accounts/require-viewer.server.ts";
import { servicesContext } from "#app/context.ts";
import { OrdersTable } from "#app/payments/upgrades/orders-table.tsx";
import { PackagesTable } from "#app/payments/upgrades/packages-table.tsx";
import {
  countOrders,
  listOrders,
  listPackages,
} from "#app/payments/upgrades/upgrades.queries.server.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { paged, pageFrom } from "#app/shared/paging.ts";
import { ListPages } from "#app/ui/list-pages.tsx";

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Upgrades") }];

const pageSize = 20;
/** More running packages than this nobody has yet; the orders below are all there, page by page. */
const mostPackages = 100;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = requireViewer(context);
  const { db } = context.get(servicesContext);
  const page = pageFrom(url.searchParams, pageSize);
  const [packages, total, orders] = await Promise.all([
    listPackages(db, id, { page: 1, size: mostPackages }),
    countOrders(db, id),
    listOrders(db, id, page),
  ]);
  return {
    packages,
    orders: paged(orders, total, page),
  };
}

export default function UpgradesPage({ loaderData: { packages, orders } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-10">
      <section aria-labelledby="packages-title" className="flex flex-col gap-4">
        <h2 id="packages-title" className="font-serif text-2xl font-medium tracking-tight">
          My packages
        </h2>
        <PackagesTable packages={packages} />
      </section>
      <section aria-labelledby="orders-title" className="flex flex-col gap-4">
        <h2 id="orders-title" className="font-serif text-2xl font-medium tracking-tight">
          Orders
        </h2>
        <OrdersTable orders={orders.rows} />
        <ListPages label="Pages of orders" list={orders} />
      </section>
    </div>
  );
}
