import type { FieldErrors } from "#app/shared/form-errors.ts";

/** The parts of the profile that are saved one by one. */
export type SectionName = "personal" | "preferences" | "privacy" | "notifications" | "broker";

export type SectionResult =
  | { section: SectionName; ok: true; message: string }
  | { section: SectionName; ok: false; errors: FieldErrors; typed: Typed };

/** What was sent, so that nothing that was typed is lost; a name may come several times. */
export type Typed = Record<string, string[]>;

export function typedIn(form: FormData): Typed {
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === "string");
  return Object.fromEntries([...new Set(form.keys())].map((name) => [name, texts(name)]));
}

/** What a field shows: what was typed while it is wrong, what is kept otherwise. */
export function shownValue(result: SectionResult | null, name: string, kept: string): string {
  return result && !result.ok ? (result.typed[name]?.[0] ?? "") : kept;
}

export function shownChoices(
  result: SectionResult | null,
  name: string,
  kept: readonly string[],
): readonly string[] {
  return result && !result.ok ? (result.typed[name] ?? []) : kept;
}

export const errorOf = (result: SectionResult | null, name: string): string | undefined =>
  result && !result.ok ? result.errors[name] : undefined;
