import type { ChangeEvent } from "react";
import { useEditor, useField } from "./editor-context.tsx";
import { EditorText, FieldNotes } from "./editor-fields.tsx";
import { parseFigure, readAmount } from "./figure-value.ts";
import { type FieldName, fieldOf, inputsOf } from "./listing-fields.ts";
import { rangeLabels, type RangeId } from "#app/listings/figures/range-labels.ts";
import { HelpLink } from "#app/help-link.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { askingPriceRanges, cashFlowRanges, revenueRanges } from "#app/listings/listing.ts";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { FieldError } from "#app/ui/forms/field.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";

export type Median = { category: string; median: number; listings: number } | null;

export function FigureFields({ median }: { median?: Median }) {
  return (
    <>
      <div className="flex flex-col divide-y divide-line">
        <FigureField
          name="askingPrice"
          ranges={askingPriceRanges}
          hint="What you would like to be paid for the business. Listings that state an amount are found by more searches."
        />
        <FigureField
          name="salesRevenue"
          ranges={revenueRanges}
          hint="All sales of the last full year, before expenses."
        />
        <FigureField
          name="cashFlow"
          ranges={cashFlowRanges}
          hint="What the business leaves its owner in a year: profit plus the owner's own pay."
        />
      </div>
      {median !== undefined && <MultipleNote median={median} />}
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <WorthLink />
        <HelpLink article="guides/working-capital">What the price includes</HelpLink>
      </p>
      <div className="max-w-sm">
        <EditorText
          name="growthRate"
          optional
          inputMode="decimal"
          autoComplete="off"
          suffix="% a year"
          hint="How revenue changed in the last year. A minus sign says that it fell."
        />
      </div>
    </>
  );
}

/** Opens the valuation with what the listing says already; from there the price can be taken back. */
function WorthLink() {
  const { listingId } = useEditor().autosave;
  return listingId ? (
    <PlainLink to={`/valueright?listing=${listingId}`} className="link text-sm font-semibold">
      What is it worth?
    </PlainLink>
  ) : (
    <HelpLink article="resources/valuation">What is it worth?</HelpLink>
  );
}

interface FigureFieldProps {
  name: Extract<FieldName, "askingPrice" | "salesRevenue" | "cashFlow">;
  ranges: readonly RangeId[];
  hint: string;
}

function FigureField({ name, ranges, hint }: FigureFieldProps) {
  const { initial, error, disabled } = useField(name);
  const { currency } = useEditor();
  const { label } = fieldOf(name);
  const [range, amount, onRequest] = inputsOf(name);
  const figure = parseFigure(initial);
  return (
    <fieldset
      className="flex flex-col gap-3 py-6 first:pt-0 last:pb-0"
      aria-describedby={`${name}-hint ${name}-error`}
    >
      <legend className="contents">
        <span className="font-semibold">{label}</span>
      </legend>
      <p id={`${name}-hint`} className="-mt-2 text-sm text-ink-2">
        {hint}
      </p>
      <div className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-[1fr_1fr_auto]">
        <TextField
          label={`Exact amount (${currency})`}
          name={amount!}
          // The error summary links to the figure.
          id={name}
          inputMode="decimal"
          autoComplete="off"
          prefix="$"
          defaultValue={figure.kind === "amount" ? figure.amount : ""}
          disabled={disabled}
          required={false}
          aria-invalid={error ? true : undefined}
          onChange={(event) => clearOthers(event, [range!, onRequest!])}
        />
        <SelectField
          label="or a range"
          name={range!}
          defaultValue={figure.kind === "range" ? figure.range : ""}
          disabled={disabled}
          required={false}
          onChange={(event) => clearOthers(event, [amount!, onRequest!])}
          none="No range"
          choices={ranges.map((id) => ({ value: id, label: rangeLabels[id] }))}
        />
        <Checkbox
          name={onRequest!}
          id={onRequest!}
          value="yes"
          label="On request"
          className="sm:pb-2"
          defaultChecked={figure.kind === "on-request"}
          disabled={disabled}
          onChange={(event) => clearOthers(event, [amount!, range!])}
        />
      </div>
      <FieldError id={`${name}-error`} error={error} />
      <FieldNotes name={name} />
    </fieldset>
  );
}

/** One answer at a time: giving one clears the others before the form reads its values. */
function clearOthers(
  { target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>,
  others: readonly string[],
): void {
  const isGiven =
    target instanceof HTMLInputElement && target.type === "checkbox"
      ? target.checked
      : target.value;
  if (!isGiven) return;
  for (const name of others) {
    const input = target.form?.elements.namedItem(name);
    if (input instanceof HTMLInputElement && input.type === "checkbox") input.checked = false;
    else if (input instanceof HTMLInputElement || input instanceof HTMLSelectElement)
      input.value = "";
  }
}

const oneDigit = new Intl.NumberFormat("en-CA", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

function MultipleNote({ median }: { median: Median }) {
  const multiple = priceMultiple(useField("askingPrice").value, useField("cashFlow").value);
  return (
    <div role="status" className="rounded-control bg-sunken px-4 py-3 text-sm">
      <p>
        {multiple === null ? (
          "With an exact price and an exact cash flow we show the multiple, the number that buyers compare first."
        ) : (
          <>
            Your price is <strong className="figures">{oneDigit.format(multiple)} times</strong> the
            yearly cash flow.
          </>
        )}
      </p>
      {median && (
        <p className="mt-1 text-ink-2">
          The median in {median.category} is {oneDigit.format(median.median)} times, from{" "}
          {formatCount(median.listings, { one: "listing", other: "listings" })} on Relevo.
        </p>
      )}
    </div>
  );
}

export function priceMultiple(askingPrice: string, cashFlow: string): number | null {
  const [price, earnings] = [amountOf(askingPrice), amountOf(cashFlow)];
  return price && earnings && price > 0 && earnings > 0 ? price / earnings : null;
}

function amountOf(text: string): number | null {
  const figure = parseFigure(text);
  return figure.kind === "amount" ? readAmount(figure.amount) : null;
}
