import { and, desc, eq, isNotNull, ne } from "drizzle-orm";
import { endTerm } from "#app/listings/lifecycle/change-term.server.ts";
import { lockListing } from "#app/listings/lifecycle/move-listing.server.ts";
import type { SettlePayments } from "#app/listings/lifecycle/settle-payments.server.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import { orders, subscriptions } from "#app/payments/payments.table.ts";
import { queueRefund } from "#app/payments/refunds/queue-refund.server.ts";
import {
  getRefundBalance,
  refundedOrder,
} from "#app/payments/refunds/refund-balance.queries.server.ts";
import { endRenewals } from "#app/payments/renewals/end-renewals.server.ts";
import { chargeSuccessFee } from "#app/payments/success-fee/charge-success-fee.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

/** A listing left the market: renewals end, a sale may owe a fee, and a rejected listing gets its money back. Safe to repeat. */
export async function settleListing(
  { db, jobs, appUrl }: Pick<PaymentServices, "db" | "jobs" | "appUrl">,
  { listingId, because }: SettlePayments,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockListing(tx, listingId))) return;
    await endRunning({ tx, jobs, now }, listingId);
    if (because === "sold") await chargeSuccessFee({ tx, jobs, appUrl, now }, listingId);
    if (because === "rejected") await refundLatest({ tx, jobs, now }, listingId);
  });
}

/** What is paid stays the owner's; the days of grace were for a failed renewal, and there will be none. */
async function endRunning(
  settlement: { tx: Db; jobs: Jobs; now: Date },
  listingId: string,
): Promise<void> {
  const { tx, now } = settlement;
  const [running] = await tx
    .select({ paidUntil: subscriptions.paidUntil })
    .from(subscriptions)
    .where(and(eq(subscriptions.listingId, listingId), ne(subscriptions.status, "cancelled")));
  if (!running) return;
  await endRenewals(settlement, { listingId });
  await endTerm(tx, { listingId, because: "renewal-ended", endsAt: running.paidUntil, now });
}

async function refundLatest(
  { tx, jobs, now }: { tx: Db; jobs: Jobs; now: Date },
  listingId: string,
): Promise<void> {
  const [order] = await tx
    .select(refundedOrder)
    .from(orders)
    .where(
      and(eq(orders.listingId, listingId), eq(orders.kind, "package"), isNotNull(orders.paidAt)),
    )
    .orderBy(desc(orders.paidAt))
    .limit(1);
  const left = order && (await getRefundBalance(tx, order)).left;
  if (!order || !left) return;
  await queueRefund(
    { tx, jobs },
    {
      orderId: order.id,
      amount: left,
      key: `refund:${order.id}:rejected`,
      reason: "The listing was rejected.",
      requestedBy: null,
      now,
    },
  );
}
