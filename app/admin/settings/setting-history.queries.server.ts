import { and, eq, inArray } from "drizzle-orm";
import { selectAuditEntries } from "#app/admin/audit/audit-entries.queries.server.ts";
import { entryChanges } from "#app/admin/audit/entry-changes.ts";
import type { SettingKey } from "#app/admin/settings/setting-list.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { makeTimeAgo } from "#app/ui/format/format-date.ts";

/** How many changes a page offers to revert; the audit log has the rest. */
const shown = 20;

export async function listSettingHistory(db: Db, keys: readonly SettingKey[], now: Date) {
  const where = and(eq(auditLog.subjectType, "setting"), inArray(auditLog.subjectId, [...keys]));
  const rows = await selectAuditEntries(db, where, shown);
  return rows.map(({ id, subjectId, action, details, createdAt, actorName }) => ({
    id,
    key: subjectId as SettingKey,
    by: actorName ?? "Former member",
    at: makeTimeAgo(createdAt, now),
    isRevert: action === "setting-reverted",
    changes: entryChanges(details),
  }));
}
