import { and, asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { listings } from "#app/listings/listings.table.ts";
import { startCheckout } from "#app/payments/checkout/start-checkout.server.ts";
import { orders, refunds, subscriptions } from "#app/payments/payments.table.ts";
import { findTestCard } from "#app/payments/provider/test-provider/test-cards.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { aListing, aSeller } from "#demo/factories.ts";
import { mailsTo } from "#test/account-request.ts";
import { eachDatabase } from "#test/each-database.ts";
import { aPaymentWorld, type PaymentWorld } from "#test/payment-world.ts";

const start = new Date("2027-01-10T15:00:00Z");
const day = 24 * 60 * 60 * 1000;
const deliver = "deliver-test-event";

interface Life {
  life: string;
  packageId: "rmb" | "premium";
  /** What happens at the provider while none of its events reaches us. */
  happen(shop: PaymentWorld, sessionId: string): Promise<void>;
}

const card = (shop: PaymentWorld, sessionId: string, number = "4242424242424242") =>
  shop.payments.test.payByCard(sessionId, findTestCard(number)!);

const wait = async (shop: PaymentWorld, days: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + days * day);
  await shop.payments.test.advance();
};

/** The id in an event of this kind that waits to be delivered. */
async function idIn(shop: PaymentWorld, type: string, read: (object: never) => unknown) {
  for (const { name, data } of shop.queue) {
    if (name !== deliver) continue;
    const { rawBody } = await shop.payments.test.signEvent((data as { eventId: string }).eventId);
    const event = JSON.parse(rawBody) as { type: string; data: { object: never } };
    if (event.type === type) return String(read(event.data.object));
  }
  throw new Error(`no ${type}`);
}

const paymentOf = (shop: PaymentWorld) =>
  idIn(shop, "checkout.session.completed", (one: { payment_intent: string }) => one.payment_intent);

const lives: Life[] = [
  {
    life: "renewed, then cancelled",
    packageId: "rmb",
    async happen(shop, sessionId) {
      await card(shop, sessionId);
      await wait(shop, 90);
      const id = await idIn(shop, "customer.subscription.created", (one: { id: string }) => one.id);
      await wait(shop, 1);
      await shop.payments.cancelAtPeriodEnd(id, shop.clock.now);
      await wait(shop, 31);
    },
  },
  {
    life: "renewal failed for good",
    packageId: "rmb",
    async happen(shop, sessionId) {
      await card(shop, sessionId, "4000000000000341");
      for (const days of [90, 1, 2, 3]) await wait(shop, days);
    },
  },
  {
    life: "refunded in two parts",
    packageId: "premium",
    async happen(shop, sessionId) {
      await card(shop, sessionId);
      const payment = await paymentOf(shop);
      await wait(shop, 1);
      await shop.payments.test.refundPayment(payment, 100_00);
      await shop.payments.test.refundPayment(payment, 199_00);
    },
  },
  {
    life: "paid later, dispute lost",
    packageId: "premium",
    async happen(shop, sessionId) {
      await shop.payments.test.payByDebit(sessionId, "succeeds-later");
      const payment = await paymentOf(shop);
      await wait(shop, 1);
      await shop.payments.test.settleDebit(sessionId, true);
      await wait(shop, 1);
      const dispute = await shop.payments.test.openDispute(payment);
      await wait(shop, 1);
      await shop.payments.test.closeDispute(dispute, "lost");
    },
  },
];

eachDatabase((world) => {
  /** Lives the life, then hears of it in the order that `arrange` makes, and returns all that became of it. */
  async function outcomeOf(
    { packageId, happen }: Life,
    arrange: (events: object[]) => object[],
  ): Promise<object> {
    const { db } = world();
    const shop = aPaymentWorld(world(), start);
    const owner = await aSeller(db);
    const { id: listingId } = await aListing(db, {
      ownerId: owner.id,
      status: "draft",
      region: "CA-NS",
    });
    const checkout = await startCheckout(shop, {
      userId: owner.id,
      listingId,
      packageId,
      successPath: "/account",
      cancelPath: "/account",
      now: start,
    });
    if (!checkout.ok) throw new Error(checkout.reason);
    await happen(shop, checkout.sessionId);
    const events = shop.queue.filter(({ name }) => name === deliver).map(({ data }) => data);
    shop.queue.length = 0;
    for (const data of arrange(events)) {
      shop.queue.push({ name: deliver, data });
      await shop.drain();
    }
    const [listing] = await db
      .select({
        status: listings.status,
        packageId: listings.packageId,
        expiresAt: listings.expiresAt,
      })
      .from(listings)
      .where(eq(listings.id, listingId));
    const bought = await db
      .select({
        id: orders.id,
        kind: orders.kind,
        status: orders.status,
        amount: orders.amount,
        receiptNumber: orders.receiptNumber,
        periodEnd: orders.periodEnd,
      })
      .from(orders)
      .where(eq(orders.listingId, listingId))
      .orderBy(asc(orders.periodEnd));
    const returned = await db
      .select({ amount: refunds.amount })
      .from(refunds)
      .where(eq(refunds.orderId, bought[0]!.id))
      .orderBy(asc(refunds.amount));
    const renewals = await db
      .select({
        status: subscriptions.status,
        paidUntil: subscriptions.paidUntil,
        endsAt: subscriptions.endsAt,
      })
      .from(subscriptions)
      .where(eq(subscriptions.listingId, listingId));
    const activations = await db
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, listingId), eq(auditLog.action, "listing-activated")));
    expect(activations).toHaveLength(1);
    const subjects = (await mailsTo(db, owner.email)).map(({ subject }) => subject);
    const receipts = subjects.filter((subject) => subject.startsWith("Your Relevo receipt"));
    expect(receipts).toHaveLength(bought.filter(({ receiptNumber }) => receiptNumber).length);
    expect(new Set(receipts).size).toBe(receipts.length);
    const others = subjects.filter((subject) => !/receipt/i.test(subject));
    expect(new Set(others).size).toBe(others.length);
    return {
      listing,
      orders: bought.map(({ kind, status, amount, periodEnd }) => ({
        kind,
        status,
        amount,
        periodEnd,
      })),
      returned,
      renewals,
    };
  }

  test.each(lives)("$life: any order and repetition of its events ends the same", async (life) => {
    const expected = await outcomeOf(life, (events) => events);
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat(1_000_000)), async (chance) => {
        const numbers = chance[Symbol.iterator]();
        const next = () => numbers.next().value as number;
        const arrange = (events: object[]) =>
          [...events, ...events.filter(() => next() % 3 === 0)]
            .map((event) => ({ event, place: next() }))
            .toSorted((a, b) => a.place - b.place)
            .map(({ event }) => event);
        expect(await outcomeOf(life, arrange)).toEqual(expected);
      }),
      { numRuns: 5 },
    );
  });
});
