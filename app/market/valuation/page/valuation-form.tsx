import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { FormChoices, FormData as ValuationFormData } from "./valuation-form-data.ts";
import { answerLabels, type ValuationAnswers } from "#app/market/valuation/answers/answers.ts";
import { addBacks, maxWords } from "#app/market/valuation/answers/add-backs.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";

interface ValuationFormProps extends ValuationFormData {
  choices: FormChoices;
  submit: string;
}

/** A GET form: the address has every answer, so that back, reload and sharing work. */
export function ValuationForm({ answers, typed, errors, choices, submit }: ValuationFormProps) {
  const isWorking = useNavigation().location?.pathname === "/valueright";
  const text = (name: string) => ({
    name,
    autoComplete: "off",
    defaultValue: typed[name] ?? valueOf(answers, name),
    error: errors[name] ?? null,
    required: false,
  });
  const amount = (name: string) => ({ ...text(name), inputMode: "decimal" as const, prefix: "$" });
  const number = (name: string) => ({ ...text(name), inputMode: "decimal" as const });
  return (
    <Form method="get" action="/valueright" noValidate className="flex flex-col gap-10">
      <ErrorSummary errors={errors} />
      {answers.listing && <input type="hidden" name="listing" value={answers.listing} />}
      <Group title="The business">
        <TextField
          label="What is it, and where?"
          hint="In your words, such as “pizza place in Barrie”."
          optional={answers.trade !== null}
          maxLength={maxWords}
          {...text("words")}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label="Trade"
            name="trade"
            optional={answers.trade === null}
            defaultValue={answers.trade ?? ""}
            error={errors.trade ?? null}
            required={false}
          >
            <option value="">As written above</option>
            <Choices choices={choices.trades} whole="any" />
          </SelectField>
          <SelectField
            label="Province or state"
            name="place"
            optional
            defaultValue={answers.place ?? ""}
            required={false}
          >
            <option value="">Anywhere</option>
            <Choices choices={choices.places} whole="anywhere" />
          </SelectField>
        </div>
      </Group>

      <Group title="What it earns in a year">
        <div className="grid gap-5 sm:grid-cols-[1fr_1fr_8rem]">
          <TextField
            label="Revenue"
            optional
            hint="All sales, before expenses."
            {...amount("revenue")}
          />
          <TextField
            label="Cash flow"
            hint="Profit plus the owner's own pay."
            {...amount("cash-flow")}
          />
          <SelectField
            label="Currency"
            hint="Of all amounts."
            name="currency"
            defaultValue={answers.currency}
            required={false}
          >
            {choices.currencies.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectField>
        </div>
        <More
          title="Work out the cash flow from the net profit"
          isOpen={isAnswered(answers, errors, ["profit", ...addBacks.map(({ name }) => name)])}
        >
          <p className="text-sm text-ink-2">
            Start with the net profit of the last full year and add back what a new owner would not
            pay. If you fill in the net profit, the result replaces the cash flow above.
          </p>
          <div className="max-w-sm">
            <TextField
              label="Net profit"
              optional
              hint="Before income tax, as in the statements. A minus sign for a loss."
              {...amount("profit")}
            />
          </div>
          <div className="grid gap-5 sm:grid-cols-2">
            {addBacks.map(({ name, hint }) => (
              <TextField
                key={name}
                label={answerLabels[name]}
                hint={hint}
                optional
                {...amount(name)}
              />
            ))}
          </div>
        </More>
      </Group>

      <Group title="What else moves the price">
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <TextField
            label="Change of revenue"
            optional
            suffix="% a year"
            hint="Of the last year. A minus sign if it fell."
            {...number("growth")}
          />
          <TextField
            label="Years in business"
            optional
            suffix="years"
            hint="Under any owner."
            {...number("years")}
          />
          <TextField
            label="The owner works"
            optional
            suffix="hours"
            hint="A week, in the business."
            {...number("hours")}
          />
          <SelectField
            label="Franchise"
            name="franchise"
            optional
            hint="Under a franchisor’s brand."
            defaultValue={answers.franchise ?? ""}
            required={false}
          >
            <option value="">Not stated</option>
            <option value="no">No</option>
            <option value="yes">Yes</option>
          </SelectField>
          <SelectField
            label="Real property"
            name="property"
            defaultValue={answers.property}
            required={false}
            hint="Is the building sold with it?"
          >
            <option value="no">Not included</option>
            <option value="included">Included</option>
          </SelectField>
          <TextField
            label="Its value"
            optional
            hint="If you know it, we add it as stated."
            {...amount("property-value")}
          />
        </div>
      </Group>

      <More
        title="What our listings can't price: inventory, equipment, lease"
        isOpen={isAnswered(answers, errors, ["inventory", "equipment", "lease"])}
      >
        <p className="text-sm text-ink-2">
          These don't move the number. They go into your report, with what buyers do with them.
        </p>
        <div className="grid items-end gap-5 sm:grid-cols-3">
          <TextField label="Inventory at cost" optional {...amount("inventory")} />
          <TextField label="Equipment and furniture" optional {...amount("equipment")} />
          <TextField label="Lease left" optional suffix="years" {...number("lease")} />
        </div>
      </More>

      <div className="max-w-sm">
        <TextField
          label="Asking price in mind"
          optional
          hint="We show where it would stand among comparable businesses."
          {...amount("asking")}
        />
      </div>
      <div>
        <Button size="lg" pending={isWorking}>
          {submit}
        </Button>
      </div>
    </Form>
  );
}

function valueOf({ amounts, numbers }: ValuationAnswers, name: string): string {
  const value = { ...amounts, ...numbers }[name as keyof typeof amounts];
  return value === undefined ? "" : String(value);
}

const isAnswered = (
  { amounts, numbers }: ValuationAnswers,
  errors: Record<string, string>,
  names: readonly string[],
): boolean => names.some((name) => name in amounts || name in numbers || name in errors);

const Choices = ({ choices, whole }: { choices: FormChoices["trades"]; whole: string }) =>
  choices.map(({ value, label, narrower }) => (
    <optgroup key={value} label={label}>
      <option value={value}>{`${label}, ${whole}`}</option>
      {narrower.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </optgroup>
  ));

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="mb-4 w-full border-b border-ink pb-2 font-serif text-xl font-medium tracking-tight">
        {title}
      </legend>
      {children}
    </fieldset>
  );
}

interface MoreProps {
  title: string;
  isOpen: boolean;
  children: ReactNode;
}

function More({ title, isOpen, children }: MoreProps) {
  return (
    <details
      open={isOpen}
      className="group rounded-surface border border-line bg-surface px-5 py-1"
    >
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <Icon
          name="chevron-down"
          className="size-5 shrink-0 text-ink-2 transition-transform duration-120 group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-5 pt-1 pb-5">{children}</div>
    </details>
  );
}
