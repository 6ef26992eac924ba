import type { selectAuditEntries } from "#app/admin/audit/audit-entries.queries.server.ts";
import { type EntryChange, isRecord } from "#app/admin/audit/entry-changes.ts";
import { actionLabel, fieldLabel, formatValue } from "#app/admin/timeline/format-value.ts";
import { isId } from "#app/platform/db/id.ts";
import { makeTimeAgo } from "#app/ui/format/format-date.ts";

type TimelineRow = Omit<Awaited<ReturnType<typeof selectAuditEntries>>[number], "subjectId">;

export type TimelineEntry = ReturnType<typeof makeTimelineEntry>;

export function makeTimelineEntry(row: TimelineRow, now: Date) {
  const { before, after, ...rest } = row.details;
  return {
    id: row.id,
    action: actionLabel(row.action),
    /** Null for the system or an anonymous visitor. */
    actor: row.actorId ? { id: row.actorId, name: row.actorName ?? "Former member" } : null,
    at: makeTimeAgo(row.createdAt, now),
    changes: changesOf(before, after),
    facts: Object.entries(rest)
      .filter(([, value]) => isTelling(value))
      .map(([name, value]) => ({ name: fieldLabel(name), value: formatValue(value) })),
  };
}

function changesOf(before: unknown, after: unknown): EntryChange[] {
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
