import type { FieldErrors } from "#app/shared/form-errors.ts";

/** A form that comes back as it was typed. */
export interface FormRefusal {
  /** About the form as a whole; empty if its fields say it. */
  error: string;
  errors: FieldErrors;
  typed: Readonly<Record<string, string>>;
}

export type FormField = (
  name: string,
  initial?: string,
) => { name: string; defaultValue: string; error: string | null };

export const formFields =
  (refusal: Pick<FormRefusal, "errors" | "typed"> | null | undefined): FormField =>
  (name, initial = "") => ({
    name,
    defaultValue: refusal?.typed[name] ?? initial,
    error: refusal?.errors[name] ?? null,
  });
