import { useEffect, useRef } from "react";
import {
  SettingFields,
  SettingForm,
  type SettingFormProps,
} from "#app/admin/settings/forms/setting-form.tsx";
import type { ValuesOf } from "#app/admin/settings/setting-sources.server.ts";
import type { DatedRate, PlannedRate } from "#app/listings/figures/parse-rates.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { type Column, DataTable } from "#app/ui/data/data-table.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { formatCalendarDay } from "#app/ui/format/format-date.ts";
import { formatPercent } from "#app/ui/format/format-percent.ts";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";

const perDollar = {
  optional: true,
  inputMode: "decimal",
  hint: "For one Canadian dollar",
} as const;

export function ExchangeRatesForm({
  rates,
  today,
  ...form
}: SettingFormProps & ValuesOf<"exchange-rates">) {
  const { answer } = form;
  const preview = answer?.preview;
  const lineErrors = preview?.kind === "line-errors" ? preview.lines : [];
  return (
    <>
      {preview?.kind === "rates" && <RatePlan {...form} plan={preview.plan} />}
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <TitledSection id="add" title="Add or correct a day">
          <SettingForm
            {...form}
            settingKey="exchangeRates"
            intent="add"
            submitLabel="Save rates"
            className="grid gap-5 sm:grid-cols-2"
          >
            <div className="sm:col-span-2">
              <SettingFields
                fields={[{ name: "day", label: "Day", type: "date", max: today }]}
                values={{ day: today }}
                answer={answer}
              />
            </div>
            <SettingFields
              fields={[
                { ...perDollar, name: "USD", label: "US dollars" },
                { ...perDollar, name: "MXN", label: "Mexican pesos" },
              ]}
              values={{}}
              answer={answer}
            />
          </SettingForm>
        </TitledSection>
        <TitledSection id="csv-section" title="Many at once">
          <SettingForm
            {...form}
            settingKey="exchangeRates"
            intent="preview"
            submitLabel="Check and preview"
            isMultipart
            isSecondary
          >
            <TextArea
              label="CSV text"
              name="csv"
              rows={6}
              optional
              spellCheck={false}
              hint="Currency, date and rate on each line: USD,2026-11-02,0.7134"
              defaultValue={answer?.typed.csv}
              error={lineErrors.length > 0 ? "Nothing was saved. Correct these lines:" : null}
              className="font-mono text-sm"
            />
            {lineErrors.length > 0 && (
              <ul className="-mt-3 flex max-h-64 flex-col gap-1 overflow-y-auto text-sm text-danger">
                {lineErrors.slice(0, 100).map(({ line, message }) => (
                  <li key={line}>{`Line ${String(line)}: ${message}`}</li>
                ))}
              </ul>
            )}
            <div className="flex flex-col gap-1.5">
              <label htmlFor="file" className="text-sm font-semibold">
                Or a CSV file
              </label>
              <input
                type="file"
                id="file"
                name="file"
                accept=".csv,text/csv,text/plain"
                className="file-input"
              />
            </div>
          </SettingForm>
        </TitledSection>
      </div>
      <TitledSection id="rates" title="Rates by day">
        <RateTable rates={rates} />
      </TitledSection>
    </>
  );
}

const effects = { new: "New", corrected: "Corrected", unchanged: "Unchanged" } as const;

const planColumns: Column<PlannedRate>[] = [
  { key: "day", header: "Day", cell: ({ asOf }) => formatCalendarDay(asOf) },
  { key: "currency", header: "Currency", cell: ({ currency }) => currency },
  { key: "before", header: "Before", align: "end", cell: ({ before }) => before ?? "–" },
  { key: "after", header: "After", align: "end", cell: ({ perCad }) => perCad },
  {
    key: "effect",
    header: "Effect",
    cell: ({ effect, jump }) => (
      <span className="flex flex-wrap items-center gap-2">
        {effects[effect]}
        {jump !== null && (
          <Badge tone="warning">{`${formatPercent(jump * 100)} from the day before it`}</Badge>
        )}
      </span>
    ),
  },
];

function RatePlan({ plan, ...form }: SettingFormProps & { plan: PlannedRate[] }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), [plan]);
  const changes = plan.filter(({ effect }) => effect !== "unchanged").length;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="plan"
      className="flex flex-col gap-4 rounded-surface border-2 border-accent bg-surface p-5"
    >
      <h2 id="plan" className="text-lg font-semibold">
        {`Nothing is saved yet: ${formatCount(changes, { one: "rate changes", other: "rates change" })}`}
      </h2>
      <div className="max-h-96 overflow-y-auto">
        <DataTable
          caption="What would be saved"
          columns={planColumns}
          rows={plan}
          rowKey={({ currency, asOf }) => `${currency} ${asOf}`}
        />
      </div>
      <SettingForm
        {...form}
        settingKey="exchangeRates"
        intent="save"
        submitLabel={changes === 0 ? "Close" : "Save these rates"}
      >
        <input type="hidden" name="csv" value={form.answer?.typed.csv ?? ""} />
      </SettingForm>
    </section>
  );
}

interface DayRow {
  asOf: string;
  rates: Partial<Record<DatedRate["currency"], number>>;
}

const dayColumns: Column<DayRow>[] = [
  { key: "day", header: "Day", cell: ({ asOf }) => formatCalendarDay(asOf) },
  { key: "USD", header: "US dollars", align: "end", cell: ({ rates }) => rates.USD ?? "–" },
  { key: "MXN", header: "Mexican pesos", align: "end", cell: ({ rates }) => rates.MXN ?? "–" },
];

function RateTable({ rates }: { rates: DatedRate[] }) {
  const days = [...Map.groupBy(rates, ({ asOf }) => asOf)].map(([asOf, ofDay]): DayRow => ({
    asOf,
    rates: Object.fromEntries(ofDay.map(({ currency, perCad }) => [currency, perCad])),
  }));
  return (
    <DataTable
      caption="Units of each currency for one Canadian dollar"
      columns={dayColumns}
      rows={days}
      rowKey={({ asOf }) => asOf}
      empty={<p className="text-sm text-ink-2">There is no rate yet.</p>}
    />
  );
}
