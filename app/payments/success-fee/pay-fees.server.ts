import { and, eq, inArray } from "drizzle-orm";
import { lockListing } from "#app/listings/lifecycle/move-listing.server.ts";
import {
  openSession,
  type Order,
  type Session,
  sessionEnd,
} from "#app/payments/checkout/checkout-session.server.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import { orders } from "#app/payments/payments.table.ts";
import { isStanding } from "#app/payments/success-fee/success-fee.ts";
import type { Db } from "#app/platform/db/db.ts";
import { storeFacts } from "#app/payments/events/payment-facts.queries.server.ts";
import { settleOrder } from "#app/payments/events/settle-order.server.ts";
import { auditOrder, type OrderChange } from "#app/payments/orders/audit-order.server.ts";

export interface FeePayment {
  userId: string;
  orderId: string;
  now: Date;
}

export type PayFeeOutcome = Session | { ok: false; reason: "not-found" | "not-due" };

/** The order stays due until paid: a checkout that ended is replaced. */
export async function payFee(
  services: PaymentServices,
  payment: FeePayment,
): Promise<PayFeeOutcome> {
  const { db, payments } = services;
  const { now } = payment;
  const claim = await db.transaction((tx) => claimFee(tx, payment, null));
  if (!claim.ok) return claim;
  const { order } = claim;
  const known = isUsable(order, now) && (await openSession(services, order, now));
  if (known) return known;
  if (order.checkoutId && order.status === "open") {
    // A completed one is paid, even if its event has not arrived yet.
    const { status } = await payments.expireCheckout(order.checkoutId);
    if (status !== "expired") return { ok: false, reason: "not-due" };
  }
  const renewed = await db.transaction((tx) => claimFee(tx, payment, order));
  if (!renewed.ok) return renewed;
  return (await openSession(services, renewed.order, now)) ?? { ok: false, reason: "not-due" };
}

type Claim = { ok: true; order: Order } | Extract<PayFeeOutcome, { ok: false }>;

const isUsable = ({ status, checkoutExpiresAt }: Order, now: Date): boolean =>
  status === "open" && checkoutExpiresAt !== null && checkoutExpiresAt > now;

/** A session's key contains its expiry, which identifies a session that is being opened. */
const isSameCheckout = (one: Order, other: Order): boolean =>
  one.checkoutId === other.checkoutId &&
  one.checkoutExpiresAt?.getTime() === other.checkoutExpiresAt?.getTime();

/** Replaces an ended checkout, unless another tab has done so already. */
async function claimFee(
  tx: Db,
  { userId, orderId, now }: FeePayment,
  ended: Order | null,
): Promise<Claim> {
  const [found] = await tx
    .select({ listingId: orders.listingId })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId), eq(orders.kind, "success_fee")));
  if (!found) return { ok: false, reason: "not-found" };
  const listing = await lockListing(tx, found.listingId);
  const order = await findDue(tx, orderId);
  if (!order || !isStanding(listing, order.soldAt)) return { ok: false, reason: "not-due" };
  const isReplaced = ended !== null && isUsable(order, now) && !isSameCheckout(order, ended);
  return { ok: true, order: ended && !isReplaced ? await renewSession(tx, order, now) : order };
}

async function renewSession(tx: Db, { id }: Order, now: Date): Promise<Order> {
  const [order] = await tx
    .update(orders)
    .set({
      status: "open",
      checkoutId: null,
      checkoutUrl: null,
      paymentId: null,
      checkoutExpiresAt: sessionEnd(now),
      successPath: "/account?payment=success",
      cancelPath: `/account/orders/${id}`,
    })
    .where(eq(orders.id, id))
    .returning();
  return order!;
}

/** The receipt follows as for any payment. */
export async function markPaid(
  services: PaymentServices,
  { note, ...change }: OrderChange & { note: string },
): Promise<{ ok: true } | { ok: false; reason: "not-found" | "being-paid-by-card" }> {
  const { db, payments } = services;
  const { orderId, now } = change;
  const due = await findDue(db, orderId);
  if (!due) return { ok: false, reason: "not-found" };
  // An open checkout must not remain usable, or the fee could be paid twice.
  if (due.checkoutId && due.status === "open") {
    const { status } = await payments.expireCheckout(due.checkoutId);
    if (status === "complete") return { ok: false, reason: "being-paid-by-card" };
  }
  const refusal = await db.transaction(async (tx) => {
    await lockListing(tx, due.listingId);
    const current = await findDue(tx, orderId);
    if (!current) return "not-found";
    // The owner has opened another checkout since.
    if (!isSameCheckout(current, due)) return "being-paid-by-card";
    await storeFacts(tx, [
      { id: `marked-paid:${orderId}`, kind: "marked-paid", orderId, occurredAt: now },
    ]);
    await auditOrder(tx, change, "order-marked-paid", { note });
    await settleOrder({ tx, jobs: services.jobs, now }, orderId);
    return null;
  });
  return refusal ? { ok: false, reason: refusal } : { ok: true };
}

async function findDue(tx: Db, orderId: string): Promise<Order | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.kind, "success_fee"),
        inArray(orders.status, ["open", "failed"]),
      ),
    );
  return order ?? null;
}
