import type { ComponentProps } from "react";
import { Form, useNavigation } from "react-router";
import type { AdminOrder } from "#app/admin/orders/order-detail.queries.server.ts";
import { Button, ButtonLink } from "#app/ui/actions/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { dialogCommand } from "#app/ui/overlays/dialog-command.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";
import { TextField } from "#app/ui/forms/text-field.tsx";

interface OrderStepsProps {
  order: AdminOrder["order"];
  left: number;
  typedNote: string;
  noteError: string | null;
}

export function OrderSteps({ order, left, typedNote, noteError }: OrderStepsProps) {
  const { formData } = useNavigation();
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
        <Form method="post" className="contents">
          <Button
            name="intent"
            value="reconcile"
            variant="secondary"
            pending={formData?.get("intent") === "reconcile"}
          >
            Reconcile now
          </Button>
        </Form>
        <p className="text-sm text-ink-2">
          Reconciling asks the payment provider about this order and applies what was missed.
        </p>
        {order.receiptNumber && (
          <ButtonLink to={`/admin/orders/${order.id}/receipt`} variant="quiet">
            Receipt {order.receiptNumber}
          </ButtonLink>
        )}
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
  const isWorking = useNavigation().formData?.get("intent") === "mark-paid";
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
      <Button {...(dialogCommand(dialog, "show-modal") as ComponentProps<"button">)}>
        Mark as paid
      </Button>
      <Dialog
        id={dialog}
        title="Mark the success fee as paid?"
        actions={
          <>
            <Button
              {...(dialogCommand(dialog, "close") as ComponentProps<"button">)}
              variant="secondary"
            >
              Not yet
            </Button>
            <Button name="intent" value="mark-paid" pending={isWorking}>
              Mark as paid
            </Button>
          </>
        }
      >
        {formatMoney(amount, "CAD")} is recorded as received, the owner is sent a receipt, and the
        fee can no longer be paid by card. This cannot be taken back.
      </Dialog>
    </Form>
  );
}
