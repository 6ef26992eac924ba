import type { ReactNode } from "react";
import { Form } from "react-router";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { formFields, type FormRefusal } from "#app/ui/forms/form-fields.ts";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { SignedText } from "./signed-text.tsx";

interface SignFormProps {
  title: string;
  body: string;
  bodyHash: string;
  refusal: FormRefusal | null;
  /** Further fields of the form. */
  children?: ReactNode;
  /** Of the submit button. */
  label: string;
  intent?: string;
}

export function SignForm({
  title,
  body,
  bodyHash,
  refusal,
  children,
  label,
  intent,
}: SignFormProps) {
  const field = formFields(refusal);
  const { error, defaultValue } = field("consent");
  return (
    <Form method="post" noValidate className="flex flex-col gap-6">
      <ErrorSummary errors={refusal?.errors} />
      {refusal?.error && <Banner tone="danger">{refusal.error}</Banner>}
      <SignedText body={body} label={title} />
      <input type="hidden" name="bodyHash" value={bodyHash} />
      <div className="flex flex-col gap-6 print:hidden">
        <TextField
          label="Your full name"
          hint="Your typed name is your signature."
          autoComplete="name"
          maxLength={120}
          {...field("typedName")}
        />
        <Checkbox
          name="consent"
          label="I have read the text, agree to it, and want to sign it electronically."
          defaultChecked={defaultValue === "on"}
          error={error}
        />
        {children}
        <p className="max-w-[62ch] text-sm text-ink-2">
          As evidence for both sides, we keep the text, the time, your email address, your network
          address and your browser.
        </p>
        <div>
          <SubmitButton size="lg" {...(intent !== undefined && { intent })}>
            {label}
          </SubmitButton>
        </div>
      </div>
    </Form>
  );
}
