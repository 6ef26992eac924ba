import type { ReactNode } from "react";
import { HelpLink } from "#app/help-link.tsx";
import type { AmountGroup, ChoiceGroup, Filters, FilterOption } from "./filters.ts";
import { Icon } from "#app/ui/media/icon.tsx";

interface FilterPanelProps {
  form: string;
  filters: Filters;
}

export function FilterPanel({ form, filters: { groups, currency, currencies } }: FilterPanelProps) {
  const amounts = groups.filter((group) => group.kind === "amount");
  const firstAmount = groups.findIndex((group) => group.kind === "amount");
  return (
    <div className="divide-y divide-line">
      {groups.map((group, index) => {
        if (group.kind !== "amount")
          return <ChoiceFields key={group.name} form={form} group={group} />;
        // The three amounts share one currency, and form one section.
        return index === firstAmount ? (
          <section key="amounts" aria-label="Amounts" className="flex flex-col gap-4 py-5">
            <div className="flex items-center justify-between gap-4">
              <label htmlFor="currency" className="text-sm font-semibold">
                Amounts in
              </label>
              <div className="relative">
                <select
                  id="currency"
                  name="currency"
                  form={form}
                  defaultValue={currency}
                  data-chosen={currency}
                  className="control control-sm w-24"
                >
                  {currencies.map((code) => (
                    <option key={code}>{code}</option>
                  ))}
                </select>
                <Icon
                  name="chevron-down"
                  className="pointer-events-none absolute top-1/2 right-2 size-4 -translate-y-1/2 text-ink-2"
                />
              </div>
            </div>
            {amounts.map((amount) => (
              <AmountFields key={amount.name} form={form} group={amount} />
            ))}
          </section>
        ) : null;
      })}
      <p className="py-5">
        <HelpLink article="filters">What the filters mean</HelpLink>
      </p>
    </div>
  );
}

function ChoiceFields({ form, group }: { form: string; group: ChoiceGroup }) {
  const { options, folded } = group;
  const row = (option: ChoiceGroup["options"][number]) => (
    <FilterRow key={option.value} form={form} group={group} option={option} />
  );
  return (
    <Group legend={group.legend}>
      {options.map(row)}
      {folded.length > 0 && (
        <details open={folded.some(({ chosen }) => chosen)} className="group/fold">
          <summary className="mt-1 flex min-h-8 w-fit list-none items-center gap-1 rounded-control text-sm font-semibold text-accent hover:text-accent-strong [&::-webkit-details-marker]:hidden">
            <span className="group-open/fold:hidden">
              Show all {options.length + folded.length}
            </span>
            <span className="hidden group-open/fold:inline">Show fewer</span>
            <Icon
              name="chevron-down"
              className="size-4 transition-transform duration-120 group-open/fold:rotate-180"
            />
          </summary>
          {folded.map(row)}
        </details>
      )}
    </Group>
  );
}

function AmountFields({ form, group }: { form: string; group: AmountGroup }) {
  const field = (end: "Min" | "Max", value: string) => (
    <input
      name={`${group.name}${end}`}
      form={form}
      defaultValue={value}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      aria-label={end === "Min" ? `${group.legend}, from` : `${group.legend}, up to`}
      placeholder={end === "Min" ? "From" : "Up to"}
      className="control control-sm figures min-w-0"
    />
  );
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{group.legend}</legend>
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        {field("Min", group.min)}
        <span aria-hidden="true" className="text-ink-3">
          –
        </span>
        {field("Max", group.max)}
      </div>
    </fieldset>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="py-5">
      <legend className="float-start mb-1.5 w-full text-sm font-semibold">{legend}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}

interface FilterRowProps {
  form: string;
  group: Pick<ChoiceGroup, "kind" | "name">;
  option: FilterOption;
}

/** Options without matches stay listed, but muted. */
function FilterRow({ form, group, option }: FilterRowProps) {
  const isEmpty = option.count === "0" && !option.chosen;
  return (
    <label className={isEmpty ? "tick-row tick-row-empty" : "tick-row"}>
      <input
        type={group.kind === "check" ? "checkbox" : "radio"}
        name={group.name}
        value={option.value}
        form={form}
        defaultChecked={option.chosen}
        className="tick"
      />
      {`${option.label} `}
      <span>{option.count}</span>
    </label>
  );
}
