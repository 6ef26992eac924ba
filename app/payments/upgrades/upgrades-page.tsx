import { HelpLink } from "#app/help-link.tsx";
import type { Route } from "./+types/upgrades-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import { OrdersTable } from "#app/payments/upgrades/orders-table.tsx";
import { PackagesTable } from "#app/payments/upgrades/packages-table.tsx";
import {
  countOrders,
  listOrders,
  listPackages,
} from "#app/payments/upgrades/upgrades.queries.server.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { paged, pageFrom } from "#app/shared/paging.ts";
import { ListPagination } from "#app/ui/list-pagination.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";

export const meta: Route.MetaFunction = ({ location: { pathname } }) =>
  privateMeta({
    title: "Upgrades",
    description: "Your packages, when they renew or end, and your orders.",
    pathname,
  });

const pageSize = 20;
/** More packages than anybody has; all orders are listed below, with paging. */
const mostPackages = 100;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = context.get(viewerContext);
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
      <TitledSection
        id="packages-title"
        title="My packages"
        aside={<HelpLink article="packages">Packages, prices and renewals</HelpLink>}
      >
        <PackagesTable packages={packages} />
      </TitledSection>
      <TitledSection id="orders-title" title="Orders">
        <OrdersTable orders={orders.rows} />
        <ListPagination label="Pages of orders" list={orders} />
      </TitledSection>
    </div>
  );
}
