import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import { type EntryChange, entryChanges } from "#app/admin/audit/entry-changes.ts";
import type { SettingKey } from "#app/admin/settings/setting-list.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { makeTimeAgo, type TimeAgoValue } from "#app/ui/format/format-date.ts";

export interface PastChange {
  id: string;
  key: SettingKey;
  by: string;
  at: TimeAgoValue;
  isRevert: boolean;
  changes: EntryChange[];
}

/** How many changes a page offers to revert; the audit log has the rest. */
const shown = 20;

export async function listSettingHistory(
  db: Db,
  keys: readonly SettingKey[],
  now: Date,
): Promise<PastChange[]> {
  const rows = await db
    .select({
      id: auditLog.id,
      key: auditLog.subjectId,
      action: auditLog.action,
      details: auditLog.details,
      createdAt: auditLog.createdAt,
      by: sql<string | null>`${fullName()}`,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(eq(auditLog.subjectType, "setting"), inArray(auditLog.subjectId, [...keys])))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(shown);
  return rows.map(({ id, key, action, details, createdAt, by }) => ({
    id,
    key: key as SettingKey,
    by: by ?? "Former member",
    at: makeTimeAgo(createdAt, now),
    isRevert: action === "setting-reverted",
    changes: entryChanges(details),
  }));
}

export async function listLatestChanges(
  db: Db,
  keys: readonly SettingKey[],
  now: Date,
): Promise<Partial<Record<SettingKey, Pick<PastChange, "by" | "at">>>> {
  const latest = await Promise.all(
    keys.map(async (key) => [key, (await listSettingHistory(db, [key], now))[0]] as const),
  );
  return Object.fromEntries(
    latest.flatMap(([key, change]) => (change ? [[key, { by: change.by, at: change.at }]] : [])),
  );
}
