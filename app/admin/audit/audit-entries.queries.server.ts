import { desc, eq, type SQL, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";

export const selectAuditEntries = (db: Db, where: SQL | undefined, limit: number, offset = 0) =>
  db
    .select({
      ...pick(auditLog, "id", "action", "subjectId", "details", "createdAt", "actorId"),
      actorName: sql<string | null>`${fullName()}`,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(where)
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit)
    .offset(offset);
