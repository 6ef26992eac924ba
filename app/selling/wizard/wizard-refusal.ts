import { data } from "react-router";
import type { FieldTexts } from "#app/selling/editing/autosave.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";

/** Why the wizard stays where it is. */
export interface WizardRefusal {
  error: string | null;
  errors: FieldErrors;
  /** What was sent, so that nothing has to be typed again. */
  typed: FieldTexts;
}

export const refuseStep = (status: number, refusal: Partial<WizardRefusal>) =>
  data<WizardRefusal>({ error: null, errors: {}, typed: {}, ...refusal }, { status });

export const notSaved = "Error saving draft. Please try again.";
