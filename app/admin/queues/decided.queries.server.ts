import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import type { Decided } from "#app/admin/queues/queue-item.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { makeTimeAgo } from "#app/ui/format/format-date.ts";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

interface Subject {
  subjectType: "listing" | "report" | "message" | "application" | "identity" | "contact-request";
  subjectId: string;
  actions: Record<string, string>;
}

/** The last decision, from the audit log. */
export async function findDecision(
  db: Db,
  { subjectType, subjectId, actions }: Subject,
  now: Date,
): Promise<{ decided: Decided; details: Record<string, unknown> } | null> {
  const [entry] = await db
    .select({
      action: auditLog.action,
      details: auditLog.details,
      createdAt: auditLog.createdAt,
      by: sql<string | null>`${fullName()}`,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        eq(auditLog.subjectType, subjectType),
        eq(auditLog.subjectId, subjectId),
        inArray(auditLog.action, Object.keys(actions)),
      ),
    )
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(1);
  if (!entry) return null;
  const { reason, rejection } = entry.details;
  const text = [reason, rejection].find((said) => typeof said === "string");
  return {
    decided: {
      by: entry.by,
      at: makeTimeAgo(entry.createdAt, now),
      what: actions[entry.action]!,
      text: typeof text === "string" ? text : null,
    },
    details: entry.details,
  };
}

export const summaryOf = (since: AnyPgColumn<{ data: Date }>) => ({
  waiting: sql`count(*)`.mapWith(Number),
  oldest: sql`min(${since})`.mapWith(since),
});
