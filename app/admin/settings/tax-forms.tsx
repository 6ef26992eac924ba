import { Form } from "react-router";
import type { FutureRate } from "#app/admin/settings/tax-view.ts";
import type { TaxNumbers } from "#app/payments/tax/tax-rates.ts";
import { taxAuthorityNames } from "#app/payments/tax/tax-settings.schema.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { regionsOf } from "#app/shared/places.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";

interface TaxFormProps {
  version: string;
  typed: Record<string, string>;
  errors: FieldErrors;
  isSaving: boolean;
}

/** A tax is charged where its registration has a number. */
export const TaxNumbersForm = ({
  version,
  typed,
  errors,
  isSaving,
  numbers,
}: TaxFormProps & { numbers: TaxNumbers }) => (
  <Form method="post" noValidate className="flex flex-col gap-5">
    <input type="hidden" name="version" value={version} />
    {(Object.entries(taxAuthorityNames) as [keyof TaxNumbers, string][]).map(
      ([authority, label]) => (
        <TextField
          key={authority}
          label={label}
          name={authority}
          optional
          maxLength={40}
          defaultValue={typed[authority] ?? numbers[authority]}
          error={errors[authority] ?? null}
        />
      ),
    )}
    <div>
      <Button name="intent" value="numbers" pending={isSaving}>
        Save numbers
      </Button>
    </div>
  </Form>
);

export const TaxRateForm = ({ version, typed, errors, isSaving }: TaxFormProps) => (
  <Form method="post" noValidate className="grid gap-5 sm:grid-cols-2">
    <input type="hidden" name="version" value={version} />
    <SelectField
      label="Province or territory"
      name="region"
      defaultValue={typed.region ?? ""}
      error={errors.region ?? null}
    >
      <option value="">Choose one</option>
      {regionsOf("CA").map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
    <SelectField
      label="Tax"
      name="label"
      defaultValue={typed.label ?? ""}
      error={errors.label ?? null}
    >
      <option value="">Choose one</option>
      {["GST", "HST", "QST", "PST"].map((label) => (
        <option key={label} value={label}>
          {label}
        </option>
      ))}
    </SelectField>
    <TextField
      label="First day"
      name="since"
      type="date"
      defaultValue={typed.since}
      error={errors.since ?? null}
    />
    <TextField
      label="Rate in percent"
      name="rate"
      inputMode="decimal"
      suffix="%"
      defaultValue={typed.rate}
      error={errors.rate ?? null}
    />
    <div className="sm:col-span-2">
      <Button name="intent" value="rate" pending={isSaving}>
        Save rate
      </Button>
    </div>
  </Form>
);

/** Rates that nobody can have been charged yet. */
export function FutureRates({ rates, version }: { rates: FutureRate[]; version: string }) {
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
