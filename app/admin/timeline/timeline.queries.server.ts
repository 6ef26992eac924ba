import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { selectAuditEntries } from "#app/admin/audit/audit-entries.queries.server.ts";
import { makeTimelineEntry } from "#app/admin/timeline/make-timeline-entry.server.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { offsetOf, type Page, paged } from "#app/shared/paging.ts";

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
