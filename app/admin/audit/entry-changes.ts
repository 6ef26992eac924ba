import { fieldLabel, formatValue } from "#app/admin/timeline/format-value.ts";
import { formatCalendarDay } from "#app/ui/format/format-date.ts";

export interface EntryChange {
  field: string;
  before: string;
  after: string;
}

export function entryChanges(details: Record<string, unknown>): EntryChange[] {
  const { before, after } = details;
  if (!isRecord(before) || !isRecord(after)) return [];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((name) => {
    const [old, fresh] = [before[name], after[name]];
    const field = nameOf(name);
    if (isTextList(old) && isTextList(fresh))
      return {
        field,
        before: formatValue(old.filter((one) => !fresh.includes(one))),
        after: formatValue(fresh.filter((one) => !old.includes(one))),
      };
    return { field, before: show(old), after: show(fresh) };
  });
}

/** "USD 2026-11-02" and "CA-NS HST 2025-04-01" are names of rates, which have a day. */
function nameOf(name: string): string {
  const dated = /^(.*) (\d{4}-\d{2}-\d{2})$/.exec(name);
  if (dated) return `${dated[1]!.replace(/^CA-/, "")}, ${formatCalendarDay(dated[2]!)}`;
  return /^[A-Z]{3}(-[A-Z]{2})?$/.test(name) ? name : fieldLabel(name);
}

/** The announcement's figures are pairs of a value and a label. */
function show(value: unknown): string {
  if (Array.isArray(value) && value.every(isRecord))
    return formatValue(value.map((one) => Object.values(one).join(" ")));
  return formatValue(value);
}

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
