import type { FieldErrors } from "#app/shared/form-errors.ts";

export type SectionName =
  | "personal"
  | "preferences"
  | "privacy"
  | "notifications"
  | "newsletter"
  | "broker";

export type SectionResult =
  | { section: SectionName; ok: true; message: string }
  | { section: SectionName; ok: false; errors: FieldErrors; submitted: SubmittedValues };

export type SubmittedValues = Record<string, string[]>;

export function submittedValues(form: FormData): SubmittedValues {
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === "string");
  return Object.fromEntries([...new Set(form.keys())].map((name) => [name, texts(name)]));
}

export function shownValue(result: SectionResult | null, name: string, stored: string): string {
  return result && !result.ok ? (result.submitted[name]?.[0] ?? "") : stored;
}

export function shownChoices(
  result: SectionResult | null,
  name: string,
  stored: readonly string[],
): readonly string[] {
  return result && !result.ok ? (result.submitted[name] ?? []) : stored;
}

export const errorOf = (result: SectionResult | null, name: string): string | undefined =>
  result && !result.ok ? result.errors[name] : undefined;

export const fieldProps = (result: SectionResult | null, name: string, stored: string) => ({
  name,
  defaultValue: shownValue(result, name, stored),
  error: errorOf(result, name),
});
