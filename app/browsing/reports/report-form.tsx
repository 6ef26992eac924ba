import { Form, data } from "react-router";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { RadioGroup } from "#app/ui/forms/radio-group.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

interface ReportFormProps {
  question: string;
  reasons: { value: string; label: string }[];
  hint: string;
  refusal: ReportRefusal | null;
}

export function ReportForm({ question, reasons, hint, refusal }: ReportFormProps) {
  const errors = refusal?.errors ?? {};
  return (
    <Form method="post" noValidate className="flex flex-col gap-6">
      <ErrorSummary errors={refusal?.errors} />
      {refusal?.error && <Banner tone="danger">{refusal.error}</Banner>}
      <RadioGroup
        label={question}
        name="reason"
        choices={reasons}
        defaultValue={refusal?.typed.reason}
        error={errors.reason ?? null}
      />
      <TextArea
        label="Details"
        name="details"
        optional
        hint={hint}
        defaultValue={refusal?.typed.details}
        error={errors.details ?? null}
      />
      <div>
        <SubmitButton size="lg">Send report</SubmitButton>
      </div>
    </Form>
  );
}

interface ReportRefusal {
  error: string;
  errors: FieldErrors;
  typed: { reason: string; details: string };
}

export const refuseReport = (
  form: FormData,
  status: number,
  { error = "", errors = {} }: Partial<Pick<ReportRefusal, "error" | "errors">>,
) => {
  const text = (name: string) => String(form.get(name) ?? "");
  const typed = { reason: text("reason"), details: text("details") };
  return data<ReportRefusal>({ error, errors, typed }, { status });
};
