import { z } from "zod";
import type { FieldChanges } from "./check-changes.ts";
import { type FieldName, isFieldName } from "./listing-fields.ts";

const text = z.string().max(20_000);
const change = z.object({ from: text, to: text });

/** What autosave sends: the fields that changed, as JSON. Null for anything else. */
export function parseChanges(json: unknown): FieldChanges | null {
  const parsed = z.record(z.string(), change).safeParse(parseJson(json));
  return parsed.success && Object.keys(parsed.data).every(isFieldName) ? parsed.data : null;
}

/** The values that a form was rendered with, as JSON in a hidden input; a form without it compares with empty fields. */
export function parseBase(json: unknown): Partial<Record<FieldName, string>> {
  const parsed = z.record(z.string(), text).safeParse(parseJson(json));
  return parsed.success
    ? Object.fromEntries(Object.entries(parsed.data).filter(([name]) => isFieldName(name)))
    : {};
}

/** Of the fields in a form, those that differ from what it was rendered with. */
export function changesOf(
  base: Partial<Record<FieldName, string>>,
  sent: Partial<Record<FieldName, string>>,
): FieldChanges {
  const names = Object.keys(sent) as FieldName[];
  return Object.fromEntries(
    names
      .map((name) => [name, { from: base[name] ?? "", to: sent[name]! }] as const)
      // Browsers send line breaks as CRLF.
      .filter(([, { from, to }]) => to.replaceAll("\r\n", "\n") !== from),
  );
}

/** Twice all texts of a listing. Deep nesting takes fifty times as long to parse as text does. */
const maxJson = 100_000;

function parseJson(json: unknown): unknown {
  if (typeof json !== "string" || json.length > maxJson) return null;
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
