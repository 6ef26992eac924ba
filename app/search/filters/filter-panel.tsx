import { HelpLink } from "#app/help-link.tsx";
import type { AmountGroup, ChoiceGroup, FilterOption, Filters, NearGroup } from "./make-filters.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { ModalSheet } from "#app/ui/overlays/modal-sheet.tsx";
import { SmallSelect } from "#app/ui/forms/small-select.tsx";

interface FilterPanelProps {
  form: string;
  filters: Filters;
}

function FilterPanel({ form, filters: { groups, currency, currencies } }: FilterPanelProps) {
  const amounts = groups.filter((group) => group.kind === "amount");
  const firstAmount = groups.findIndex((group) => group.kind === "amount");
  return (
    <div className="divide-y divide-line">
      {groups.map((group, index) => {
        if (group.kind === "near") return <NearFields key={group.name} form={form} group={group} />;
        if (group.kind !== "amount")
          return <ChoiceFields key={group.name} form={form} group={group} />;
        // The three amounts share one currency and form one section.
        return index === firstAmount ? (
          <section key="amounts" aria-label="Amounts" className="flex flex-col gap-4 py-5">
            <div className="flex items-center justify-between gap-4">
              <label htmlFor="currency" className="text-sm font-semibold">
                Amounts in
              </label>
              <SmallSelect
                id="currency"
                name="currency"
                form={form}
                defaultValue={currency}
                data-chosen={currency}
                className="w-24"
                choices={currencies.map((code) => ({ value: code, label: code }))}
              />
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
  const { kind, name, legend, options, folded } = group;
  const row = ({ value, label, count, chosen }: FilterOption) => (
    // Options without matches stay listed, but muted.
    <label
      key={value}
      className={count === "0" && !chosen ? "tick-row tick-row-empty" : "tick-row"}
    >
      <input
        type={kind === "check" ? "checkbox" : "radio"}
        name={name}
        value={value}
        form={form}
        defaultChecked={chosen}
        className="tick"
      />
      {`${label} `}
      <span>{count}</span>
    </label>
  );
  return (
    <fieldset className="py-5">
      <legend className="float-start mb-1.5 w-full text-sm font-semibold">{legend}</legend>
      <div className="clear-both">
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
      </div>
    </fieldset>
  );
}

function NearFields({
  form,
  group: { city, radius, options },
}: {
  form: string;
  group: NearGroup;
}) {
  const legend = city === null ? "Near a city or town" : `Distance from ${city}`;
  return (
    <fieldset className="py-5">
      <legend className="float-start mb-1.5 w-full text-sm font-semibold">{legend}</legend>
      <div className="clear-both flex gap-2">
        {city === null && (
          <input
            name="near"
            form={form}
            defaultValue=""
            autoComplete="off"
            maxLength={80}
            aria-label="City or town"
            placeholder="City or town"
            className="control control-sm min-w-0 flex-1"
          />
        )}
        <SmallSelect
          name="radius"
          form={form}
          defaultValue={radius}
          data-chosen={radius}
          aria-label="Distance"
          className={city === null ? "w-36 shrink-0" : "grow"}
          choices={options}
        />
      </div>
    </fieldset>
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

interface FilterSheetProps {
  id: string;
  form: string;
  filters: Filters;
  showLabel: string;
  /** A column on wide screens, otherwise a sheet; always a sheet beside the map, which needs the room. */
  inline: boolean;
}

/** A column beside the results; on a phone a modal sheet, which opens without JavaScript too. */
export function FilterSheet({ id, form, filters, showLabel, inline }: FilterSheetProps) {
  return (
    <ModalSheet
      id={id}
      role="complementary"
      aria-label="Filters"
      data-inline={inline ? "lg" : undefined}
      data-stays
      // Taller than the window: it scrolls with the page and sticks to its lower edge while the results continue.
      className={`group/sheet ${inline ? "lg:sticky lg:bottom-0 lg:self-end" : ""}`}
    >
      <div className={`flex flex-col ${inline ? "max-lg:min-h-full" : "min-h-full"}`}>
        <div className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-surface px-6 py-3 lg:group-data-inline/sheet:hidden">
          <h2 className="font-serif text-xl font-medium tracking-tight">Filters</h2>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Close filters"
            className="-me-2 grid size-11 place-items-center rounded-control hover:bg-sunken"
          >
            <Icon name="x" />
          </button>
        </div>
        <div className={`grow px-6 ${inline ? "lg:ps-0.5 lg:pe-4" : ""}`}>
          <FilterPanel form={form} filters={filters} />
        </div>
        <div className="sticky bottom-0 border-t border-line bg-surface px-6 py-4 lg:group-data-inline/sheet:hidden lg:group-data-inline/sheet:bg-paper lg:group-data-inline/sheet:ps-0 noscript:lg:group-data-inline/sheet:block">
          <button
            type="submit"
            form={form}
            onClick={(event) => {
              event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
            }}
            className={`w-full ${buttonClass()}`}
          >
            <span className="js-only">{showLabel}</span>
            <span className="hidden noscript:inline">Show results</span>
          </button>
        </div>
      </div>
    </ModalSheet>
  );
}
