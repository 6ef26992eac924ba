import {
  and,
  asc,
  desc,
  eq,
  exists,
  gte,
  ilike,
  inArray,
  isNotNull,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import type { OrderListState } from "#app/admin/orders/order-list.ts";
import type { PackageId } from "#app/listings/listing.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { OrderStatus } from "#app/payments/events/outcomes.ts";
import type { OrderKind } from "#app/payments/orders/order-labels.ts";
import { orders, refunds } from "#app/payments/payments.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { escapeLike } from "#app/platform/db/escape-like.ts";
import { isId } from "#app/platform/db/id.ts";
import { addDays } from "#app/shared/day.ts";

const exportBatch = 1_000;

const refundedOf =
  sql<number>`(select coalesce(sum(${refunds.amount}), 0) from ${refunds} where ${refunds.orderId} = ${orders.id})`.mapWith(
    Number,
  );

const columns = {
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
  userId: orders.userId,
  person: users.name,
  email: users.email,
  listingId: orders.listingId,
  title: listings.title,
  region: listings.region,
  refunded: refundedOf,
};

export type AdminOrderRow = Awaited<ReturnType<typeof listAdminOrders>>[number];

export function listAdminOrders(db: Db, state: OrderListState, now: Date) {
  return selectOrders(db, matches(db, state, now), state)
    .limit(state.size)
    .offset((state.page - 1) * state.size);
}

const selectOrders = (db: Db, where: SQL | undefined, { sort, dir }: OrderListState) => {
  const by = dir === "asc" ? asc : desc;
  const column = sort === "amount" ? orders.amount : orders.createdAt;
  return db
    .select(columns)
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .where(where)
    .orderBy(by(column), by(orders.id));
};

export const countOrders = (db: Db, state: OrderListState, now: Date): Promise<number> =>
  db.$count(orders, matches(db, state, now));

export interface OrderTotals {
  matching: number;
  all: number;
  paid: number;
  refunded: number;
}

export async function countAdminOrders(
  db: Db,
  state: OrderListState,
  now: Date,
): Promise<OrderTotals> {
  const where = matches(db, state, now);
  const [[matching], [returned], [all]] = await Promise.all([
    db
      .select({
        count: sql`count(*)`.mapWith(Number),
        paid: sql`coalesce(sum(${orders.amount}) filter (where ${isNotNull(orders.paidAt)}), 0)`.mapWith(
          Number,
        ),
      })
      .from(orders)
      .where(where),
    db
      .select({ sum: sql`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number) })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(where),
    db.select({ count: sql`count(*)`.mapWith(Number) }).from(orders),
  ]);
  return {
    matching: matching!.count,
    all: all!.count,
    paid: matching!.paid,
    refunded: returned!.sum,
  };
}

export async function* readAdminOrders(
  db: Db,
  state: OrderListState,
  now: Date,
): AsyncGenerator<AdminOrderRow> {
  const where = matches(db, state, now);
  const column = state.sort === "amount" ? orders.amount : orders.createdAt;
  const past = state.dir === "asc" ? sql`>` : sql`<`;
  let last: AdminOrderRow | undefined;
  do {
    const after: SQL | undefined =
      last &&
      sql`(${column}, ${orders.id}) ${past} (${
        state.sort === "amount" ? last.amount : last.createdAt.toISOString()
      }, ${last.id})`;
    const batch: AdminOrderRow[] = await selectOrders(db, and(where, after), state).limit(
      exportBatch,
    );
    yield* batch;
    last = batch.length === exportBatch ? batch.at(-1) : undefined;
  } while (last);
}

function matches(db: Db, { q, filters }: OrderListState, now: Date): SQL | undefined {
  const { status, kind, package: packageId, period } = filters;
  return and(
    q ? matchesWords(db, q) : undefined,
    status === "refunded" ? hasRefund(db) : undefined,
    status && status !== "refunded" ? eq(orders.status, status as OrderStatus) : undefined,
    kind ? eq(orders.kind, kind as OrderKind) : undefined,
    packageId ? eq(orders.packageId, packageId as PackageId) : undefined,
    period ? gte(orders.createdAt, addDays(now, -Number(period))) : undefined,
  );
}

const hasRefund = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(refunds)
      .where(eq(refunds.orderId, orders.id)),
  );

/** Subqueries, so that each table uses its own index. */
function matchesWords(db: Db, q: string): SQL | undefined {
  const like = `%${escapeLike(q)}%`;
  const people = db
    .select({ id: users.id })
    .from(users)
    .where(or(ilike(users.email, like), ilike(users.name, like)));
  const titles = db.select({ id: listings.id }).from(listings).where(ilike(listings.title, like));
  return or(
    ilike(orders.receiptNumber, like),
    inArray(orders.userId, people),
    inArray(orders.listingId, titles),
    eq(orders.checkoutId, q),
    eq(orders.invoiceId, q),
    eq(orders.paymentId, q),
    isId(q) ? or(eq(orders.id, q), eq(orders.listingId, q), eq(orders.userId, q)) : undefined,
  );
}
