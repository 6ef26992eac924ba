import { data, redirect } from "react-router";
import type { Route } from "./+types/order-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import { findOwnOrder } from "#app/payments/orders/order.queries.server.ts";
import { Receipt } from "#app/payments/orders/receipt.tsx";
import { paymentFailed } from "#app/payments/checkout/payment-failed.ts";
import { askProvider } from "#app/payments/payment-request.server.ts";
import { payFee } from "#app/payments/success-fee/pay-fees.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { PrintButton } from "#app/ui/actions/print-button.tsx";
import { notFound } from "#app/platform/http/not-found.ts";
import { PostButton } from "#app/ui/actions/post-button.tsx";

export const meta: Route.MetaFunction = ({ loaderData, location: { pathname } }) => {
  const number = loaderData?.order.receiptNumber;
  return privateMeta({
    title: number ? `Receipt ${number}` : `Order ${pathname.slice(-8)}`,
    description: "What was ordered, what it cost, and what was paid.",
    pathname,
  });
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const { id: userId } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const order = isId(params.id) ? await findOwnOrder(db, userId, params.id) : null;
  if (!order) notFound();
  const isDue =
    order.kind === "success_fee" &&
    order.listingStatus === "sold" &&
    (order.status === "open" || order.status === "failed");
  return { order, isDue };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { id: userId } = context.get(viewerContext);
  await readForm(request);
  if (!isId(params.id)) notFound();
  const payment = { userId, orderId: params.id, now: new Date() };
  const outcome = await askProvider(context, (services) => payFee(services, payment));
  if (!outcome) return data({ error: paymentFailed }, { status: 503 });
  if (outcome.ok) return redirect(outcome.url, 303);
  if (outcome.reason === "not-found") notFound();
  return data({ error: "This order cannot be paid any more." }, { status: 422 });
}

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, isDue } = loaderData;
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <div className="no-print flex flex-wrap items-center justify-between gap-3">
        <Breadcrumb
          steps={[
            { label: "Upgrades", to: "/account/upgrades" },
            { label: order.receiptNumber ?? "Order" },
          ]}
        />
        {order.receiptNumber && <PrintButton />}
      </div>
      {actionData?.error && <Banner tone="danger">{actionData.error}</Banner>}
      <Receipt order={order} />
      {isDue && (
        <PostButton form={{ className: "no-print" }} size="lg">
          Pay the success fee
        </PostButton>
      )}
    </div>
  );
}
