import { data } from "react-router";
import type { FieldTexts } from "#app/selling/editing/autosave.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";

export interface WizardRefusal {
  error: string | null;
  errors: FieldErrors;
  typed: FieldTexts;
}

export const refuseStep = (status: number, refusal: Partial<WizardRefusal>) =>
  data<WizardRefusal>({ error: null, errors: {}, typed: {}, ...refusal }, { status });

export const notSaved = "Error saving draft. Please try again.";
