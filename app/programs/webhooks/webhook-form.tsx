import { Form } from "react-router";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FieldError } from "#app/ui/forms/field.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { webhookEvents } from "./webhook-events.ts";
import { maxAddressLength } from "./webhook.schema.ts";

export interface TypedWebhook {
  url: string;
  events: readonly string[];
}

interface WebhookFormProps {
  intent: "add" | "change";
  label: string;
  initial: TypedWebhook;
  refusal: { typed: TypedWebhook; errors: FieldErrors } | null;
}

export function WebhookForm({ intent, label, initial, refusal }: WebhookFormProps) {
  const { url, events } = refusal?.typed ?? initial;
  return (
    <Form method="post" noValidate preventScrollReset className="flex max-w-2xl flex-col gap-5">
      <ErrorSummary errors={refusal?.errors} />
      <TextField
        label="Address"
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        hint="Of your program, such as https://crm.example.com/relevo"
        maxLength={maxAddressLength}
        defaultValue={url}
        error={refusal?.errors.url ?? null}
      />
      <fieldset id="events" tabIndex={-1} className="flex flex-col gap-1">
        <legend className="mb-1 text-sm font-semibold">Events</legend>
        {webhookEvents.map((event) => (
          <Checkbox
            key={event.name}
            name="events"
            value={event.name}
            label={event.label}
            hint={event.description}
            defaultChecked={events.includes(event.name)}
          />
        ))}
        <FieldError id="events-error" error={refusal?.errors.events ?? null} />
      </fieldset>
      <SubmitButton intent={intent} className="self-start">
        {label}
      </SubmitButton>
    </Form>
  );
}
