import { useMemo } from "react";
import { Form, useNavigation } from "react-router";
import { errorList, type FieldErrors } from "#app/shared/form-errors.ts";
import { Button, ButtonLink } from "#app/ui/actions/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FigureTable } from "#app/ui/data/figure-table.tsx";
import { Money } from "#app/ui/format/money.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { DefinitionList } from "#app/ui/data/definition-list.tsx";
import { formatMoney } from "#app/ui/format/format-money.ts";

interface RefundFormProps {
  balance: { amount: number; refunded: number; waiting: number; left: number };
  formId: string;
  typed: { amount: string; reason: string } | null;
  errors: FieldErrors;
}

export function RefundForm({ balance, formId, typed, errors }: RefundFormProps) {
  const isWorking = useNavigation().formMethod === "POST";
  const list = useMemo(() => errorList(errors), [errors]);
  const dollars = (cents: number) => <Money amount={cents} currency="CAD" />;
  return (
    <>
      <FigureTable
        caption="What is left of the payment"
        rows={[
          { label: "Paid", value: dollars(balance.amount) },
          ...(balance.refunded > 0
            ? [{ label: "Refunded", value: dollars(-balance.refunded) }]
            : []),
          ...(balance.waiting > 0
            ? [{ label: "Requested, not confirmed yet", value: dollars(-balance.waiting) }]
            : []),
          { label: "Left", value: dollars(balance.left), strong: true },
        ]}
      />
      <Form method="post" noValidate className="flex flex-col gap-5">
        <ErrorSummary errors={list} />
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
          <Button name="intent" value="preview" pending={isWorking}>
            Continue
          </Button>
        </div>
      </Form>
    </>
  );
}

export interface Confirmation {
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

export function RefundConfirmation({ orderId, confirmation }: RefundConfirmationProps) {
  const { amount, reason, formId, left, effect } = confirmation;
  const isWorking = useNavigation().formMethod === "POST";
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
          be taken back.
        </p>
        <Form method="post" className="flex flex-wrap gap-3">
          <input type="hidden" name="formId" value={formId} />
          <input type="hidden" name="left" value={left} />
          <input type="hidden" name="amount" value={(amount / 100).toFixed(2)} />
          <input type="hidden" name="reason" value={reason} />
          <Button name="intent" value="refund" variant="danger" pending={isWorking}>
            Refund {formatMoney(amount, "CAD")}
          </Button>
          <ButtonLink to={`/admin/orders/${orderId}`} variant="secondary">
            Do not refund
          </ButtonLink>
        </Form>
      </div>
    </Card>
  );
}
