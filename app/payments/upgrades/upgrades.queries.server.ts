import { ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { orders, refunds, subscriptions } from "#app/payments/payments.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { offsetOf, type Page } from "#app/shared/paging.ts";
import { readInBatches } from "#app/shared/batches.ts";
import { pick } from "#app/platform/db/pick.ts";

/** The first to expire comes first. */
export async function listPackages(db: Db, userId: string, page: Page) {
  const rows = await db
    .select({
      listingId: listings.id,
      ...pick(listings, "title", "region", "packageId"),
      purchasedAt: listings.packagePurchasedAt,
      expiresAt: listings.expiresAt,
      renewal: {
        id: subscriptions.id,
        status: subscriptions.status,
        amount: subscriptions.amount,
        renewsAt: subscriptions.renewsAt,
        paidUntil: subscriptions.paidUntil,
        endsAt: subscriptions.endsAt,
        retryAt: subscriptions.retryAt,
      },
    })
    .from(listings)
    .leftJoin(
      subscriptions,
      and(
        eq(subscriptions.listingId, listings.id),
        eq(subscriptions.userId, userId),
        sql`${subscriptions.status} <> 'cancelled'`,
      ),
    )
    .where(
      and(
        eq(listings.ownerId, userId),
        isNotNull(listings.packageId),
        eq(listings.status, "active"),
      ),
    )
    .orderBy(listings.expiresAt, listings.id)
    .limit(page.size)
    .offset(offsetOf(page));
  // A check constraint guarantees all three for an active listing.
  return rows.map((row) =>
    Object.assign(row, {
      packageId: row.packageId!,
      purchasedAt: row.purchasedAt!,
      expiresAt: row.expiresAt!,
    }),
  );
}

export type ActivePackage = Awaited<ReturnType<typeof listPackages>>[number];

/** Failed and cancelled renewals are left out. */
export async function listRenewalDates(
  db: Db,
  listingIds: readonly string[],
): Promise<Map<string, Date>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db
    .select({ listingId: subscriptions.listingId, paidUntil: subscriptions.paidUntil })
    .from(subscriptions)
    .where(
      and(
        inArray(subscriptions.listingId, [...listingIds]),
        eq(subscriptions.status, "active"),
        isNull(subscriptions.endsAt),
      ),
    );
  return new Map(rows.map(({ listingId, paidUntil }) => [listingId, paidUntil]));
}

export const listPurchasable = (db: Db, userId: string, page: Page) =>
  db
    .select(pick(listings, "id", "title", "status", "updatedAt", "expiresAt"))
    .from(listings)
    .where(and(eq(listings.ownerId, userId), inArray(listings.status, ["draft", "expired"])))
    .orderBy(desc(listings.updatedAt), desc(listings.id))
    .limit(page.size)
    .offset(offsetOf(page));

export const refundedOf = sql`(select coalesce(sum(${refunds.amount}), 0) from ${refunds}
  where ${refunds.orderId} = ${orders.id})`.mapWith(Number);

/** A checkout that was left charged nothing, and its listing is offered for payment above. */
const isShownTo = (userId: string) =>
  and(
    eq(orders.userId, userId),
    ne(orders.status, "expired"),
    or(ne(orders.kind, "package"), ne(orders.status, "open")),
  );

export const countOrders = (db: Db, userId: string): Promise<number> =>
  db.$count(orders, isShownTo(userId));

const orderColumns = {
  id: orders.id,
  listingId: orders.listingId,
  kind: orders.kind,
  packageId: orders.packageId,
  amount: orders.amount,
  currency: orders.currency,
  status: orders.status,
  receiptNumber: orders.receiptNumber,
  createdAt: orders.createdAt,
};

const selectOrders = (db: Db, where: SQL | undefined) =>
  db
    .select({
      ...orderColumns,
      title: ownTitle,
      refunded: refundedOf,
    })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id));

export const listOrders = (db: Db, userId: string, page: Page) =>
  selectOrders(db, isShownTo(userId)).limit(page.size).offset(offsetOf(page));

/** From the row after this one, for programs that read all of them. */
export const listOrdersAfter = (
  db: Db,
  userId: string,
  after: { at: Date; id: string } | null,
  limit: number,
) =>
  selectOrders(
    db,
    and(
      isShownTo(userId),
      after ? sql`(${orders.createdAt}, ${orders.id}) < (${after.at}, ${after.id})` : undefined,
    ),
  ).limit(limit);

export const exportOrders = (db: Db, userId: string) =>
  readInBatches(
    (after: string | null, size) =>
      db
        .select({ ...orderColumns, paidAt: orders.paidAt })
        .from(orders)
        .where(and(eq(orders.userId, userId), after ? gt(orders.id, after) : undefined))
        .orderBy(orders.id)
        .limit(size),
    (row) => row.id,
  );

export const exportRenewals = (db: Db, userId: string) =>
  readInBatches(
    (after: string | null, size) =>
      db
        .select({
          id: subscriptions.id,
          listingId: subscriptions.listingId,
          packageId: subscriptions.packageId,
          status: subscriptions.status,
          amount: subscriptions.amount,
          renewsAt: subscriptions.renewsAt,
          cancelledAt: subscriptions.cancelledAt,
          createdAt: subscriptions.createdAt,
        })
        .from(subscriptions)
        .where(
          and(eq(subscriptions.userId, userId), after ? gt(subscriptions.id, after) : undefined),
        )
        .orderBy(subscriptions.id)
        .limit(size),
    (row) => row.id,
  );
