import { Form } from "react-router";
import {
  SettingFields,
  SettingForm,
  type SettingFormProps,
} from "#app/admin/settings/forms/setting-form.tsx";
import type { ValuesOf } from "#app/admin/settings/setting-sources.server.ts";
import type { FutureRate, ProvinceTaxes } from "#app/admin/settings/tax-view.ts";
import { taxAuthorityNames } from "#app/payments/tax/tax-settings.schema.ts";
import { regionsOf } from "#app/shared/places.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { type Column, DataTable } from "#app/ui/data/data-table.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";

const numberFields = Object.entries(taxAuthorityNames).map(([name, label]) => ({
  name,
  label,
  optional: true,
  maxLength: 40,
}));

const regions = regionsOf("CA").map(({ code, name }) => ({ value: code, label: name }));
const taxes = ["GST", "HST", "QST", "PST"].map((label) => ({ value: label, label }));

export function TaxesForm({
  numbers,
  provinces,
  future,
  example,
  ...form
}: SettingFormProps & ValuesOf<"taxes">) {
  const answerTo = (intent: string) => (form.answer?.typed.intent === intent ? form.answer : null);
  const rateAnswer = answerTo("rate");
  const choice = (name: string, label: string, options: { value: string; label: string }[]) => (
    <SelectField
      label={label}
      name={name}
      defaultValue={rateAnswer?.typed[name] ?? ""}
      error={rateAnswer?.errors[name] ?? null}
      none="Choose one"
      choices={options}
    />
  );
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <TitledSection id="numbers" title="Registration numbers">
          <SettingForm
            {...form}
            settingKey="taxNumbers"
            intent="numbers"
            submitLabel="Save numbers"
          >
            <SettingFields fields={numberFields} values={numbers} answer={answerTo("numbers")} />
          </SettingForm>
        </TitledSection>
        <TitledSection id="rates" title="New or future rate">
          <p className="-mt-3 text-sm text-ink-2">
            A rate counts from its first day until the next one’s. Zero ends a tax. A rate that was
            charged can no longer be changed.
          </p>
          <FutureRates rates={future} version={form.versions.taxRates ?? ""} />
          <SettingForm
            {...form}
            settingKey="taxRates"
            intent="rate"
            submitLabel="Save rate"
            className="grid gap-5 sm:grid-cols-2"
          >
            {choice("region", "Province or territory", regions)}
            {choice("label", "Tax", taxes)}
            <SettingFields
              fields={[
                { name: "since", label: "First day", type: "date" },
                { name: "rate", label: "Rate in percent", inputMode: "decimal", suffix: "%" },
              ]}
              values={{}}
              answer={rateAnswer}
            />
          </SettingForm>
        </TitledSection>
      </div>
      <TitledSection
        id="provinces"
        title="Today, by province"
        aside={<p className="text-sm text-ink-2">{`Example order: ${example}`}</p>}
      >
        <DataTable
          caption="Taxes by province today"
          columns={provinceColumns}
          rows={provinces}
          rowKey={({ region }) => region}
        />
      </TitledSection>
    </>
  );
}

function FutureRates({ rates, version }: { rates: FutureRate[]; version: string }) {
  if (rates.length === 0) return null;
  return (
    <ul className="flex flex-col divide-y divide-line border-y border-line">
      {rates.map(({ region, label, since, text }) => (
        <li key={text} className="flex flex-wrap items-center justify-between gap-3 py-2">
          {text}
          <Form method="post">
            {Object.entries({ version, region, label, since }).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button
              name="intent"
              value="remove"
              variant="secondary"
              size="sm"
              aria-label={`Remove ${text}`}
            >
              Remove
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

const lines = (texts: string[], none: string) =>
  texts.length === 0 ? (
    <span className="whitespace-nowrap text-ink-3">{none}</span>
  ) : (
    <ul className="flex flex-col gap-0.5 whitespace-nowrap">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );

const provinceColumns: Column<ProvinceTaxes>[] = [
  { key: "name", header: "Province or territory", cell: ({ name }) => name },
  { key: "rates", header: "Rates", cell: ({ rates }) => lines(rates, "None") },
  {
    key: "lines",
    header: "Charged on the example",
    align: "end",
    cell: (row) => lines(row.lines, "Nothing: no number"),
  },
  { key: "total", header: "Total", align: "end", cell: ({ total }) => total },
];
