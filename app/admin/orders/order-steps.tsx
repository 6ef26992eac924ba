import { Form } from "react-router";
import type { AdminOrder } from "#app/admin/orders/order-detail.queries.server.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { Dialog, DialogButton } from "#app/ui/overlays/dialog.tsx";
import { formatMoney } from "#app/ui/format/format-money.ts";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { orderName } from "#app/admin/orders/order-list.ts";
import { OrderBadge } from "#app/payments/orders/order-badge.tsx";
import { packages } from "#app/payments/package.ts";
import { Badge, type BadgeTone } from "#app/ui/feedback/badge.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { DefinitionList } from "#app/ui/data/definition-list.tsx";
import { Money } from "#app/ui/format/money.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { PostButton } from "#app/ui/actions/post-button.tsx";

interface OrderStepsProps {
  order: AdminOrder["order"];
  left: number;
  canChange: boolean;
  typedNote: string;
  noteError: string | null;
}

export function OrderSteps({ order, left, canChange, typedNote, noteError }: OrderStepsProps) {
  const receipt = order.receiptNumber && (
    <ButtonLink to={`/admin/orders/${order.id}/receipt`} variant="quiet">
      Receipt {order.receiptNumber}
    </ButtonLink>
  );
  if (!canChange) return receipt;
  const isFeeDue =
    order.kind === "success_fee" && (order.status === "open" || order.status === "failed");
  const isPaid = order.status === "paid" || order.status === "disputed";
  const canRefund = isPaid && left > 0 && (order.paymentId !== null || order.invoiceId !== null);
  return (
    <Card title="Actions">
      <div className="flex flex-col items-stretch gap-3">
        {isFeeDue && <MarkPaid amount={order.amount} typed={typedNote} error={noteError} />}
        {canRefund && (
          <ButtonLink to={`/admin/orders/${order.id}/refund`} variant="secondary">
            Refund
          </ButtonLink>
        )}
        <PostButton intent="reconcile" form={{ className: "contents" }} variant="secondary">
          Reconcile now
        </PostButton>
        <p className="text-sm text-ink-2">
          Reconciling asks the payment provider about this order and applies what was missed.
        </p>
        {receipt}
      </div>
    </Card>
  );
}

interface MarkPaidProps {
  amount: number;
  typed: string;
  error: string | null;
}

/** Confirmed in a dialog: it cannot be undone. */
function MarkPaid({ amount, typed, error }: MarkPaidProps) {
  const dialog = "mark-paid";
  return (
    <Form method="post" noValidate className="flex flex-col gap-3 border-b border-line pb-5">
      <TextField
        label="How was the fee paid?"
        name="note"
        required
        maxLength={500}
        defaultValue={typed}
        hint="A bank transfer or a cheque, with its number."
        error={error}
      />
      <DialogButton dialog={dialog}>Mark as paid</DialogButton>
      <Dialog
        id={dialog}
        title="Mark the success fee as paid?"
        dismiss="Not yet"
        actions={<SubmitButton intent="mark-paid">Mark as paid</SubmitButton>}
      >
        {formatMoney(amount, "CAD")} is recorded as received, the owner is sent a receipt, and the
        fee can no longer be paid by card. This cannot be undone.
      </Dialog>
    </Form>
  );
}

type Subscription = NonNullable<AdminOrder["subscription"]>;

interface OrderSubscriptionProps {
  subscription: Subscription;
  orderId: string;
  canChange: boolean;
}

const subscriptionStates: Record<Subscription["status"], { label: string; tone: BadgeTone }> = {
  active: { label: "Renews", tone: "success" },
  past_due: { label: "Past due", tone: "danger" },
  cancelled: { label: "Cancelled", tone: "neutral" },
};

export function OrderSubscription({ subscription, orderId, canChange }: OrderSubscriptionProps) {
  const { status, packageId, amount, renewsAt, paidUntil, endsAt, retryAt } = subscription;
  const { providerSubscriptionId } = subscription;
  const date = (moment: Date) => <DateText value={moment} />;
  const { label, tone } = endsAt
    ? { label: "Ends", tone: "warning" as const }
    : subscriptionStates[status];
  return (
    <div className="flex flex-col gap-5 pt-4">
      <DefinitionList
        items={[
          { term: "State", detail: <Badge tone={tone}>{label}</Badge> },
          { term: "Package", detail: packages[packageId].name },
          {
            term: "Price per month, taxes included",
            detail: <Money amount={amount} currency="CAD" />,
          },
          { term: "Paid until", detail: date(paidUntil) },
          endsAt && { term: "Ends on", detail: date(endsAt) },
          status !== "cancelled" && !endsAt && { term: "Renews on", detail: date(renewsAt) },
          retryAt && { term: "Charged again on", detail: date(retryAt) },
          providerSubscriptionId !== null && {
            term: "Subscription at the provider",
            detail: <code className="text-sm wrap-anywhere">{providerSubscriptionId}</code>,
          },
        ]}
      />
      <Renewals renewals={subscription.renewals} currentId={orderId} />
      {canChange && status !== "cancelled" && !endsAt && (
        <CancelRenewal subscription={subscription} />
      )}
    </div>
  );
}

function Renewals({
  renewals,
  currentId,
}: {
  renewals: Subscription["renewals"];
  currentId: string;
}) {
  if (renewals.length === 0) return null;
  return (
    <ul aria-label="Renewals" className="divide-y divide-line border-y border-line text-sm">
      {renewals.map((renewal) => (
        <li key={renewal.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
          {renewal.id === currentId ? (
            <span className="font-semibold">{orderName(renewal)}</span>
          ) : (
            <PlainLink to={`/admin/orders/${renewal.id}`} className="link">
              {orderName(renewal)}
            </PlainLink>
          )}
          <DateText value={renewal.createdAt} />
          <OrderBadge order={renewal} />
          <Money amount={renewal.amount} currency="CAD" className="ms-auto" />
        </li>
      ))}
    </ul>
  );
}

function CancelRenewal({ subscription: { id, paidUntil } }: { subscription: Subscription }) {
  const dialog = "cancel-renewal";
  return (
    <>
      <div>
        <DialogButton dialog={dialog} variant="secondary" size="sm">
          Cancel the renewal
        </DialogButton>
      </div>
      <Dialog
        id={dialog}
        title="Cancel the renewal?"
        dismiss="Keep it"
        actions={
          <PostButton
            intent="cancel-renewal"
            fields={{ renewal: id }}
            form={{ preventScrollReset: true }}
            variant="danger"
          >
            Cancel the renewal
          </PostButton>
        }
      >
        The listing stays on the market until <DateText value={paidUntil} />, and nothing is charged
        after that. The owner can resume it until then.
      </Dialog>
    </>
  );
}
