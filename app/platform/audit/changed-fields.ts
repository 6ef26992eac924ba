export interface ChangedFields {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

export function changedFields(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): ChangedFields | null {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null),
  );
  if (keys.length === 0) return null;
  const pick = (row: Record<string, unknown>) =>
    Object.fromEntries(keys.map((key) => [key, row[key] ?? null]));
  return { before: pick(before), after: pick(after) };
}
