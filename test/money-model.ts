import { and, asc, eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { listings } from "#app/listings/listings.table.ts";
import { unusedPart } from "#app/payments/checkout/quote.ts";
import { graceDays } from "#app/payments/events/outcomes.ts";
import { deliverables } from "#app/payments/deliverables/deliverables.table.ts";
import { deliverableTerms, packages } from "#app/payments/package.ts";
import { orders, refunds, subscriptions } from "#app/payments/payments.table.ts";
import type {
  TestCheckout,
  TestDispute,
  TestObject,
  TestPayment,
  TestRefund,
  TestSubscription,
} from "#app/payments/provider/test-provider/test-objects.ts";
import { testProviderObjects } from "#app/payments/provider/test-provider/test-provider.table.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { mailsTo } from "#test/mails.ts";
import type { StoryResult } from "#test/money-story.ts";

type Order = typeof orders.$inferSelect;
type Listing = typeof listings.$inferSelect;
type Paid = { order: Order; kept: number };

/** What is sold: time on the market, or the sale for which a fee is due. */
const isDelivered = ({ kind, periodEnd, soldAt }: Order, listing: Listing): boolean =>
  kind === "success_fee"
    ? listing.status === "sold" && listing.soldAt?.getTime() === soldAt?.getTime()
    : periodEnd !== null;

/** Money kept = value delivered: compares the provider's books with the listing. */
export async function expectBalance({
  shop,
  listingId,
  email,
  pinned,
  lastGift,
}: StoryResult): Promise<void> {
  const { db } = shop;
  const now = shop.clock.now;
  const [listing] = await db.select().from(listings).where(eq(listings.id, listingId));
  const bought = await db
    .select()
    .from(orders)
    .where(eq(orders.listingId, listingId))
    .orderBy(asc(orders.paidAt), asc(orders.id));
  const books = await readBooks(db, listingId, now);

  // Every payment belongs to an order, and every kept cent bought something.
  const paid: Paid[] = books.payments.map((payment) => ({
    order: bought.find(
      ({ paymentId, invoiceId }) =>
        paymentId === payment.id || (invoiceId !== null && invoiceId === payment.invoice),
    )!,
    kept: books.keptOf(payment),
  }));
  for (const { order, kept } of paid) {
    expect(order, "a payment without an order").toBeDefined();
    if (kept > 0)
      expect(isDelivered(order, listing!), `kept for nothing: ${order.kind}`).toBe(true);
  }
  const standing = paid
    .filter(({ kept }) => kept > 0)
    .map(({ order }) => order)
    .toSorted((a, b) => a.paidAt!.getTime() - b.paidAt!.getTime() || (a.id < b.id ? -1 : 1));

  // Nobody pays twice for the same time, and refunded money gives no credit.
  const packagesBought = standing.filter(({ kind }) => kind === "package");
  for (const [place, order] of packagesBought.entries())
    for (const earlier of packagesBought.slice(0, place))
      expect(earlier.paidAt! <= order.createdAt, "bought twice at the same time").toBe(true);
  for (const { order } of paid) expectCredit(order, paid, books);

  // Every live listing is paid and the money kept, unless an administrator granted it.
  const latest = standing.findLast(({ kind }) => kind !== "success_fee");
  const isGiven = lastGift !== null && !(latest && latest.paidAt! > lastGift);
  const isAdvertised = listing!.status === "active" || listing!.status === "pending";
  if (isAdvertised && !isGiven) {
    expect(latest?.packageId, "advertised without a payment").toBe(listing!.packageId);
    const graceEnd = latest!.periodEnd!.getTime() + graceDays * 24 * 60 * 60_000;
    expect(listing!.expiresAt!.getTime()).toBeLessThanOrEqual(graceEnd);
  }
  if (latest && latest.periodEnd! > now && !isGiven)
    expect(listing!.packageId, "paid, and nothing given").toBe(latest.packageId);
  if (pinned) expect(listing!.status, "an administrator's word").toBe(pinned);

  // Exactly what the kept money includes is owed: nothing twice, nothing for money in dispute.
  const owed = await db
    .select({
      orderId: deliverables.orderId,
      kind: deliverables.kind,
      state: deliverables.state,
    })
    .from(deliverables)
    .where(eq(deliverables.listingId, listingId));
  const open = owed
    .filter(({ state }) => state !== "withdrawn")
    .map(({ orderId, kind }) => `${orderId} ${kind}`);
  const expected = expectedDeliverables(standing);
  const nameOf = ({ orderId, kind }: Expected) => `${orderId} ${kind}`;
  expect(expected.map(nameOf), "deliverables of money that went back").toEqual(
    expect.arrayContaining(open),
  );
  // A month whose payment was heard of only after its end is not begun.
  expect(open, "deliverables of the kept money").toEqual(
    expect.arrayContaining(expected.filter(({ until }) => until > now).map(nameOf)),
  );

  // A sale with a price owes one fee at that price; an undone sale owes none.
  const fees = bought.filter(({ kind }) => kind === "success_fee");
  const due = fees.filter((fee) => isDelivered(fee, listing!));
  if (listing!.status === "sold" && listing!.packageId === "full" && listing!.soldPrice)
    expect(due).toMatchObject([{ amount: listing!.soldPrice * 0.06 }]);
  for (const fee of fees)
    if (!due.includes(fee)) expect(["open", "failed", "processing"]).not.toContain(fee.status);

  // Open checkouts are wanted; ended ones are known to have ended.
  for (const checkout of books.payable)
    expect(bought.find(({ checkoutId }) => checkoutId === checkout.id)?.status).toBe("open");
  expect(
    bought.filter(({ status, kind }) => status === "open" && kind === "package").length,
  ).toBeLessThanOrEqual(1);
  expect(bought.map(({ status }) => status)).not.toContain("processing");
  const running = await db
    .select({ id: subscriptions.providerSubscriptionId })
    .from(subscriptions)
    .where(and(eq(subscriptions.listingId, listingId), sql`status <> 'cancelled'`));
  expect(books.running.map(({ id }) => id)).toEqual(running.map(({ id }) => id));

  // Each refund is booked once; owners get one receipt per purchase, and are notified when their listing goes down.
  const booked = await db
    .select({ amount: refunds.amount, id: refunds.providerRefundId })
    .from(refunds)
    .innerJoin(orders, and(eq(orders.id, refunds.orderId), eq(orders.listingId, listingId)));
  expect(booked.map(({ id }) => id).toSorted()).toEqual(
    books.refunds.map(({ id }) => id).toSorted(),
  );
  const subjects = (await mailsTo(db, email)).map(({ subject }) => subject);
  for (const { receiptNumber, periodEnd } of bought)
    if (receiptNumber && periodEnd)
      expect(
        subjects.filter((subject) => subject.endsWith(`Relevo receipt ${receiptNumber}`)),
      ).toHaveLength(1);
  const revoked = await countAudit(db, listingId, "listing-revoked");
  expect(
    subjects.filter((subject) => subject === "Your listing is off the market").length,
  ).toBeGreaterThanOrEqual(revoked);
}

type Expected = { orderId: string; kind: string; until: Date };

function expectedDeliverables(standing: readonly Order[]): Expected[] {
  const sure = standing.filter(({ kind, status }) => kind !== "success_fee" && status === "paid");
  const kindsOf = ({ kind, packageId }: Order) =>
    packages[packageId].deliverables.filter(
      (name) => kind === "package" || deliverableTerms[name].renews,
    );
  return sure.flatMap((order, place) => {
    const covered = new Set(
      sure
        .slice(0, place)
        .filter(({ periodEnd }) => order.kind === "package" && periodEnd! > order.paidAt!)
        .flatMap(kindsOf),
    );
    return kindsOf(order)
      .filter((kind) => !covered.has(kind))
      .map((kind) => ({ orderId: order.id, kind, until: order.periodEnd! }));
  });
}

/** A package costs its price minus the unused part of the money at the time of the quote. */
function expectCredit(order: Order, paid: readonly Paid[], books: Books): void {
  if (order.kind !== "package") return;
  const before = paid
    .map(({ order: other }) => ({ ...other, there: books.keptAt(other, order.createdAt) }))
    .filter(
      ({ kind, paidAt, there }) => kind !== "success_fee" && paidAt! < order.createdAt && there > 0,
    );
  const sum = before.reduce((all, { there }) => all + there, 0);
  expect(order.credit, "credit for money that went back").toBeLessThanOrEqual(sum);
  const [only, ...others] = before;
  if (!only?.periodEnd || others.length > 0 || only.credit > 0 || books.isTouched(only)) return;
  const running = {
    packageId: only.packageId,
    value: only.amount,
    periodStart: only.periodStart!,
    periodEnd: only.periodEnd,
  };
  const wanted = Math.min(
    unusedPart(running, order.createdAt),
    packages[order.packageId].price - 1_00,
  );
  expect(order.credit, "credit for money that was kept").toBe(wanted);
}

interface Books {
  payments: TestPayment[];
  refunds: TestRefund[];
  running: TestSubscription[];
  payable: TestCheckout[];
  keptOf(payment: TestPayment): number;
  keptAt(order: Order, at: Date): number;
  /** Partially refunded, or ever disputed. */
  isTouched(order: Order): boolean;
}

/** The provider's records of the listing. */
async function readBooks(
  db: StoryResult["shop"]["db"],
  listingId: string,
  now: Date,
): Promise<Books> {
  const all = await db.select({ data: testProviderObjects.data }).from(testProviderObjects);
  const of = <Wanted extends TestObject>(object: Wanted["object"]) =>
    all.map(({ data }) => data).filter((data): data is Wanted => data.object === object);
  const ours = ({ metadata }: TestCheckout | TestSubscription) => metadata.listingId === listingId;
  const checkouts = of<TestCheckout>("checkout.session").filter(ours);
  const renewals = of<TestSubscription>("subscription").filter(ours);
  const invoices = new Set(
    all
      .map(({ data }) => data)
      .filter((data) => data.object === "invoice")
      .filter(({ subscription }) => renewals.some(({ id }) => id === subscription))
      .map(({ id }) => id),
  );
  const payments = of<TestPayment>("payment_intent").filter(
    ({ id, invoice, status }) =>
      status === "succeeded" &&
      (checkouts.some(({ payment_intent }) => payment_intent === id) ||
        (invoice !== null && invoices.has(invoice))),
  );
  const isOf = (id: unknown) => payments.some((payment) => payment.id === id);
  const returned = of<TestRefund>("refund").filter(({ payment_intent }) => isOf(payment_intent));
  const disputes = of<TestDispute>("dispute");
  const lost = disputes.filter(({ status }) => status === "lost");
  const paymentOf = ({ paymentId, invoiceId }: Order) =>
    payments.find(
      ({ id, invoice }) => id === paymentId || (invoice !== null && invoice === invoiceId),
    );
  const isLost = (id: string) => lost.some(({ payment_intent }) => payment_intent === id);
  return {
    payments,
    refunds: returned,
    running: renewals.filter(({ status }) => status !== "canceled"),
    payable: checkouts.filter(
      ({ status, expires_at }) => status === "open" && expires_at * 1000 > now.getTime(),
    ),
    keptOf: ({ id, amount, amount_refunded }) => (isLost(id) ? 0 : amount - amount_refunded),
    keptAt: (order, at) => {
      const id = paymentOf(order)?.id;
      const gone = returned
        .filter(
          ({ payment_intent, created }) => payment_intent === id && created * 1000 <= at.getTime(),
        )
        .reduce((sum, refund) => sum + refund.amount, 0);
      return gone >= order.amount ? 0 : order.amount - gone + order.credit;
    },
    isTouched: (order) =>
      [...returned, ...disputes].some(
        ({ payment_intent }) => payment_intent === paymentOf(order)?.id,
      ),
  };
}

async function countAudit(db: StoryResult["shop"]["db"], listingId: string, action: string) {
  const found = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, listingId), eq(auditLog.action, action)));
  return found.length;
}
