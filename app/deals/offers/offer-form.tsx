import { type FormEvent, type ReactNode, useState } from "react";
import { Form } from "react-router";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { type FormField, formFields, type FormRefusal } from "#app/ui/forms/form-fields.ts";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { LiveTotals } from "./live-totals.tsx";
import {
  conditionKinds,
  conditionLabels,
  conditionRows,
  inclusionNames,
  inclusions,
} from "./offer.ts";

interface OfferFormProps {
  formKey: string;
  prefill: Readonly<Record<string, string>>;
  refusal: FormRefusal | null;
  currency: string;
  zone: string;
  yearlyCashFlow: number | null;
  isCounter: boolean;
}

export function OfferForm({ formKey, prefill, refusal, ...props }: OfferFormProps) {
  const { currency, zone, yearlyCashFlow, isCounter } = props;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(refusal?.typed ?? prefill);
  const given = formFields(refusal);
  const field: FormField = (name) => given(name, prefill[name]);
  const change = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name, value } = target as unknown as HTMLInputElement;
    setTyped((before) => ({ ...before, [name]: value }));
  };
  const included = field("included").defaultValue.split(",");
  const money = { inputMode: "decimal", autoComplete: "off", suffix: currency } as const;
  return (
    <Form
      method="post"
      noValidate
      onInput={change}
      className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <input type="hidden" name="formKey" value={formKey} />
      <div className="flex min-w-0 flex-col gap-9">
        <ErrorSummary errors={refusal?.errors} />
        {refusal?.error && <Banner tone="danger">{refusal.error}</Banner>}
        <Group title="Price">
          <TextField label="Price" {...money} {...field("price")} />
          <TextField
            label="Deposit"
            optional
            hint="Part of the price. A lawyer or an escrow holder keeps it. We never do."
            {...money}
            {...field("deposit")}
          />
        </Group>
        <Group
          title="Vendor take-back"
          hint="The part of the price that the owner lends to the buyer. The rest is paid in cash at closing."
        >
          <TextField label="Amount of the take-back" optional {...money} {...field("takeBack")} />
          <TextField
            label="Annual interest rate"
            optional
            inputMode="decimal"
            suffix="%"
            {...field("rate")}
          />
          <TextField
            label="Term of the take-back"
            optional
            inputMode="numeric"
            suffix="years"
            {...field("years")}
          />
        </Group>
        <Group
          title="Earn-out"
          hint="Paid on top of the price, but only if its condition is met after closing."
        >
          <TextField label="Earn-out, at most" optional {...money} {...field("earnOut")} />
          <TextField
            label="Over"
            optional
            inputMode="numeric"
            suffix="years"
            {...field("earnOutYears")}
          />
          <div className="sm:col-span-2">
            <TextField
              label="Paid if"
              optional
              maxLength={500}
              hint="For example: revenue stays above 800,000 a year"
              {...field("earnOutCondition")}
            />
          </div>
        </Group>
        <Group title="Included in the price">
          {inclusionNames.map((name) => (
            <Checkbox
              key={name}
              name="included"
              value={name}
              label={inclusions[name]}
              defaultChecked={included.includes(name)}
            />
          ))}
          <TextField
            label="Training by the owner"
            optional
            inputMode="numeric"
            suffix="weeks"
            {...field("trainingWeeks")}
          />
        </Group>
        <Conditions field={field} />
        <Group title="Deadline" hint={`Times are local to the business: ${zone}.`}>
          <TextField label="Valid until" type="date" {...field("validOn")} />
          <TextField
            label="Time"
            type="time"
            optional
            hint="Without one, until the end of the day."
            {...field("validTime")}
          />
          <div className="sm:col-span-2">
            <TextArea
              label="Notes"
              optional
              rows={4}
              maxLength={5000}
              hint="What else is agreed. It becomes part of the letter of intent."
              {...field("notes")}
            />
          </div>
        </Group>
        <div>
          <SubmitButton size="lg">
            {isCounter ? "Send the counter-offer" : "Send the offer"}
          </SubmitButton>
        </div>
      </div>
      <section
        aria-labelledby="totals-title"
        className="rounded-surface border border-line bg-surface p-5 lg:sticky lg:top-6"
      >
        <h3 id="totals-title" className="font-serif text-xl font-medium tracking-tight">
          What it comes to
        </h3>
        <output aria-live="polite" className="mt-3 block">
          <LiveTotals typed={typed} currency={currency} yearlyCashFlow={yearlyCashFlow} />
        </output>
      </section>
    </Form>
  );
}

const Group = ({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children: ReactNode;
}) => (
  <fieldset className="flex min-w-0 flex-col gap-4">
    <legend className="mb-1 w-full border-b border-ink pb-2 font-serif text-xl font-medium tracking-tight">
      {title}
    </legend>
    {hint && <p className="text-sm text-ink-2">{hint}</p>}
    <div className="grid items-end gap-x-6 gap-y-4 sm:grid-cols-2">{children}</div>
  </fieldset>
);

const kinds = conditionKinds.map((value) => ({ value, label: conditionLabels[value] }));

const Conditions = ({ field }: { field: FormField }) => (
  <fieldset className="flex min-w-0 flex-col gap-4">
    <legend className="mb-1 w-full border-b border-ink pb-2 font-serif text-xl font-medium tracking-tight">
      Conditions
    </legend>
    <p className="text-sm text-ink-2">
      What has to happen before closing, and by which day. Leave empty what you don&apos;t need.
    </p>
    {conditionRows.map((at) => (
      <div key={at} className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-[12rem_1fr_11rem]">
        <SelectField
          label={`Condition ${at}`}
          none="None"
          choices={kinds}
          {...field(`kind${at}`)}
        />
        <TextField label={`Details ${at}`} optional maxLength={500} {...field(`text${at}`)} />
        <TextField label={`Met by ${at}`} type="date" optional {...field(`by${at}`)} />
      </div>
    ))}
  </fieldset>
);
