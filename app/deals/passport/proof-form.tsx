import { useState } from "react";
import { fundsBands, fundsText } from "#app/accounts/passport/passport.ts";
import { currencies } from "#app/shared/money.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Field, splitField } from "#app/ui/forms/field.tsx";
import { formFields, type FormRefusal } from "#app/ui/forms/form-fields.ts";
import { SelectField } from "#app/ui/forms/select-field.tsx";

/** A plain form: a script could not follow the redirect after a file that is too large. */
export function ProofForm({ refusal }: { refusal: FormRefusal | null }) {
  const [isSending, setSending] = useState(false);
  const field = formFields(refusal);
  const file = splitField({
    label: "Document",
    name: "proof",
    hint: "A letter or statement from a bank, broker or accountant, less than three months old, with your name and the amount. Black out account numbers. PDF, JPEG, PNG or WebP, up to 10 MB.",
    error: refusal?.errors["proof"] ?? null,
  });
  return (
    <form
      method="post"
      action="/account/passport"
      encType="multipart/form-data"
      noValidate
      onSubmit={() => setSending(true)}
      className="flex flex-col gap-6"
    >
      <input type="hidden" name="intent" value="prove" />
      <p className="max-w-[60ch] text-ink-2">
        One administrator reads the document, and we record each time it is opened. As soon as we
        decide, we delete it and keep only the range, the currency and the date.
      </p>
      <ErrorSummary errors={refusal?.errors} />
      <div className="grid gap-6 sm:grid-cols-2">
        <SelectField
          label="Range it shows"
          none="Choose"
          choices={fundsBands.map((value) => ({ value, label: fundsText(value) }))}
          {...field("band")}
        />
        <SelectField
          label="Currency"
          none="Choose"
          choices={currencies.map((value) => ({ value, label: value }))}
          {...field("currency")}
        />
      </div>
      <Field {...file.field}>
        <input
          {...file.input}
          type="file"
          accept="application/pdf,image/jpeg,image/png,image/webp,image/heic,image/heif"
          className="file-input"
        />
      </Field>
      <div>
        <Button size="lg" pending={isSending}>
          Send for review
        </Button>
      </div>
    </form>
  );
}
