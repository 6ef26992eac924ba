import { data, redirect } from "react-router";
import type { Route } from "./+types/refund-page.ts";
import { findAdminOrder } from "#app/admin/orders/order-detail.queries.server.ts";
import { orderName } from "#app/admin/orders/order-list.ts";
import { refundSchema } from "#app/admin/orders/refund.schema.ts";
import { refundEffect } from "#app/admin/orders/refund-effect.ts";
import {
  type Confirmation,
  RefundConfirmation,
  RefundForm,
} from "#app/admin/orders/refund-form.tsx";
import { servicesContext } from "#app/context.ts";
import { reversalOf } from "#app/payments/orders/kept-payments.ts";
import { listAdvertisingPayments } from "#app/payments/orders/kept-payments.queries.server.ts";
import { requestRefund } from "#app/payments/refunds/refund-requests.server.ts";
import { createId, isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { type FieldErrors, fieldErrors } from "#app/shared/form-errors.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { formatMoney } from "#app/ui/format/format-money.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { actorOf } from "#app/admin/actor.ts";

export const meta: Route.MetaFunction = ({ loaderData, location: { pathname } }) =>
  privateMeta({
    title: loaderData ? `Refund ${loaderData.name}` : "Refund",
    description: "Send a payment back, in part or in full.",
    pathname,
  });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const order = isId(params.id) ? await findAdminOrder(db, params.id) : null;
  if (!order) return notFound();
  const { refunded, waiting, left } = order.balance;
  return {
    id: order.order.id,
    name: orderName(order.order),
    amount: order.order.amount,
    refunded,
    waiting,
    left,
    obstacle: findObstacle(order.order, left),
    formId: createId(),
  };
}

function findObstacle(
  order: { status: string; paymentId: string | null; invoiceId: string | null },
  left: number,
): string | null {
  if (order.status === "charged_back")
    return "The bank has taken this payment back already. There is nothing left to refund.";
  if (order.status !== "paid" && order.status !== "disputed")
    return "This order has not been paid, so there is nothing to refund.";
  if (!order.paymentId && !order.invoiceId) return paidOtherwise;
  return left === 0 ? "All of this payment has been refunded, or is about to be." : null;
}

const paidOtherwise =
  "This payment did not go through the payment provider. Send the money back the way it came.";

interface Answer {
  typed: { amount: string; reason: string };
  errors: FieldErrors;
  /** Shown above the form. */
  message: string | null;
  confirm: Confirmation | null;
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, jobs } = context.get(servicesContext);
  const form = Object.fromEntries(await readForm(request));
  if (!isId(params.id)) return notFound();
  const { intent } = form;
  if (intent !== "preview" && intent !== "refund") throw data(null, { status: 400 });
  const typed = { amount: String(form.amount ?? ""), reason: String(form.reason ?? "") };
  const refuse = (status: number, errors: FieldErrors, message: string | null = null) =>
    data<Answer>({ typed, errors, message, confirm: null }, { status });
  const input = refundSchema.safeParse(form);
  if (!input.success) return refuse(422, fieldErrors(input.error.issues));
  const { amount, reason, formId, left } = input.data;

  if (intent === "preview") {
    const order = await findAdminOrder(db, params.id);
    if (!order) return notFound();
    if (amount > order.balance.left) return refuse(422, { amount: tooMuch(order.balance.left) });
    const payments = await listAdvertisingPayments(db, order.listing.id);
    const effect = refundEffect({
      kind: order.order.kind,
      isRest: amount === order.balance.left,
      reversal: reversalOf(payments, order.order.id, new Date()),
      listingStatus: order.listing.status,
      hasRenewal: order.subscription !== null && order.subscription.status !== "cancelled",
    });
    const confirm = { amount, reason, formId, left: order.balance.left, effect };
    return data<Answer>({ typed, errors: {}, message: null, confirm });
  }

  const outcome = await requestRefund(db, jobs, {
    orderId: params.id,
    amount,
    reason,
    formId,
    expectedLeft: left,
    ...actorOf(context),
    now: new Date(),
  });
  if (outcome.ok) return redirect(`/admin/orders/${params.id}?done=refund`, 303);
  if (outcome.reason === "not-found") return notFound();
  return refuse(409, {}, refusals[outcome.reason]);
}

const tooMuch = (left: number): string => `At most ${formatMoney(left, "CAD")} can be refunded`;

const refusals = {
  changed:
    "Somebody else refunded a part of this payment meanwhile. Look at what is left, then decide again.",
  "too-much": "That is more than what is left of this payment.",
  "paid-otherwise": paidOtherwise,
} as const;

export default function RefundPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, obstacle } = loaderData;
  return (
    <div className="wrap flex max-w-2xl flex-col gap-6 py-8 md:py-10">
      <Breadcrumb
        steps={[
          { label: "Orders", to: "/admin/orders" },
          { label: name, to: `/admin/orders/${id}` },
          { label: "Refund" },
        ]}
      />
      <h1 className="font-serif text-3xl font-medium tracking-tight">Refund {name}</h1>
      {actionData?.message && <Banner tone="danger">{actionData.message}</Banner>}
      {obstacle ? (
        <Banner tone="warning">{obstacle}</Banner>
      ) : actionData?.confirm ? (
        <RefundConfirmation orderId={id} confirmation={actionData.confirm} />
      ) : (
        <RefundForm
          balance={loaderData}
          formId={loaderData.formId}
          typed={actionData?.typed ?? null}
          errors={actionData?.errors ?? {}}
        />
      )}
    </div>
  );
}
