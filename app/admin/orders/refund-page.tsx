import { data, Form, redirect } from "react-router";
import type { Route } from "./+types/refund-page.ts";
import { findAdminOrder } from "#app/admin/orders/order-detail.queries.server.ts";
import { orderName } from "#app/admin/orders/order-list.ts";
import { refundSchema } from "#app/admin/orders/refund.schema.ts";
import { refundEffect } from "#app/admin/orders/refund-effect.ts";
import { servicesContext } from "#app/context.ts";
import { reversalOf } from "#app/payments/orders/kept-payments.ts";
import { listAdvertisingPayments } from "#app/payments/orders/kept-payments.queries.server.ts";
import { requestRefund } from "#app/payments/refunds/refund-requests.server.ts";
import { createId, isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { type FieldErrors, fieldErrors } from "#app/shared/form-errors.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { formatMoney } from "#app/ui/format/format-money.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { actorOf } from "#app/admin/actor.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FigureTable } from "#app/ui/data/figure-table.tsx";
import { Money } from "#app/ui/format/money.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { DefinitionList } from "#app/ui/data/definition-list.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

export const meta = privatePage(
  (data: Route.MetaArgs["loaderData"]) => (data ? `Refund ${data.name}` : "Refund"),
  "Send a payment back, in part or in full.",
);

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

interface RefundFormProps {
  balance: { amount: number; refunded: number; waiting: number; left: number };
  formId: string;
  typed: { amount: string; reason: string } | null;
  errors: FieldErrors;
}

function RefundForm({ balance, formId, typed, errors }: RefundFormProps) {
  const dollars = (cents: number) => <Money amount={cents} currency="CAD" />;
  return (
    <>
      <FigureTable
        caption="What is left of the payment"
        rows={[
          { label: "Paid", value: dollars(balance.amount) },
          balance.refunded > 0 && { label: "Refunded", value: dollars(-balance.refunded) },
          balance.waiting > 0 && {
            label: "Requested, not confirmed yet",
            value: dollars(-balance.waiting),
          },
          { label: "Left", value: dollars(balance.left), strong: true },
        ]}
      />
      <Form method="post" noValidate className="flex flex-col gap-5">
        <ErrorSummary errors={errors} />
        <input type="hidden" name="formId" value={formId} />
        <input type="hidden" name="left" value={balance.left} />
        <TextField
          label="Amount in Canadian dollars"
          name="amount"
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          required
          defaultValue={typed?.amount ?? (balance.left / 100).toFixed(2)}
          hint="The full amount left, or part of it."
          error={errors.amount}
          className="max-w-48"
        />
        <TextArea
          label="Reason"
          name="reason"
          rows={3}
          required
          maxLength={500}
          defaultValue={typed?.reason ?? ""}
          hint="Kept in the audit log. The owner doesn't see it."
          error={errors.reason}
        />
        <div>
          <SubmitButton intent="preview">Continue</SubmitButton>
        </div>
      </Form>
    </>
  );
}

interface Confirmation {
  amount: number;
  reason: string;
  formId: string;
  left: number;
  effect: string;
}

interface RefundConfirmationProps {
  orderId: string;
  confirmation: Confirmation;
}

function RefundConfirmation({ orderId, confirmation }: RefundConfirmationProps) {
  const { amount, reason, formId, left, effect } = confirmation;
  return (
    <Card title="Please confirm">
      <div className="flex flex-col gap-6">
        <DefinitionList
          columns={1}
          items={[
            { term: "Goes back", detail: <Money amount={amount} currency="CAD" showCode /> },
            { term: "Stays", detail: <Money amount={left - amount} currency="CAD" showCode /> },
            { term: "Reason", detail: <span className="wrap-anywhere">{reason}</span> },
            { term: "Effect", detail: effect },
          ]}
        />
        <p className="text-sm text-ink-2">
          The payment provider sends the money to the card or account it came from. A refund cannot
          be undone.
        </p>
        <Form method="post" className="flex flex-wrap gap-3">
          <input type="hidden" name="formId" value={formId} />
          <input type="hidden" name="left" value={left} />
          <input type="hidden" name="amount" value={(amount / 100).toFixed(2)} />
          <input type="hidden" name="reason" value={reason} />
          <SubmitButton intent="refund" variant="danger">
            Refund {formatMoney(amount, "CAD")}
          </SubmitButton>
          <ButtonLink to={`/admin/orders/${orderId}`} variant="secondary">
            Do not refund
          </ButtonLink>
        </Form>
      </div>
    </Card>
  );
}
