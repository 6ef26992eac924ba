import { and, asc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { closeUnpaid, type Order } from "#app/payments/checkout/checkout-session.server.ts";
import { applyFacts } from "#app/payments/events/settle.server.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import { orders } from "#app/payments/payments.table.ts";
import { endFees } from "#app/payments/success-fee/end-fees.server.ts";
import type { Db } from "#app/platform/db/db.ts";

const openTooLongMs = 10 * 60 * 1000;
const batch = 100;

/** Their events may have been missed. */
export async function reconcileOrders(services: PaymentServices, now: Date): Promise<void> {
  const { db } = services;
  let after: string | null = null;
  const errors: unknown[] = [];
  for (const { listingId } of await listUndoneSales(db))
    await endFees(services, listingId, now).catch((error: unknown) => errors.push(error));
  for (;;) {
    const waiting: Order[] = await db
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
      .limit(batch);
    for (const order of waiting)
      // One failure must not hold up the others.
      await inquireOrder(services, order, now).catch((error: unknown) => errors.push(error));
    if (waiting.length < batch) break;
    after = waiting.at(-1)!.id;
  }
  if (errors.length > 0) throw new AggregateError(errors, "some orders could not be reconciled");
}

export async function inquireOrder(
  services: PaymentServices,
  order: Order,
  now: Date,
): Promise<void> {
  const { checkoutId, kind, status, createdAt } = order;
  if (checkoutId)
    return applyFacts(services, await services.payments.inquireCheckout(checkoutId, now), now);
  // Its checkout was never made: the process ended, or the provider refused. A younger order may be about to get one.
  if (kind === "package" && status === "open" && createdAt < oldEnough(now))
    await closeUnpaid(services, order, now);
}

export async function inquirePayment(
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

const oldEnough = (now: Date): Date => new Date(now.getTime() - openTooLongMs);

/** Fees still open although the sale was undone. */
const listUndoneSales = (db: Db) =>
  db
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
