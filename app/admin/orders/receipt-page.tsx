import type { Route } from "./+types/receipt-page.ts";
import { orderName } from "#app/admin/orders/order-list.ts";
import { servicesContext } from "#app/context.ts";
import { findReceipt } from "#app/payments/orders/order.queries.server.ts";
import { Receipt } from "#app/payments/orders/receipt.tsx";
import { isId } from "#app/platform/db/id.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { PrintButton } from "#app/ui/actions/print-button.tsx";
import { notFound } from "#app/platform/http/not-found.ts";

export const meta = privatePage(
  (data: Route.MetaArgs["loaderData"]) => (data ? `Receipt ${orderName(data)}` : "Receipt"),
  "A receipt as its owner sees it.",
);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const order = isId(params.id) ? await findReceipt(db, params.id) : null;
  if (!order?.receiptNumber) return notFound();
  return order;
}

export default function AdminReceiptPage({ loaderData: order }: Route.ComponentProps) {
  return (
    <div className="wrap flex max-w-3xl flex-col gap-6 py-8 md:py-10">
      <div className="no-print flex flex-wrap items-center justify-between gap-3">
        <Breadcrumb
          steps={[
            { label: "Orders", to: "/admin/orders" },
            { label: orderName(order), to: `/admin/orders/${order.id}` },
            { label: "Receipt" },
          ]}
        />
        <PrintButton />
      </div>
      <h1 className="sr-only">Receipt {orderName(order)}</h1>
      <Receipt order={order} />
    </div>
  );
}
