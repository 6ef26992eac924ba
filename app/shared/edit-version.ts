/** The values a form was rendered with. Not a time: a save that does not touch these fields is not a conflict. */
export type EditedFields = Readonly<Record<string, unknown>>;

export const versionOf = (fields: EditedFields): string => JSON.stringify(fields);

/** Null if it is missing or was tampered with. */
export function readVersion(text: unknown): EditedFields | null {
  if (typeof text !== "string") return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as EditedFields)
      : null;
  } catch {
    // Not JSON: not our form.
    return null;
  }
}

/** The fields whose stored value differs now. */
export const changedSince = (version: EditedFields, current: EditedFields): string[] =>
  Object.keys(current).filter((field) => !isSameValue(version[field], current[field]));

export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
