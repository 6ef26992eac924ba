import { Form } from "react-router";
import { maxReason } from "#app/deals/offers/offer.ts";
import { maxTellText } from "#app/deals/sales/sale.ts";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { formFields, type FormRefusal } from "#app/ui/forms/form-fields.ts";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import type { ClosingView } from "./load-closing.server.ts";

interface EndingFormsProps {
  closing: ClosingView;
  refusal: FormRefusal | null;
}

/** What the owner's side does while a sale is agreed: tell the others, and end it one way or the other. */
export function EndingForms({ closing: { ending, telling }, refusal }: EndingFormsProps) {
  const field = formFields(refusal);
  if (!ending || !telling) return null;
  const others = formatCount(telling.others, { one: "other buyer", other: "other buyers" });
  return (
    <>
      {(telling.toldOn || telling.others > 0) && (
        <Card title="Tell the others">
          {telling.toldOn ? (
            <p className="text-sm text-ink-2 wrap-anywhere whitespace-pre-wrap">
              {`You told them on ${telling.toldOn}:\n\n${telling.text}`}
            </p>
          ) : (
            <Form method="post" noValidate className="flex flex-col gap-4">
              <TextArea
                label="Message"
                rows={6}
                maxLength={maxTellText}
                hint={`Goes to ${others}, once. They learn neither the price nor the buyer.`}
                {...field("text", telling.text)}
              />
              <div>
                <SubmitButton intent="tell" variant="secondary">
                  {`Tell ${others}`}
                </SubmitButton>
              </div>
            </Form>
          )}
        </Card>
      )}
      {ending.canSell && (
        <Card title="Closed?">
          <Form method="post" noValidate className="flex flex-col gap-4">
            <TextField
              label={`Sale price (${ending.currency})`}
              inputMode="numeric"
              autoComplete="off"
              optional
              hint="Only you and our administrators see it."
              {...field("soldPrice", ending.soldPrice)}
            />
            <div>
              <SubmitButton intent="sold">Mark as sold</SubmitButton>
            </div>
          </Form>
        </Card>
      )}
      <Card title="Fell through?">
        <Form method="post" noValidate className="flex flex-col gap-4">
          <TextArea
            label="Reason"
            optional
            rows={3}
            maxLength={maxReason}
            hint="The buyer reads it. The listing takes offers again."
            {...field("reason")}
          />
          <div>
            <SubmitButton intent="off" variant="secondary">
              Back on the market
            </SubmitButton>
          </div>
        </Form>
      </Card>
    </>
  );
}
