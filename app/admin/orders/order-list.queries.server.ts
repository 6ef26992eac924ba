import { confidentialListings } from "#app/listings/confidential/confidential-listings.table.ts";
import { ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { and, eq, gte, ilike, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { defineList, type ListSource } from "#app/admin/lists/list-rows.server.ts";
import type { StateOf } from "#app/admin/lists/list-state.ts";
import { orderListSpec } from "#app/admin/orders/order-list.ts";
import type { PackageId } from "#app/listings/listing.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { OrderStatus } from "#app/payments/events/outcomes.ts";
import type { OrderKind } from "#app/payments/orders/order-labels.ts";
import { orders, refunds } from "#app/payments/payments.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { escapeLike } from "#app/platform/db/escape-like.ts";
import { isId } from "#app/platform/db/id.ts";
import { addDays } from "#app/shared/day.ts";

const sumOf = (amount: unknown) => sql`coalesce(sum(${amount}), 0)`.mapWith(Number);

export const refundedAmount =
  sql`(select coalesce(sum(r.amount), 0) from ${refunds} r where r.order_id = ${orders.id})`.mapWith(
    Number,
  );

export type AdminOrderRow = Awaited<ReturnType<typeof readOrders>>[number];

const readOrders = (db: Db, ids: string[]) =>
  db
    .select({
      id: orders.id,
      kind: orders.kind,
      packageId: orders.packageId,
      status: orders.status,
      amount: orders.amount,
      taxes: orders.taxes,
      receiptNumber: orders.receiptNumber,
      paymentId: orders.paymentId,
      createdAt: orders.createdAt,
      paidAt: orders.paidAt,
      person: users.name,
      email: users.email,
      title: ownTitle,
      region: listings.region,
      refunded: refundedAmount,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .where(inArray(orders.id, ids));

type OrdersState = Pick<StateOf<typeof orderListSpec>, "q" | "filters">;

function ordersSource({ q, filters }: OrdersState): ListSource<"date" | "amount"> {
  const { status, kind, package: packageId, period } = filters;
  return {
    table: orders,
    id: orders.id,
    keys: { date: orders.createdAt, amount: orders.amount },
    filter: and(
      status === "refunded"
        ? sql`exists (select 1 from ${refunds} r where r.order_id = ${orders.id})`
        : undefined,
      status && status !== "refunded" ? eq(orders.status, status as OrderStatus) : undefined,
      kind ? eq(orders.kind, kind as OrderKind) : undefined,
      packageId ? eq(orders.packageId, packageId as PackageId) : undefined,
      period ? gte(orders.createdAt, addDays(new Date(), -Number(period))) : undefined,
    ),
    words: q ? hasWords(q) : undefined,
  };
}

/** Subqueries, so that each table uses its own index. */
function hasWords(q: string): SQL | undefined {
  const like = `%${escapeLike(q)}%`;
  return or(
    ilike(orders.receiptNumber, like),
    sql`${orders.userId} in (select u.id from ${users} u where u.email ilike ${like} or u.name ilike ${like})`,
    sql`${orders.listingId} in (select l.id from ${listings} l where l.title ilike ${like}
      union all select own.listing_id from ${confidentialListings} own where own.particulars->>'title' ilike ${like})`,
    eq(orders.checkoutId, q),
    eq(orders.invoiceId, q),
    eq(orders.paymentId, q),
    isId(q) ? or(eq(orders.id, q), eq(orders.listingId, q), eq(orders.userId, q)) : undefined,
  );
}

export const ordersList = defineList(orderListSpec, ordersSource, readOrders);

export async function sumOrders(db: Db, state: OrdersState) {
  const { filter, words } = ordersSource(state);
  const where = and(filter, words);
  const [[payments], [returns]] = await Promise.all([
    db
      .select({ paid: sumOf(orders.amount) })
      .from(orders)
      .where(and(where, isNotNull(orders.paidAt))),
    db
      .select({ refunded: sumOf(refunds.amount) })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(where),
  ]);
  return { ...payments!, ...returns! };
}
