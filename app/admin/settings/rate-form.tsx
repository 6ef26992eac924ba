import { Form } from "react-router";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";

interface RateFormProps {
  version: string;
  /** 2026-11-16 */
  today: string;
  typed: Record<string, string>;
  errors: FieldErrors;
  isSaving: boolean;
}

export const RateForm = ({ version, today, typed, errors, isSaving }: RateFormProps) => (
  <Form method="post" noValidate className="grid gap-5 sm:grid-cols-2">
    <input type="hidden" name="version" value={version} />
    <div className="sm:col-span-2">
      <TextField
        label="Day"
        name="day"
        type="date"
        max={today}
        defaultValue={typed.day ?? today}
        error={errors.day ?? null}
      />
    </div>
    <TextField
      label="US dollars"
      name="USD"
      optional
      inputMode="decimal"
      hint="For one Canadian dollar"
      defaultValue={typed.USD}
      error={errors.USD ?? null}
    />
    <TextField
      label="Mexican pesos"
      name="MXN"
      optional
      inputMode="decimal"
      hint="For one Canadian dollar"
      defaultValue={typed.MXN}
      error={errors.MXN ?? null}
    />
    <div className="sm:col-span-2">
      <Button name="intent" value="add" pending={isSaving}>
        Save rates
      </Button>
    </div>
  </Form>
);
