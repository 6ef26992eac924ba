import { ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { and, asc, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { refundedAmount } from "#app/admin/orders/order-list.queries.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { listFacts } from "#app/payments/events/payment-facts.queries.server.ts";
import {
  orders,
  paymentFacts,
  providerEvents,
  refunds,
  subscriptions,
} from "#app/payments/payments.table.ts";
import { getRefundBalance } from "#app/payments/refunds/refunds.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { escapeLike } from "#app/platform/db/escape-like.ts";
import { describeError } from "#app/platform/jobs/describe-failure.ts";
import { pick } from "#app/platform/db/pick.ts";

export type AdminOrder = NonNullable<Awaited<ReturnType<typeof findAdminOrder>>>;

export async function findAdminOrder(db: Db, orderId: string) {
  const [row] = await db
    .select({
      order: orders,
      person: { id: users.id, name: users.name, email: users.email, deletedAt: users.deletedAt },
      listing: { ...pick(listings, "id", "status", "region", "expiresAt"), title: ownTitle },
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .where(eq(orders.id, orderId));
  if (!row) return null;
  const { order } = row;
  const [balance, booked, subscription] = await Promise.all([
    getRefundBalance(db, order),
    db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.createdAt)),
    findSubscription(db, order),
  ]);
  return { ...row, balance, refunds: booked, subscription };
}

async function findSubscription(db: Db, order: typeof orders.$inferSelect) {
  const renewedBy = order.invoiceId
    ? db
        .select({ id: paymentFacts.subscriptionId })
        .from(paymentFacts)
        .where(eq(paymentFacts.invoiceId, order.invoiceId))
    : null;
  const [subscription] = await db
    .select()
    .from(subscriptions)
    .where(
      or(
        eq(subscriptions.orderId, order.id),
        renewedBy ? inArray(subscriptions.providerSubscriptionId, renewedBy) : undefined,
      ),
    )
    .orderBy(desc(subscriptions.createdAt))
    .limit(1);
  if (!subscription) return null;
  const renewals = await db
    .select({
      ...pick(orders, "id", "status", "amount"),
      refunded: refundedAmount,
      receiptNumber: orders.receiptNumber,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(
      and(
        eq(orders.listingId, order.listingId),
        eq(orders.kind, "renewal"),
        eq(orders.packageId, subscription.packageId),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(50);
  return { ...subscription, renewals };
}

type OrderEvents = Awaited<ReturnType<typeof listOrderEvents>>;
export type ProviderEventView = OrderEvents["events"][number];

export async function listOrderEvents(
  db: Db,
  { order, subscription }: Pick<AdminOrder, "order" | "subscription">,
) {
  const startedIt = subscription?.orderId === order.id;
  const subscriptionId = startedIt ? subscription.providerSubscriptionId : null;
  const { id: orderId, checkoutId, invoiceId, paymentId } = order;
  const facts = await listFacts(db, { orderId, checkoutId, invoiceId, paymentId, subscriptionId });
  const ids = [checkoutId, invoiceId, paymentId, subscriptionId].filter((one) => one !== null);
  const events = await db
    .select(
      pick(providerEvents, "id", "type", "occurredAt", "receivedAt", "processedAt", "failure"),
    )
    .from(providerEvents)
    .where(
      or(
        facts.length > 0
          ? inArray(
              providerEvents.id,
              facts.map(({ id }) => id),
            )
          : undefined,
        // An unprocessed event has no fact yet: it is found by the ids in its body. There are few.
        and(isNull(providerEvents.processedAt), mentions([orderId, ...ids])),
      ),
    )
    .orderBy(asc(providerEvents.occurredAt), asc(providerEvents.receivedAt))
    .limit(200);
  const known = new Set(events.map(({ id }) => id));
  return {
    events: events.map((event) =>
      Object.assign(event, {
        failure: event.failure && describeError(event.failure),
        facts: facts.filter(({ id }) => id === event.id),
      }),
    ),
    otherFacts: facts.filter(({ id }) => !known.has(id)),
  };
}

const mentions = (ids: string[]) =>
  or(...ids.map((id) => sql`${providerEvents.payload}::text like ${`%"${escapeLike(id)}"%`}`));
