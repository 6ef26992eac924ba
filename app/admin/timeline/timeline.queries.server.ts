import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { selectAuditEntries } from "#app/admin/audit/audit-entries.queries.server.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { offsetOf, type Page, paged } from "#app/shared/paging.ts";
import { entryChanges } from "#app/admin/audit/entry-changes.ts";
import { actionLabel, fieldLabel, formatValue } from "#app/admin/timeline/format-value.ts";
import { isId } from "#app/platform/db/id.ts";
import { makeTimeAgo } from "#app/ui/format/format-date.ts";

interface TimelineSubject {
  subjectType: "user" | "listing" | "conversation" | "order";
  subjectId: string;
}

/** A person's timeline includes their own actions. */
export async function listTimeline(
  db: Db,
  { subjectType, subjectId }: TimelineSubject,
  page: Page,
  now: Date,
) {
  const about = and(eq(auditLog.subjectType, subjectType), eq(auditLog.subjectId, subjectId));
  const where = subjectType === "user" ? or(about, eq(auditLog.actorId, subjectId)) : about;
  const [rows, entries] = await Promise.all([
    selectAuditEntries(db, where, page.size, offsetOf(page)),
    countEntries(db, about!, subjectType === "user" ? subjectId : null),
  ]);
  return paged(
    rows.map((row) => makeTimelineEntry(row, now)),
    entries,
    page,
  );
}

/** Counts own actions in the index of actors alone: administrators have tens of thousands. */
async function countEntries(db: Db, about: SQL, actorId: string | null): Promise<number> {
  if (!actorId) return db.$count(auditLog, about);
  const byOthers = and(about, sql`${auditLog.actorId} is distinct from ${actorId}`);
  const [own, others] = await Promise.all([
    db.$count(auditLog, eq(auditLog.actorId, actorId)),
    db.$count(auditLog, byOthers),
  ]);
  return own + others;
}

type TimelineRow = Omit<Awaited<ReturnType<typeof selectAuditEntries>>[number], "subjectId">;

export type TimelineEntry = ReturnType<typeof makeTimelineEntry>;

export function makeTimelineEntry(row: TimelineRow, now: Date) {
  const { before: _before, after: _after, ...rest } = row.details;
  return {
    id: row.id,
    action: actionLabel(row.action),
    /** Null for the system or an anonymous visitor. */
    actor: row.actorId ? { id: row.actorId, name: row.actorName ?? "Former member" } : null,
    at: makeTimeAgo(row.createdAt, now),
    changes: entryChanges(row.details),
    facts: Object.entries(rest)
      .filter(([, value]) => isTelling(value))
      .map(([name, value]) => ({ name: fieldLabel(name), value: formatValue(value) })),
  };
}

function isTelling(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isTelling);
  if (typeof value === "string") return value !== "" && !isId(value);
  return typeof value === "number" || typeof value === "boolean";
}
