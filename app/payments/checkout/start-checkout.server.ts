import { and, eq, inArray, isNull } from "drizzle-orm";
import { allowAttempt } from "#app/accounts/rate-limits/count-attempt.server.ts";
import { users } from "#app/accounts/accounts.table.ts";
import { lockListing } from "#app/listings/lifecycle/move-listing.server.ts";
import { type PackageId, packageIds } from "#app/listings/listing.ts";
import { listings } from "#app/listings/listings.table.ts";
import { checkoutItems } from "#app/payments/checkout/checkout-items.ts";
import { makeQuote, type Quote } from "#app/payments/checkout/quote.ts";
import { type BuyRefusal, judgePurchase } from "#app/payments/checkout/purchase.ts";
import { packages } from "#app/payments/package.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import { orders } from "#app/payments/payments.table.ts";
import { findRunningPayment } from "#app/payments/orders/running-payment.queries.server.ts";
import { getTaxSettings } from "#app/payments/tax/tax-settings.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface CheckoutRequest {
  userId: string;
  listingId: string;
  packageId: string;
  /** Paths on our own site, checked by the caller. */
  successPath: string;
  cancelPath: string;
  now: Date;
}

export type CheckoutOutcome =
  | { ok: true; sessionId: string; url: string }
  | { ok: false; reason: BuyRefusal | "not-found" | "payment-in-progress" | "too-many-attempts" };

type Order = typeof orders.$inferSelect;

const sessionHours = 24;
/** Two tabs that choose different packages in turns could go on for ever. */
const maxAttempts = 4;

/**
 * Opens the provider's checkout for a package. A listing has one open order: asking again returns the same session, so that a
 * double click or two tabs pay once; choosing another package expires the first session at the provider.
 */
export async function startCheckout(
  services: PaymentServices,
  request: CheckoutRequest,
): Promise<CheckoutOutcome> {
  if (!(await allowAttempt(services.db, "checkout", request.userId, request.now)))
    return { ok: false, reason: "too-many-attempts" };
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const claim = await services.db.transaction((tx) => claimOrder(tx, request));
    if (!claim.ok) return claim;
    const session = claim.isWanted && (await openSession(services, claim.order, request.now));
    if (session) return session;
    if (!(await closeOrder(services, claim.order, request.now)))
      return { ok: false, reason: "payment-in-progress" };
  }
  return { ok: false, reason: "payment-in-progress" };
}

type Claim =
  | { ok: true; order: Order; isWanted: boolean }
  | Extract<CheckoutOutcome, { ok: false }>;

/** The open order of the listing if there is one, else a new one. Two requests at once get the same. */
async function claimOrder(tx: Db, request: CheckoutRequest): Promise<Claim> {
  const { userId, listingId, now } = request;
  const [owned] = await tx
    .select({ region: listings.region })
    .from(listings)
    .where(and(eq(listings.id, listingId), eq(listings.ownerId, userId)));
  const listing = owned ? await lockListing(tx, listingId) : null;
  if (!owned || !listing) return { ok: false, reason: "not-found" };
  const refusal = judgePurchase({ ...listing, region: owned.region }, request.packageId);
  if (refusal) return { ok: false, reason: refusal };
  const packageId = packageIds.find((id) => id === request.packageId)!;

  const [open] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.listingId, listingId),
        eq(orders.kind, "package"),
        inArray(orders.status, ["open", "processing"]),
      ),
    );
  if (open?.status === "processing") return { ok: false, reason: "payment-in-progress" };
  const quote = await quotePurchase(tx, {
    listingId,
    region: owned.region,
    isActive: listing.status === "active",
    packageId,
    now,
  });
  if (open) {
    const isFresh = open.checkoutExpiresAt !== null && open.checkoutExpiresAt > now;
    // A price that changed meanwhile, by a new tax or another day of credit, needs a session of its own.
    const isSame = open.packageId === packageId && open.amount === quote.total;
    const hasSamePaths =
      open.successPath === request.successPath && open.cancelPath === request.cancelPath;
    return { ok: true, order: open, isWanted: isFresh && isSame && hasSamePaths };
  }
  return { ok: true, order: await insertOrder(tx, request, quote), isWanted: true };
}

export async function quotePurchase(
  tx: Db,
  purchase: {
    listingId: string;
    region: string;
    isActive: boolean;
    packageId: PackageId;
    now: Date;
  },
): Promise<Quote> {
  const { listingId, region, isActive, packageId, now } = purchase;
  return makeQuote(packageId, {
    region,
    running: isActive ? await findRunningPayment(tx, listingId, now) : null,
    taxSettings: await getTaxSettings(tx),
    now,
  });
}

async function insertOrder(tx: Db, request: CheckoutRequest, quote: Quote): Promise<Order> {
  const { listingId, userId, successPath, cancelPath, now } = request;
  const [order] = await tx
    .insert(orders)
    .values({
      listingId,
      userId,
      kind: "package",
      packageId: quote.packageId,
      amount: quote.total,
      credit: quote.credit,
      taxes: quote.taxes,
      renewal: quote.renewal && { amount: quote.renewal.total, taxes: quote.renewal.taxes },
      successPath,
      cancelPath,
      checkoutExpiresAt: new Date(now.getTime() + sessionHours * 60 * 60 * 1000),
      createdAt: now,
    })
    .returning();
  return order!;
}

/** Null if the session has ended meanwhile, paid or not. */
export async function openSession(
  { db, payments, appUrl }: PaymentServices,
  order: Order,
  now: Date,
): Promise<Extract<CheckoutOutcome, { ok: true }> | null> {
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
  const checkout = await payments.createCheckout({
    // The key names the order: whoever asks twice, or again after a crash, gets the same session.
    key: `checkout:${order.id}:${order.checkoutExpiresAt!.getTime()}`,
    orderId: order.id,
    listingId: order.listingId,
    email: user!.email,
    items: checkoutItems(order),
    trialDays: order.renewal ? termDays : null,
    successUrl: `${appUrl}${order.successPath}`,
    cancelUrl: `${appUrl}${order.cancelPath}`,
    expiresAt: order.checkoutExpiresAt!,
  });
  await db
    .update(orders)
    .set({ checkoutId: checkout.id, checkoutUrl: checkout.url, updatedAt: now })
    .where(and(eq(orders.id, order.id), isNull(orders.checkoutId)));
  return checkout.url ? { ok: true, sessionId: checkout.id, url: checkout.url } : null;
}

/** Whether the order is out of the way: its session cannot be paid any more. */
async function closeOrder(
  { db, payments }: PaymentServices,
  { id, checkoutId }: Order,
  now: Date,
): Promise<boolean> {
  if (checkoutId) {
    const { status } = await payments.expireCheckout(checkoutId);
    if (status === "complete") return false;
  }
  await db
    .update(orders)
    .set({ status: "expired", updatedAt: now })
    .where(and(eq(orders.id, id), eq(orders.status, "open")));
  return true;
}
