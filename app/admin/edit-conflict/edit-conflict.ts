import type { FieldErrors } from "#app/shared/form-errors.ts";
import { type EditedFields, isSameValue } from "#app/shared/edit-version.ts";

export interface FieldConflict {
  field: string;
  theirs: unknown;
  mine: unknown;
  isTouched: boolean;
  changedBy: string | null;
  changedAt: string | null;
}

interface Unsaved<Typed> {
  typed: Typed;
  /** The values that the form or its conflict notice showed. */
  version: EditedFields;
}

export type EditResult<Typed, Saved> =
  | ({ kind: "saved" } & Saved)
  | ({ kind: "invalid"; errors: FieldErrors } & Unsaved<Typed>)
  | ({ kind: "conflict"; conflicts: FieldConflict[] } & Unsaved<Typed>)
  | ({ kind: "failed" } & Partial<Unsaved<Typed>>);

export const choiceName = (field: string): string => `choice.${field}`;

/** Fields with the choice "theirs" get the value that the notice showed. If it changed again, the save detects the conflict. */
export function applyChoices<Input extends EditedFields>(
  form: FormData,
  input: Input,
  version: EditedFields,
): Input {
  const chosen = Object.keys(input).filter(
    (field) => form.get(choiceName(field)) === "theirs" && field in version,
  );
  return { ...input, ...Object.fromEntries(chosen.map((field) => [field, version[field]])) };
}

export const conflictOf = (
  field: string,
  { version, current, mine }: Record<"version" | "current" | "mine", EditedFields>,
  change: Pick<FieldConflict, "changedBy" | "changedAt">,
): FieldConflict => ({
  field,
  theirs: current[field] ?? null,
  mine: mine[field] ?? null,
  isTouched: !isSameValue(version[field], mine[field]),
  ...change,
});
