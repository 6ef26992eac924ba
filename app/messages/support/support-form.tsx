import { useMemo } from "react";
import { Form, useNavigation } from "react-router";
import {
  contactTopicLabels,
  contactTopics,
  maxContactMessage,
} from "#app/messages/support/contact-request.ts";
import { errorList, type FieldErrors } from "#app/shared/form-errors.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";

export interface SupportRefusal {
  error: string;
  errors: FieldErrors;
  typed: Record<string, string>;
}

interface SupportFormProps {
  refusal: SupportRefusal | null;
  /** What is known of a signed-in person, and the topic that a link asked for. */
  known: { name: string; email: string; topic: string };
}

const none: FieldErrors = {};

export function SupportForm({ refusal, known }: SupportFormProps) {
  const isSending = useNavigation().formMethod === "POST";
  const errors = refusal?.errors ?? none;
  const faults = useMemo(() => errorList(errors), [errors]);
  const field = (name: string, initial = "") => ({
    name,
    defaultValue: refusal?.typed[name] ?? initial,
    error: errors[name] ?? null,
  });
  return (
    <Form method="post" noValidate className="flex flex-col gap-6">
      <ErrorSummary errors={faults} />
      {refusal?.error && <Banner tone="danger">{refusal.error}</Banner>}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label="Name" autoComplete="name" {...field("name", known.name)} />
        <TextField
          label="Email Address"
          type="email"
          autoComplete="email"
          {...field("email", known.email)}
        />
      </div>
      <SelectField label="Topic" {...field("topic", known.topic)}>
        <option value="">Choose</option>
        {contactTopics.map((topic) => (
          <option key={topic} value={topic}>
            {contactTopicLabels[topic]}
          </option>
        ))}
      </SelectField>
      <TextArea
        label="Message"
        rows={8}
        maxLength={maxContactMessage}
        hint="If it is about a listing, give its title or its address. Leave out passwords and card numbers."
        {...field("message")}
      />
      <div aria-hidden="true" className="sr-only">
        <label htmlFor="company">Leave this field empty</label>
        <input id="company" name="company" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      <div>
        <Button size="lg" pending={isSending}>
          Send
        </Button>
      </div>
    </Form>
  );
}
