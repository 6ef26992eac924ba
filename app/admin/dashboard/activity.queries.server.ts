import { ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { and, desc, eq, gte, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { type AdminAreas, canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import { refundLabel } from "#app/payments/orders/order-labels.ts";
import { refundedAmount } from "#app/admin/orders/order-list.queries.server.ts";
import { subjectPage } from "#app/admin/subject-page.ts";
import { actionLabel } from "#app/admin/timeline/format-value.ts";
import { listings } from "#app/listings/listings.table.ts";
import { orders } from "#app/payments/payments.table.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { dayMs } from "#app/shared/day.ts";
import { makeTimeAgo } from "#app/ui/format/format-date.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";
import type { IconName } from "#app/ui/media/icon-names.ts";

const limit = 8;
/** More than shown: limited administrators do not see all of them. */
const actionLimit = 30;

interface Event {
  key: string;
  icon: IconName;
  title: string;
  detail: string;
  to: string;
  at: Date;
}

export type Activity = Awaited<ReturnType<typeof loadActivity>>[number];

export async function loadActivity(db: Db, areas: AdminAreas, now: Date) {
  const can = (path: string) => canOpenAdminPath(areas, path);
  const events: Event[][] = await Promise.all([
    can("/admin/users") ? listSignUps(db) : [],
    can("/admin/listings") ? listNewListings(db) : [],
    can("/admin/orders") ? listPaidOrders(db) : [],
    listAdministratorActions(db, new Date(now.getTime() - 30 * dayMs)),
  ]);
  return events
    .flat()
    .filter(({ to }) => can(to))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, limit)
    .map((event) => Object.assign(event, { ago: makeTimeAgo(event.at, now) }));
}

// Each reads its newest rows from an index by time.

async function listSignUps(db: Db): Promise<Event[]> {
  const rows = await db
    .select({ id: users.id, detail: fullName(), at: users.createdAt })
    .from(users)
    .where(isNull(users.deletedAt))
    .orderBy(sql`${users.createdAt} desc nulls first`)
    .limit(limit);
  return rows.map((row) => makeEvent("user", "user", "New user", row));
}

async function listNewListings(db: Db): Promise<Event[]> {
  const rows = await db
    .select({ id: listings.id, detail: ownTitle, at: listings.createdAt })
    .from(listings)
    .where(ne(listings.status, "draft"))
    .orderBy(sql`${listings.createdAt} desc nulls first`)
    .limit(limit);
  return rows.map((row) => makeEvent("listing", "store", "New listing", row));
}

async function listPaidOrders(db: Db): Promise<Event[]> {
  const rows = await db
    .select({
      id: orders.id,
      amount: orders.amount,
      refunded: refundedAmount,
      detail: ownTitle,
      at: orders.paidAt,
    })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .where(isNotNull(orders.paidAt))
    .orderBy(desc(orders.paidAt))
    .limit(limit);
  return rows.map(({ id, amount, refunded, detail, at }) =>
    makeEvent("order", "credit-card", describePayment(amount, refunded), {
      id,
      detail,
      at: at!,
    }),
  );
}

const describePayment = (amount: number, refunded: number): string => {
  const paid = `${formatMoney(amount, "CAD")} paid`;
  return refunded > 0 ? `${paid}, ${refundLabel(amount, refunded).toLowerCase()}` : paid;
};

/** Excludes changes to their own accounts. The lateral join uses the index of actors. */
async function listAdministratorActions(db: Db, since: Date): Promise<Event[]> {
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
    .limit(actionLimit)
    .as("latest");
  const rows = await db
    .select({
      id: latest.id,
      action: latest.action,
      subjectType: latest.subjectType,
      subjectId: latest.subjectId,
      detail: fullName(),
      at: latest.createdAt,
    })
    .from(users)
    .innerJoinLateral(latest, sql`true`)
    .where(eq(users.userType, "admin"))
    .orderBy(desc(latest.createdAt))
    .limit(actionLimit);
  return rows.map(({ id, action, subjectType, subjectId, detail, at }) => ({
    key: `audit-${id}`,
    icon: "shield-check",
    title: actionLabel(action),
    detail,
    to: hrefOf(subjectType, subjectId),
    at,
  }));
}

const makeEvent = (
  subjectType: string,
  icon: IconName,
  title: string,
  { id, detail, at }: { id: string; detail: string; at: Date },
): Event => ({
  key: `${subjectType}-${id}`,
  icon,
  title,
  detail,
  to: hrefOf(subjectType, id),
  at,
});

const hrefOf = (subjectType: string, id: string): string =>
  // Drafts can be deleted.
  subjectType === "article"
    ? "/admin/articles"
    : (subjectPage(subjectType, id) ??
      (subjectType === "setting" ? "/admin/settings" : "/admin/audit"));
