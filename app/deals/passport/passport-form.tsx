import { Form } from "react-router";
import { timingLabels, timings } from "#app/accounts/passport/passport.ts";
import type { PassportTextInput } from "./passport.schema.ts";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { formFields, type FormRefusal } from "#app/ui/forms/form-fields.ts";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";

interface PassportFormProps {
  saved: PassportTextInput | null;
  refusal: FormRefusal | null;
}

export function PassportForm({ saved, refusal }: PassportFormProps) {
  const field = formFields(refusal);
  return (
    <Form method="post" noValidate preventScrollReset className="flex flex-col gap-6">
      <ErrorSummary errors={refusal?.errors} />
      <TextArea
        label="Experience"
        rows={3}
        hint="Your trade, teams you have led, businesses you have owned. We remove phone numbers, addresses and links."
        {...field("experience", saved?.experience)}
      />
      <TextArea
        label="What you are looking for"
        rows={3}
        hint="Trades, places, size."
        {...field("sought", saved?.sought)}
      />
      <SelectField
        label="When"
        none="Choose"
        choices={timings.map((value) => ({ value, label: timingLabels[value] }))}
        {...field("timing", saved?.timing)}
      />
      <TextArea
        label="About you"
        optional
        rows={4}
        hint="A few sentences, shown with your experience."
        {...field("about", saved?.about)}
      />
      <div>
        <SubmitButton intent="save" variant={saved ? "secondary" : "primary"}>
          Save
        </SubmitButton>
      </div>
    </Form>
  );
}
