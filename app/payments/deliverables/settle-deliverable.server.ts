import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import { lockListing } from "#app/listings/lifecycle/move-listing.server.ts";
import { ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { changeListing } from "#app/listings/confidential/store-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { type Proof, startOf } from "#app/payments/deliverables/deliverable.ts";
import { deliverableDoneEmail, deliverableImpossibleEmail } from "./deliverable-emails.ts";
import { deliverables } from "#app/payments/deliverables/deliverables.table.ts";
import { notifyOwner } from "#app/payments/events/notify-owner.server.ts";
import { auditOrder } from "#app/payments/orders/audit-order.server.ts";
import { type DeliverableKind, packagesWith } from "#app/payments/package.ts";
import type { PaymentServices, Settlement } from "#app/payments/payment-services.ts";
import { orders } from "#app/payments/payments.table.ts";
import { auditAmount } from "#app/payments/refunds/refund-balance.ts";
import { requestRefund } from "#app/payments/refunds/refund-requests.server.ts";
import type { Db } from "#app/platform/db/db.ts";

type Deliverable = typeof deliverables.$inferSelect;

export interface SettleDeliverable {
  id: string;
  actorId: string;
  requestId: string | null;
  now: Date;
}

export type SettleOutcome =
  | { ok: true }
  | {
      ok: false;
      reason: "not-found" | "already-decided" | "too-much" | "changed" | "paid-otherwise";
    };

/** A person did it. */
export const completeDeliverable = (
  services: Pick<PaymentServices, "db" | "jobs">,
  { proof, ...change }: SettleDeliverable & { proof: Proof },
): Promise<SettleOutcome> =>
  settle(services, change, async (settlement, row) => {
    await markDone(settlement, [row], proof, change.actorId);
    const details = { deliverable: row.kind, proof };
    await auditOrder(
      settlement.tx,
      { ...change, orderId: row.orderId },
      "deliverable-done",
      details,
    );
    return { ok: true };
  });

/** Nobody can do it: the owner learns why, and gets a part of the payment back. */
export const refuseDeliverable = (
  services: Pick<PaymentServices, "db" | "jobs">,
  {
    reason,
    refund,
    expectedLeft,
    ...change
  }: SettleDeliverable & { reason: string; refund: number; expectedLeft: number },
): Promise<SettleOutcome> =>
  settle(services, change, async (settlement, row) => {
    const { tx, jobs } = settlement;
    const { id, orderId, kind } = row;
    const order = { ...change, orderId };
    if (refund > 0) {
      const refunded = await requestRefund(tx, jobs, {
        ...order,
        amount: refund,
        reason,
        formId: id,
        expectedLeft,
      });
      if (!refunded.ok) return refunded;
    }
    await tx
      .update(deliverables)
      .set({
        state: "impossible",
        settledAt: change.now,
        settledBy: change.actorId,
        reason,
        refunded: refund,
      })
      .where(eq(deliverables.id, id));
    const { userId, title } = await getRecipient(tx, orderId);
    const email = deliverableImpossibleEmail({ title, orderId, kind, reason, refund });
    await notifyOwner(settlement, userId, `deliverable:${id}`, email);
    await auditOrder(tx, order, "deliverable-impossible", {
      deliverable: kind,
      reason,
      ...(refund > 0 && { amount: auditAmount(refund) }),
    });
    return { ok: true };
  });

/** Locks the listing first, as payments do, so that a refund and a decision at the same moment follow each other. */
async function settle(
  { db, jobs }: Pick<PaymentServices, "db" | "jobs">,
  { id, now }: SettleDeliverable,
  apply: (settlement: Settlement, row: Deliverable) => Promise<SettleOutcome>,
): Promise<SettleOutcome> {
  return db.transaction(async (tx) => {
    const find = () => tx.select().from(deliverables).where(eq(deliverables.id, id));
    const [found] = await find();
    if (!found) return { ok: false, reason: "not-found" };
    await lockListing(tx, found.listingId);
    const [row] = await find().for("update");
    if (row?.state !== "due") return { ok: false, reason: "already-decided" };
    return apply({ tx, jobs, now }, row);
  });
}

/** For what a later feature delivers: the email to subscribers, or the broker, who introduces themselves. */
export async function completeListingDeliverables(
  settlement: Settlement,
  { listingId, kind, proof }: { listingId: string; kind: DeliverableKind; proof: Proof },
): Promise<void> {
  const rows = await settlement.tx
    .select()
    .from(deliverables)
    .where(
      and(
        eq(deliverables.listingId, listingId),
        eq(deliverables.kind, kind),
        eq(deliverables.state, "due"),
      ),
    )
    .orderBy(deliverables.id)
    .for("update");
  await markDone(settlement, rows, proof, null);
}

/** The broker left before the paid time was over, and the listing is on the market, or is back: another one is due. */
export const reopenBrokers = (tx: Db, now: Date, listingId?: string) =>
  tx
    .update(deliverables)
    .set({ ...startOf("dedicated-broker", now), proof: null })
    .from(listings)
    .innerJoin(orders, eq(orders.listingId, listings.id))
    .where(
      and(
        eq(listings.id, deliverables.listingId),
        listingId ? eq(listings.id, listingId) : undefined,
        eq(orders.id, deliverables.orderId),
        eq(deliverables.kind, "dedicated-broker"),
        eq(deliverables.state, "done"),
        inArray(listings.status, ["active", "pending"]),
        inArray(listings.packageId, packagesWith("dedicated-broker")),
        isNull(listings.brokerId),
        gt(orders.periodEnd, now),
      ),
    );

async function markDone(
  settlement: Settlement,
  rows: readonly Deliverable[],
  proof: Proof,
  settledBy: string | null,
): Promise<void> {
  const { tx, now } = settlement;
  for (const { id, kind, listingId, orderId } of rows) {
    await tx
      .update(deliverables)
      .set({ state: "done", settledAt: now, settledBy, proof })
      .where(eq(deliverables.id, id));
    if (kind === "realtor-listing" && "url" in proof)
      await changeListing(tx, listingId, { realtorUrl: proof.url });
    // The mandate says it.
    if ("brokerId" in proof) continue;
    const { userId, title } = await getRecipient(tx, orderId);
    const email = deliverableDoneEmail({ title, listingId, kind, proof });
    await notifyOwner(settlement, userId, `deliverable:${id}:${now.toISOString()}`, email);
  }
}

async function getRecipient(tx: Db, orderId: string) {
  const [row] = await tx
    .select({ userId: orders.userId, title: ownTitle })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .where(eq(orders.id, orderId));
  return row!;
}
