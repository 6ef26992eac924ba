import { Form } from "react-router";
import type { ContactDetails, ContactField } from "./bulk-change.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

interface ContactDetailsFormProps {
  ids: string[];
  typed: ContactDetails;
  errors: FieldErrors;
}

export function ContactDetailsForm({ ids, typed, errors }: ContactDetailsFormProps) {
  const field = (name: ContactField) => ({
    name,
    optional: true,
    defaultValue: typed[name] ?? "",
    error: errors[name] ?? null,
  });
  return (
    <Form method="post" noValidate className="flex max-w-xl flex-col gap-5">
      <ErrorSummary errors={errors} />
      {ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <TextField label="Contact name" autoComplete="name" {...field("contactName")} />
      <TextField
        label="Contact email"
        type="email"
        autoComplete="email"
        {...field("contactEmail")}
      />
      <TextField label="Contact phone" type="tel" autoComplete="tel" {...field("contactPhone")} />
      <TextField
        label="Response time"
        inputMode="numeric"
        suffix="hours"
        hint="Within how many hours you answer buyers."
        {...field("responseTime")}
      />
      <div>
        <SubmitButton intent="preview">Preview the change</SubmitButton>
      </div>
    </Form>
  );
}
