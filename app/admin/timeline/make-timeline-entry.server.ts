import { actionLabel, fieldLabel, formatValue } from "#app/admin/timeline/format-value.ts";
import type { FieldChange, TimelineEntry } from "#app/admin/timeline/timeline-entry.ts";
import { isId } from "#app/platform/db/id.ts";
import { makeTimeAgo } from "#app/ui/format/format-date.ts";

export interface AuditRow {
  id: string;
  action: string;
  details: Record<string, unknown>;
  createdAt: Date;
  actorId: string | null;
  actorName: string | null;
}

export function makeTimelineEntry(row: AuditRow, now: Date): TimelineEntry {
  const { before, after, ...rest } = row.details;
  return {
    id: row.id,
    action: actionLabel(row.action),
    actor: row.actorId ? { id: row.actorId, name: row.actorName ?? "Former member" } : null,
    at: makeTimeAgo(row.createdAt, now),
    changes: changesOf(before, after),
    facts: Object.entries(rest)
      // Skip ids and empty values.
      .filter(([, value]) => isTelling(value))
      .map(([name, value]) => ({ name: fieldLabel(name), value: formatValue(value) })),
  };
}

function changesOf(before: unknown, after: unknown): FieldChange[] {
  if (!isRecord(before) || !isRecord(after)) return [];
  return Object.keys(after).map((field) => ({
    field: fieldLabel(field),
    before: formatValue(before[field]),
    after: formatValue(after[field]),
  }));
}

function isTelling(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isTelling);
  if (typeof value === "string") return value !== "" && !isId(value);
  return typeof value === "number" || typeof value === "boolean";
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
