import { Form, data } from "react-router";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { RadioGroup } from "#app/ui/forms/radio-group.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { formFields, type FormRefusal } from "#app/ui/forms/form-fields.ts";
import { formText } from "#app/shared/form-text.ts";

interface ReportFormProps {
  question: string;
  reasons: { value: string; label: string }[];
  hint: string;
  refusal: FormRefusal | null;
}

export function ReportForm({ question, reasons, hint, refusal }: ReportFormProps) {
  const field = formFields(refusal);
  return (
    <Form method="post" noValidate className="flex flex-col gap-6">
      <ErrorSummary errors={refusal?.errors} />
      {refusal?.error && <Banner tone="danger">{refusal.error}</Banner>}
      <RadioGroup label={question} choices={reasons} {...field("reason")} />
      <TextArea label="Details" optional hint={hint} {...field("details")} />
      <div>
        <SubmitButton size="lg">Send report</SubmitButton>
      </div>
    </Form>
  );
}

export const refuseReport = (
  form: FormData,
  status: number,
  { error = "", errors = {} }: Partial<Pick<FormRefusal, "error" | "errors">>,
) => {
  const text = (name: string) => formText(form, name);
  const typed = { reason: text("reason"), details: text("details") };
  return data<FormRefusal>({ error, errors, typed }, { status });
};
