import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { DefinitionList } from "#app/ui/definition-list.tsx";
import { formatMoney } from "#app/ui/format-money.ts";
import { Money } from "#app/ui/money.tsx";

export interface Confirmation {
  amount: number;
  reason: string;
  /** Makes a form that is sent twice one refund. */
  formId: string;
  /** What the administrator was shown as left. */
  left: number;
  effect: string;
}

interface RefundConfirmationProps {
  orderId: string;
  confirmation: Confirmation;
}

/** The last look before money moves: how much, why, and what happens to the listing. */
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
