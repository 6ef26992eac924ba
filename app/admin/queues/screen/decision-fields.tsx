import { useRef } from "react";
import { queueHref } from "#app/admin/queues/queue-address.ts";
import type { QueueItem } from "#app/admin/queues/queue-item.ts";
import type { QueueKind } from "#app/admin/queues/queue-kind.ts";
import { maxAnswer, maxQueueReason } from "#app/admin/queues/read-reason.ts";
import { measureLabels } from "#app/admin/queues/reports/report-labels.ts";
import { reportMeasures } from "#app/browsing/reports/report.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { RadioGroup } from "#app/ui/forms/radio-group.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";

interface FieldProps {
  error: string | undefined;
}

export function ReasonField({
  kind,
  templates,
  error,
}: FieldProps & { kind: QueueKind; templates: readonly string[] }) {
  const text = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      {templates.length > 0 && (
        <SelectField
          label="Template"
          name="template"
          optional
          onChange={({ currentTarget }) => {
            if (!text.current || !currentTarget.value) return;
            text.current.value = currentTarget.value;
            text.current.focus();
          }}
        >
          <option value="">None</option>
          {templates.map((template) => (
            <option key={template} value={template}>
              {template}
            </option>
          ))}
        </SelectField>
      )}
      <TextArea
        ref={text}
        data-first
        label="Reason"
        name="reason"
        rows={4}
        maxLength={maxQueueReason}
        hint="The person reads it, by email and on the site."
        error={error}
      />
      <p className="text-sm">
        <PlainLink to={`${queueHref(kind)}/reasons`} className="link">
          Edit the templates
        </PlainLink>
      </p>
    </>
  );
}

export function MeasureField({ item, error }: FieldProps & { item: QueueItem }) {
  const links = "measures" in item ? item.measures : [];
  return (
    <>
      <RadioGroup
        label="What was done?"
        name="measure"
        choices={reportMeasures
          .filter((measure) => item.kind === "listing-reports" || measure !== "taken-down")
          .map((value) => ({ value, label: measureLabels[value] }))}
        defaultValue="nothing"
        error={error ?? null}
      />
      {links.length > 0 && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {links.map(({ label, href }) => (
            <li key={href}>
              <PlainLink to={href} target="_blank" className="link">
                {label}
                <span className="sr-only"> (opens in a new tab)</span>
              </PlainLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export const AnswerField = ({ error }: FieldProps) => (
  <TextArea
    data-first
    label="Answer"
    name="answer"
    rows={8}
    maxLength={maxAnswer}
    hint="It is sent by email, with what they wrote below it."
    error={error}
  />
);
