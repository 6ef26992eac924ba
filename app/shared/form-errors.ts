/** What a form needs to say what is wrong: by field, in the order of the fields. */
export type FieldErrors = Record<string, string>;

interface Issue {
  path: PropertyKey[];
  message: string;
}

/** The first fault of each field; later ones of the same field would only repeat it. */
export function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[String(path[0] ?? "form")] ??= message;
  return errors;
}

export const errorList = (errors: FieldErrors): { field: string; message: string }[] =>
  Object.entries(errors).map(([field, message]) => ({ field, message }));
