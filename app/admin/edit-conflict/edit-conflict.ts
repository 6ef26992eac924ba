import { type EditedFields, isSameValue } from "#app/shared/edit-version.ts";

/** A field that somebody else changed while a form was open. */
export interface FieldConflict {
  field: string;
  theirs: unknown;
  mine: unknown;
  /** Whether the administrator at the form changed it as well. */
  isTouched: boolean;
  /** Null where no administrator did it and the audit log does not say. */
  changedBy: string | null;
  /** ISO 8601. */
  changedAt: string | null;
}

/** The name of the radio buttons by which somebody chooses between two values of a field. */
export const choiceName = (field: string): string => `choice.${field}`;

/**
 * What is to be saved after the choice: the fields for which "theirs" was chosen get the value of the version, which is what the
 * form last showed as theirs. If it changed once more, the save finds out again.
 */
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
