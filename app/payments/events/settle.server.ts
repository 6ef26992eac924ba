import { eq } from "drizzle-orm";
import { lockListing } from "#app/listings/lifecycle/move-listing.server.ts";
import {
  listFacts,
  matchesAny,
  storeFacts,
} from "#app/payments/events/payment-facts.queries.server.ts";
import { settleOrder } from "#app/payments/events/settle-order.server.ts";
import { settleSubscription } from "#app/payments/events/settle-subscription.server.ts";
import { orders, subscriptions } from "#app/payments/payments.table.ts";
import type { PaymentServices, Settlement } from "#app/payments/payment-services.ts";
import type { FactIds, PaymentFact } from "#app/payments/provider/payment-fact.ts";
import type { Db } from "#app/platform/db/db.ts";

/** Facts without a known order wait until it is known. Safe to repeat and to run concurrently. */
export async function applyFacts(
  { db, jobs }: Pick<PaymentServices, "db" | "jobs">,
  facts: readonly PaymentFact[],
  now: Date,
): Promise<void> {
  await db.transaction((tx) => storeFacts(tx, facts));
  for (const fact of facts)
    // An order that learned another id may have facts under it that were stored meanwhile and found no order.
    while (await db.transaction((tx) => settle({ tx, jobs, now }, fact)));
}

/** True if new ids were learned, under which more facts may exist. */
async function settle(settlement: Settlement, fact: FactIds): Promise<boolean> {
  const { tx } = settlement;
  const target = await findTarget(tx, fact);
  if (!target) return false;
  // Serializes everything about a listing.
  await lockListing(tx, target.listingId);
  let learned = false;
  let subscriptionId = fact.subscriptionId ?? null;
  if (target.orderId) {
    const settled = await settleOrder(settlement, target.orderId);
    learned = settled.learned;
    subscriptionId ??= settled.subscriptionId;
  }
  if (subscriptionId) await settleSubscription(settlement, subscriptionId);
  return learned;
}

async function findTarget(tx: Db, fact: FactIds) {
  const invoiceId = fact.invoiceId ?? (await findInvoiceOf(tx, fact.paymentId));
  const { id: orderId, checkoutId, invoiceId: invoice, paymentId } = orders;
  const [order] = await tx
    .select({ id: orders.id, listingId: orders.listingId })
    .from(orders)
    .where(
      matchesAny({ orderId, checkoutId, invoiceId: invoice, paymentId }, { ...fact, invoiceId }),
    )
    .limit(1);
  if (order) return { listingId: order.listingId, orderId: order.id };
  if (!fact.subscriptionId) return null;
  const [subscription] = await tx
    .select({ listingId: subscriptions.listingId })
    .from(subscriptions)
    .where(eq(subscriptions.providerSubscriptionId, fact.subscriptionId));
  return subscription ? { listingId: subscription.listingId, orderId: null } : null;
}

/** A refund names only the payment; another event says which invoice it settled. */
async function findInvoiceOf(tx: Db, paymentId: string | null | undefined) {
  if (!paymentId) return null;
  const facts = await listFacts(tx, { paymentId });
  return facts.find((fact) => fact.invoiceId)?.invoiceId ?? null;
}
