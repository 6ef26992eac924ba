import { and, desc, eq, gte, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { orders } from "#app/payments/payments.table.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import type { Db } from "#app/platform/db/db.ts";

// Each reads its newest rows from an index by time.

export const listSignUps = (db: Db, limit: number) =>
  db
    .select({
      id: users.id,
      name: fullName(),
      at: users.createdAt,
    })
    .from(users)
    .where(isNull(users.deletedAt))
    .orderBy(sql`${users.createdAt} desc nulls first`)
    .limit(limit);

export const listNewListings = (db: Db, limit: number) =>
  db
    .select({ id: listings.id, title: listings.title, at: listings.createdAt })
    .from(listings)
    .where(ne(listings.status, "draft"))
    .orderBy(sql`${listings.createdAt} desc nulls first`)
    .limit(limit);

export const listPaidOrders = (db: Db, limit: number) =>
  db
    .select({ id: orders.id, amount: orders.amount, title: listings.title, at: orders.paidAt })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .where(isNotNull(orders.paidAt))
    .orderBy(desc(orders.paidAt))
    .limit(limit);

/** Excludes changes to their own accounts. The lateral join uses the index of actors. */
export const listAdministratorActions = (db: Db, since: Date, limit: number) => {
  const latest = db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.actorId, users.id),
        gte(auditLog.createdAt, since),
        ne(auditLog.subjectId, sql`${users.id}::text`),
      ),
    )
    .orderBy(desc(auditLog.createdAt))
    .limit(limit)
    .as("latest");
  return db
    .select({
      id: latest.id,
      action: latest.action,
      subjectType: latest.subjectType,
      subjectId: latest.subjectId,
      actor: fullName(),
      at: latest.createdAt,
    })
    .from(users)
    .innerJoinLateral(latest, sql`true`)
    .where(eq(users.userType, "admin"))
    .orderBy(desc(latest.createdAt))
    .limit(limit);
};
