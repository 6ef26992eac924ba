import { useMemo } from "react";
import { Form, useNavigation } from "react-router";
import { errorList, type FieldErrors } from "#app/shared/form-errors.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FigureTable } from "#app/ui/figure-table.tsx";
import { Money } from "#app/ui/money.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";

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
