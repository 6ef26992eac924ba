import { Form } from "react-router";
import { professionals } from "#app/deals/offers/offer.ts";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { formFields, type FormRefusal } from "#app/ui/forms/form-fields.ts";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { maxLabel, professionalLabels, stepOwnerLabels, stepOwners } from "./closing-step.ts";
import type { ClosingView } from "./load-closing.server.ts";

interface StepRowProps {
  step: ClosingView["steps"][number];
  canChange: boolean;
}

export function StepRow({ step, canChange }: StepRowProps) {
  const { id, label, owner, professional, due, isDone, isLate } = step;
  return (
    <li className="flex items-start justify-between gap-x-6 py-4">
      <div className="min-w-0 flex-1">
        <p className={`wrap-anywhere ${isDone ? "text-ink-2 line-through" : "font-semibold"}`}>
          {isDone && <Icon name="circle-check" className="me-2 inline size-5 text-success" />}
          {label}
          {isDone && <span className="sr-only">, done</span>}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          <span>
            {[owner, professional && `with: ${professional}`].filter(Boolean).join(" · ")}
          </span>
          {due && <span>{`by ${due}`}</span>}
          {isLate && <Badge tone="danger">Late</Badge>}
        </p>
        {canChange && !isDone && <DateForm step={step} />}
      </div>
      {canChange && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="stepId" value={id} />
          <SubmitButton
            intent={isDone ? "untick" : "tick"}
            size="sm"
            variant={isDone ? "quiet" : "secondary"}
            aria-label={`${isDone ? "Not done" : "Done"}: ${label}`}
          >
            {isDone ? "Not done" : "Done"}
          </SubmitButton>
        </Form>
      )}
    </li>
  );
}

const DateForm = ({ step: { id, label, dueOn } }: { step: StepRowProps["step"] }) => (
  // A new date closes it.
  <details key={dueOn} className="mt-1 text-sm">
    <summary className="min-h-6 w-fit cursor-pointer text-ink-2">
      {dueOn ? "Change the date" : "Set a date"}
      <span className="sr-only">{`: ${label}`}</span>
    </summary>
    <Form method="post" preventScrollReset className="mt-2 flex items-end gap-2">
      <input type="hidden" name="stepId" value={id} />
      <input
        type="date"
        name="dueOn"
        defaultValue={dueOn}
        aria-label={`Due: ${label}`}
        className="control h-9 w-40 py-1 text-sm"
      />
      <SubmitButton intent="date" size="sm" variant="quiet" aria-label={`Save the date: ${label}`}>
        Save
      </SubmitButton>
    </Form>
  </details>
);

const ownerChoices = stepOwners.map((value) => ({ value, label: stepOwnerLabels[value] }));
const professionalChoices = professionals.map((value) => ({
  value,
  label: professionalLabels[value],
}));

export function AddStepForm({ refusal }: { refusal: FormRefusal | null }) {
  const field = formFields(refusal);
  return (
    <Section id="add-step" title="Add a step">
      <Form method="post" noValidate className="grid items-end gap-4 pt-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField label="What is to be done" maxLength={maxLabel} {...field("label")} />
        </div>
        <SelectField label="Who does it" choices={ownerChoices} {...field("owner", "both")} />
        <SelectField
          label="With whom"
          optional
          none="Nobody else"
          choices={professionalChoices}
          {...field("professional")}
        />
        <TextField label="Due" type="date" optional {...field("dueOn")} />
        <div>
          <SubmitButton intent="add" variant="secondary">
            Add the step
          </SubmitButton>
        </div>
      </Form>
    </Section>
  );
}
