import { and, asc, eq, gt, inArray, isNotNull, lt, ne, or, sql } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { closeUnpaid, type Order } from "#app/payments/checkout/checkout-session.server.ts";
import { applyFacts } from "#app/payments/events/settle.server.ts";
import { auditOrder, type OrderChange } from "#app/payments/orders/audit-order.server.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import { orders, paymentFacts, subscriptions } from "#app/payments/payments.table.ts";
import type { PaymentFact } from "#app/payments/provider/payment-fact.ts";
import { endFees } from "#app/payments/success-fee/end-fees.server.ts";
import { readInBatches } from "#app/shared/batches.ts";
import { addDays } from "#app/shared/day.ts";

const openTooLongMs = 10 * 60 * 1000;
/** A charge made while we ended it may have been missed. */
const inquiredAfterEndDays = 7;

type Subscription = typeof subscriptions.$inferSelect;

/** Orders open for more than ten minutes: their events may have been missed. */
export async function reconcileOrders(services: PaymentServices, now: Date): Promise<void> {
  const { db } = services;
  const undoneSales = await db
    .selectDistinct({ listingId: orders.listingId })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .where(
      and(
        eq(orders.kind, "success_fee"),
        inArray(orders.status, ["open", "failed"]),
        sql`(${listings.status} <> 'sold' or ${orders.soldAt} is distinct from ${listings.soldAt})`,
      ),
    );
  const waiting = readInBatches(
    (after: string | null, size) =>
      db
        .select()
        .from(orders)
        .where(
          and(
            inArray(orders.status, ["open", "processing"]),
            inArray(orders.kind, ["package", "success_fee"]),
            lt(orders.createdAt, oldEnough(now)),
            after ? gt(orders.id, after) : undefined,
          ),
        )
        .orderBy(asc(orders.id))
        .limit(size),
    ({ id }) => id,
  );
  const errors = [
    ...(await inquireEach(undoneSales, ({ listingId }) => endFees(services, listingId, now))),
    ...(await inquireEach(waiting, (order) => inquireOrder(services, order, now))),
  ];
  if (errors.length > 0) throw new AggregateError(errors, "some orders could not be reconciled");
}

/** Banks decide after weeks, and the event may have been missed. */
export async function reconcilePayments(services: PaymentServices, now: Date): Promise<void> {
  const waiting = await services.db
    .select({ id: orders.id, paymentId: orders.paymentId, invoiceId: orders.invoiceId })
    .from(orders)
    .where(
      or(
        eq(orders.status, "disputed"),
        sql`${orders.id} in (
          select pending.order_id from payment_facts pending
          where pending.kind = 'refund-pending' and pending.order_id is not null and not exists (
            select 1 from payment_facts decided
            where decided.payment_id = pending.payment_id and decided.kind in ('refunded', 'refund-failed')
              and decided.details ->> 'refundId' = pending.details ->> 'refundId'))`,
      ),
    )
    .orderBy(orders.id);
  const errors = await inquireEach(waiting, (order) => inquirePayment(services, order, now));
  if (errors.length > 0) throw new AggregateError(errors, "some payments could not be reconciled");
}

export async function reconcileSubscriptions(services: PaymentServices, now: Date): Promise<void> {
  const running = readInBatches(
    (after: string | null, size) =>
      services.db
        .select()
        .from(subscriptions)
        .where(
          and(
            or(
              ne(subscriptions.status, "cancelled"),
              gt(subscriptions.cancelledAt, addDays(now, -inquiredAfterEndDays)),
            ),
            isNotNull(subscriptions.providerSubscriptionId),
            after ? gt(subscriptions.id, after) : undefined,
          ),
        )
        .orderBy(asc(subscriptions.id))
        .limit(size),
    ({ id }) => id,
  );
  const errors = await inquireEach(running, (one) => inquireSubscription(services, one, now));
  if (errors.length > 0)
    throw new AggregateError(errors, "some subscriptions could not be reconciled");
}

/** One failure must not stop the others. */
async function inquireEach<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  inquire: (row: Row) => Promise<void>,
): Promise<unknown[]> {
  const errors: unknown[] = [];
  for await (const row of rows) await inquire(row).catch((error: unknown) => errors.push(error));
  return errors;
}

/** Does now what the jobs do periodically. */
export async function reconcileOrder(
  services: PaymentServices,
  change: OrderChange,
): Promise<{ ok: true } | { ok: false; reason: "not-found" }> {
  const { db } = services;
  const { orderId, now } = change;
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return { ok: false, reason: "not-found" };
  await auditOrder(db, change, "order-reconciled");
  await inquireOrder(services, order, now);
  const renewed =
    order.invoiceId &&
    db
      .select({ id: paymentFacts.subscriptionId })
      .from(paymentFacts)
      .where(eq(paymentFacts.invoiceId, order.invoiceId));
  const startedOrRenewed = await db
    .select()
    .from(subscriptions)
    .where(
      or(
        eq(subscriptions.orderId, orderId),
        renewed ? inArray(subscriptions.providerSubscriptionId, renewed) : undefined,
      ),
    );
  for (const subscription of startedOrRenewed)
    await inquireSubscription(services, subscription, now);
  await inquirePayment(services, order, now);
  return { ok: true };
}

const oldEnough = (now: Date): Date => new Date(now.getTime() - openTooLongMs);

async function inquireOrder(services: PaymentServices, order: Order, now: Date): Promise<void> {
  const { checkoutId, kind, status, createdAt } = order;
  if (checkoutId)
    return applyFacts(services, await services.payments.inquireCheckout(checkoutId, now), now);
  // Its checkout was never created: the process ended, or the provider refused. A younger order may be about to get one.
  if (kind === "package" && status === "open" && createdAt < oldEnough(now))
    await closeUnpaid(services, order, now);
}

async function inquirePayment(
  services: PaymentServices,
  { id: orderId, paymentId, invoiceId }: Pick<Order, "id" | "paymentId" | "invoiceId">,
  now: Date,
): Promise<void> {
  const facts = await services.payments.inquirePayment({ paymentId, invoiceId }, now);
  await applyFacts(
    services,
    facts.map((fact) => Object.assign(fact, { orderId })),
    now,
  );
}

async function inquireSubscription(
  services: PaymentServices,
  subscription: Subscription,
  now: Date,
): Promise<void> {
  const { providerSubscriptionId } = subscription;
  if (!providerSubscriptionId) return;
  const facts = await services.payments.inquireSubscription(providerSubscriptionId, now);
  await applyFacts(
    services,
    facts.filter((fact) => !isKnown(subscription, fact)),
    now,
  );
}

const states = { active: "running", past_due: "past-due", cancelled: "ended" } as const;

/** Known states are not stored again every day. */
function isKnown({ status, renewsAt, endsAt }: Subscription, fact: PaymentFact): boolean {
  if (fact.kind !== "subscription-state") return false;
  const same = (moment: Date | null, iso: string | null) =>
    (moment?.getTime() ?? null) === (iso === null ? null : Date.parse(iso));
  return (
    fact.status === states[status] && same(renewsAt, fact.periodEnd) && same(endsAt, fact.endsAt)
  );
}
