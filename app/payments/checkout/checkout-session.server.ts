import { and, eq, isNull, or } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { lockListing } from "#app/listings/lifecycle/move-listing.server.ts";
import { closeOrder } from "#app/payments/events/settle-order.server.ts";
import { packages } from "#app/payments/package.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import { orders, type TaxLine } from "#app/payments/payments.table.ts";
import type { CheckoutItem } from "#app/payments/provider/payment-provider.ts";
import { taxTotal } from "#app/payments/tax/tax-rates.ts";

export type Order = typeof orders.$inferSelect;

export interface Session {
  ok: true;
  sessionId: string;
  url: string;
}

/** The provider allows at most 24, by its own clock. */
const sessionHours = 23;

export const sessionEnd = (now: Date): Date => new Date(now.getTime() + sessionHours * 3_600_000);

/** The URL is returned only while the order is open and has stored it, so that closing the order can expire it. */
export async function openSession(
  { db, jobs, payments }: PaymentServices,
  order: Order,
  now: Date,
): Promise<Session | null> {
  if (order.checkoutId && order.checkoutUrl) {
    const known = await payments.getCheckout(order.checkoutId);
    if (known.status === "open" && known.url)
      return { ok: true, sessionId: known.id, url: known.url };
    return null;
  }
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, order.userId));
  const { termDays } = packages[order.packageId];
  const { id, url } = await payments.createCheckout({
    // Idempotent per order: a retry returns the same session.
    key: `checkout:${order.id}:${order.checkoutExpiresAt!.getTime()}`,
    orderId: order.id,
    listingId: order.listingId,
    email: user!.email,
    items: checkoutItems(order),
    trialDays: order.renewal ? termDays : null,
    successUrl: `${jobs.appUrl}${order.successPath}`,
    cancelUrl: `${jobs.appUrl}${order.cancelPath}`,
    expiresAt: order.checkoutExpiresAt!,
  });
  const [stored] = await db.transaction(async (tx) => {
    await lockListing(tx, order.listingId);
    return tx
      .update(orders)
      .set({ checkoutId: id, checkoutUrl: url, updatedAt: now })
      .where(
        and(
          eq(orders.id, order.id),
          eq(orders.status, "open"),
          eq(orders.checkoutExpiresAt, order.checkoutExpiresAt!),
          or(isNull(orders.checkoutId), eq(orders.checkoutId, id)),
        ),
      )
      .returning({ id: orders.id });
  });
  if (!stored) await payments.expireCheckout(id);
  return stored && url ? { ok: true, sessionId: id, url } : null;
}

/** False while its checkout may be about to be paid. */
export async function closeUnpaid(
  { db, jobs, payments }: PaymentServices,
  { id, listingId, checkoutId }: Order,
  now: Date,
): Promise<boolean> {
  if (checkoutId) {
    const { status } = await payments.expireCheckout(checkoutId);
    if (status === "complete") return false;
  }
  await db.transaction(async (tx) => {
    await lockListing(tx, listingId);
    const [current] = await tx
      .select({ checkoutId: orders.checkoutId })
      .from(orders)
      .where(eq(orders.id, id));
    if (current?.checkoutId === checkoutId) await closeOrder({ tx, jobs, now }, id);
  });
  return true;
}

/** Their sum is exactly the amount of the order. */
export function checkoutItems({
  kind,
  packageId,
  amount,
  taxes,
  renewal,
}: Pick<Order, "kind" | "packageId" | "amount" | "taxes" | "renewal">): CheckoutItem[] {
  const { name } = packages[packageId];
  const now = kind === "success_fee" ? `${name}, success fee` : name;
  return [
    { name: now, amount: amount - taxTotal(taxes), isMonthly: false },
    ...taxItems(taxes, false),
    ...(renewal
      ? [
          {
            name: `${name}, monthly renewal`,
            amount: renewal.amount - taxTotal(renewal.taxes),
            isMonthly: true,
          },
          ...taxItems(renewal.taxes, true),
        ]
      : []),
  ];
}

const taxItems = (taxes: readonly TaxLine[], isMonthly: boolean): CheckoutItem[] =>
  taxes.map(({ label, rate, amount }) => ({ name: `${label} ${rate}%`, amount, isMonthly }));
