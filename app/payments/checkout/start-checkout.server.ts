import { and, eq, inArray } from "drizzle-orm";
import { defineRateLimit, allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import { lockListing } from "#app/listings/lifecycle/move-listing.server.ts";
import { type PackageId, packageIds } from "#app/listings/listing.ts";
import { listings } from "#app/listings/listings.table.ts";
import {
  closeUnpaid,
  openSession,
  type Order,
  type Session,
  sessionEnd,
} from "#app/payments/checkout/checkout-session.server.ts";
import { makeQuote, type Quote } from "#app/payments/checkout/quote.ts";
import { type BuyRefusal, checkPurchase } from "#app/payments/package.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import { orders } from "#app/payments/payments.table.ts";
import { findRunningPayment } from "#app/payments/orders/kept-payments.queries.server.ts";
import { getTaxSettings } from "#app/payments/tax/tax-settings.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";

/** Each attempt opens a session at the provider, which limits us as a whole. */
export const checkoutLimit = defineRateLimit("checkout", { max: 30, windowMinutes: 60 });

export interface CheckoutRequest {
  userId: string;
  listingId: string;
  packageId: string;
  /** Paths on our site, checked by the caller. */
  successPath: string;
  cancelPath: string;
  now: Date;
}

export type CheckoutOutcome =
  | Session
  | { ok: false; reason: BuyRefusal | "not-found" | "payment-in-progress" | "too-many-attempts" };

/** Two tabs that alternate between packages could loop forever. */
const maxAttempts = 4;

/** A listing has one open order, so a double click or two tabs pay once. Another package expires the first session. */
export async function startCheckout(
  services: PaymentServices,
  request: CheckoutRequest,
): Promise<CheckoutOutcome> {
  if (!(await allowAttempt(services.db, checkoutLimit, request.userId, request.now)))
    return { ok: false, reason: "too-many-attempts" };
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const claim = await services.db.transaction((tx) => claimOrder(tx, request));
    if (!claim.ok) return claim;
    const session = claim.isWanted && (await openSession(services, claim.order, request.now));
    if (session) return session;
    if (!(await closeUnpaid(services, claim.order, request.now)))
      return { ok: false, reason: "payment-in-progress" };
  }
  return { ok: false, reason: "payment-in-progress" };
}

type Claim =
  | { ok: true; order: Order; isWanted: boolean }
  | Extract<CheckoutOutcome, { ok: false }>;

/** Concurrent requests get the same order. */
async function claimOrder(tx: Db, request: CheckoutRequest): Promise<Claim> {
  const { userId, listingId, now } = request;
  const [owned] = await tx
    .select({ region: listings.region })
    .from(listings)
    .where(and(eq(listings.id, listingId), eq(listings.ownerId, userId)));
  const listing = owned ? await lockListing(tx, listingId) : null;
  if (!owned || !listing) return { ok: false, reason: "not-found" };
  const refusal = checkPurchase({ ...listing, region: owned.region }, request.packageId);
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
    packageId,
    now,
  });
  if (open) {
    const isFresh = open.checkoutExpiresAt !== null && open.checkoutExpiresAt > now;
    // A changed price (a new tax, another day of credit) needs its own session.
    const isSame = open.packageId === packageId && open.amount === quote.total;
    const hasSamePaths =
      open.successPath === request.successPath && open.cancelPath === request.cancelPath;
    return { ok: true, order: open, isWanted: isFresh && isSame && hasSamePaths };
  }
  return { ok: true, order: await insertOrder(tx, request, quote), isWanted: true };
}

export async function quotePurchase(
  tx: Db,
  purchase: { listingId: string; region: string; packageId: PackageId; now: Date },
): Promise<Quote> {
  const { listingId, region, packageId, now } = purchase;
  return makeQuote(packageId, {
    region,
    running: await findRunningPayment(tx, listingId, now),
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
      checkoutExpiresAt: sessionEnd(now),
      createdAt: now,
    })
    .returning();
  return order!;
}
