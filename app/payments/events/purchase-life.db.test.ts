import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { overrideListingStatus } from "#app/selling/administration/override-listing-status.server.ts";
import { changeOwnListing } from "#app/listings/lifecycle/change-own-listing.server.ts";
import { reviewListing } from "#app/listings/lifecycle/review-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { startCheckout } from "#app/payments/checkout/start-checkout.server.ts";
import { applyFacts } from "#app/payments/events/settle.server.ts";
import {
  reconcileOrder,
  reconcilePayments,
  reconcileSubscriptions,
} from "#app/payments/reconciliation/reconcile.server.ts";
import { orders, refunds, subscriptions } from "#app/payments/payments.table.ts";
import { cancelRenewal, resumeRenewal } from "#app/payments/renewals/change-renewal.server.ts";
import { findTestCard } from "#app/payments/provider/test-provider/test-cards.ts";
import { attemptLimits } from "#app/platform/rate-limits/attempt-limits.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { requestRefund } from "#app/payments/refunds/refund-requests.server.ts";
import { aListing, anAdmin, aSeller } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";
import { aPaymentWorld, type PaymentWorld } from "#test/payment-world.ts";

const pays = findTestCard("4242424242424242")!;
const day = 24 * 60 * 60 * 1000;

withDatabase((world) => {
  async function aPurchase(
    packageId: string,
    changes: Parameters<typeof aListing>[1] = {},
    start = new Date("2027-01-10T15:00:00Z"),
  ) {
    const { db } = world();
    const shop = aPaymentWorld(world(), start);
    const owner = await aSeller(db);
    const listing = await aListing(db, {
      ownerId: owner.id,
      status: "draft",
      region: "CA-NS",
      ...changes,
    });
    const buy = (wanted = packageId) =>
      startCheckout(shop, {
        userId: owner.id,
        listingId: listing.id,
        packageId: wanted,
        successPath: "/account?payment=success",
        cancelPath: "/account/upgrades",
        now: shop.clock.now,
      });
    const outcome = await buy();
    if (!outcome.ok) throw new Error(outcome.reason);
    const state = async () => {
      const [row] = await db.select().from(listings).where(eq(listings.id, listing.id));
      const bought = await db
        .select()
        .from(orders)
        .where(eq(orders.listingId, listing.id))
        .orderBy(asc(orders.createdAt), asc(orders.id));
      const [renewal] = await db
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.listingId, listing.id));
      return { listing: row!, orders: bought, renewal };
    };
    const subjects = async () =>
      (await mailsTo(db, owner.email)).map(({ subject }) => subject).toReversed();
    return { shop, owner, listing, buy, sessionId: outcome.sessionId, state, subjects };
  }

  const pay = async (shop: PaymentWorld, sessionId: string, card = pays) => {
    const outcome = await shop.payments.test.payByCard(sessionId, card);
    await shop.drain();
    return outcome;
  };

  test("a paid draft is live for its term, with one receipt", async () => {
    const { shop, sessionId, state, subjects } = await aPurchase("premium");
    expect((await state()).listing.status).toBe("draft");
    expect(await pay(shop, sessionId)).toEqual({ ok: true, next: "return" });
    const { listing, orders: bought, renewal } = await state();
    expect(listing).toMatchObject({ status: "active", packageId: "premium", featured: true });
    expect(listing.expiresAt!.getTime()).toBe(shop.clock.now.getTime() + 180 * day);
    expect(bought).toMatchObject([
      { status: "paid", amount: 299_00, receiptNumber: expect.stringMatching(/^R-\d+$/) },
    ]);
    expect(bought[0]!.paymentId).toMatch(/^pi_/);
    expect(renewal).toBeUndefined();
    expect(await subjects()).toEqual([`Your Relevo receipt ${bought[0]!.receiptNumber}`]);
  });

  test("a renewing package: a month is charged after the term, and it ends when cancelled", async () => {
    const { shop, owner, sessionId, state, subjects } = await aPurchase("rmb");
    await pay(shop, sessionId);
    const first = await state();
    expect(first.renewal).toMatchObject({ status: "active", amount: 59_00 });
    expect(first.renewal!.paidUntil.getTime()).toBe(shop.clock.now.getTime() + 90 * day);
    expect(first.listing.expiresAt!.getTime()).toBe(shop.clock.now.getTime() + 97 * day);

    shop.clock.now = new Date(shop.clock.now.getTime() + 90 * day);
    await shop.payments.test.advance();
    await shop.drain();
    const renewed = await state();
    expect(renewed.orders).toMatchObject([
      { kind: "package", status: "paid", amount: 199_00 },
      { kind: "renewal", status: "paid", amount: 59_00 },
    ]);
    const { paidUntil } = renewed.renewal!;
    expect(paidUntil).toEqual(new Date("2027-05-10T15:00:00Z"));
    expect(renewed.listing.expiresAt!.getTime()).toBe(paidUntil.getTime() + 7 * day);

    const renewal = { userId: owner.id, subscriptionId: renewed.renewal!.id };
    const click = async (change: typeof cancelRenewal) => {
      shop.clock.now = new Date(shop.clock.now.getTime() + 1);
      expect(await change(shop, { ...renewal, now: shop.clock.now })).toEqual({ ok: true });
      await shop.drain();
    };
    await click(cancelRenewal);
    expect(await state()).toMatchObject({
      renewal: { status: "active", endsAt: paidUntil },
      listing: { expiresAt: paidUntil },
    });
    await click(resumeRenewal);
    expect((await state()).listing.expiresAt!.getTime()).toBe(paidUntil.getTime() + 7 * day);
    expect(
      await cancelRenewal(shop, {
        ...renewal,
        userId: (await aSeller(world().db)).id,
        now: shop.clock.now,
      }),
    ).toEqual({ ok: false, reason: "not-found" });
    await click(cancelRenewal);
    shop.clock.now = paidUntil;
    await shop.payments.test.advance();
    await shop.drain();
    expect(await state()).toMatchObject({
      renewal: { status: "cancelled" },
      listing: { expiresAt: paidUntil },
    });
    expect((await state()).orders).toHaveLength(2);
    expect((await subjects()).filter((subject) => !subject.includes("receipt"))).toEqual([
      "Your renewal is cancelled",
      "Your renewal is on again",
      "Your renewal is cancelled",
    ]);
  });

  test("a failed renewal is retried, announced once, and ends after the last attempt", async () => {
    const { shop, sessionId, state, subjects } = await aPurchase("rmb");
    await pay(shop, sessionId, findTestCard("4000000000000341"));
    const until = (await state()).renewal!.paidUntil;
    for (const later of [0, 1, 3]) {
      shop.clock.now = new Date(until.getTime() + later * day);
      await shop.payments.test.advance();
      await shop.drain();
      expect(await state()).toMatchObject({
        renewal: { status: "past_due", paidUntil: until },
        listing: { expiresAt: new Date(until.getTime() + 7 * day) },
      });
    }
    shop.clock.now = new Date(until.getTime() + 6 * day);
    await shop.payments.test.advance();
    await shop.drain();
    expect(await state()).toMatchObject({
      renewal: { status: "cancelled" },
      listing: { expiresAt: until },
      orders: [{ status: "paid" }, { kind: "renewal", status: "failed", amount: 59_00 }],
    });
    expect((await subjects()).slice(1)).toEqual([
      "Your renewal payment failed",
      "Your listing will not renew",
    ]);
  });

  test("a bank debit is processing until it arrives, and nothing is live before", async () => {
    const { shop, sessionId, state, subjects } = await aPurchase("max_exposure");
    await shop.payments.test.payByDebit(sessionId, "succeeds-later");
    const settle = shop.queue.findIndex(({ name }) => name === "settle-test-debit");
    const [settlement] = shop.queue.splice(settle, 1);
    await shop.drain();
    expect(await state()).toMatchObject({
      listing: { status: "draft" },
      orders: [{ status: "processing", paidAt: null }],
    });
    expect(await subjects()).toEqual([]);
    shop.queue.push(settlement!);
    await shop.drain();
    expect(await state()).toMatchObject({
      listing: { status: "active" },
      orders: [{ status: "paid" }],
    });
  });

  test("a failed bank debit leaves the draft unchanged and notifies the owner", async () => {
    const { shop, sessionId, state, subjects, buy } = await aPurchase("realtor", {
      region: "CA-ON",
    });
    await shop.payments.test.payByDebit(sessionId, "fails-later");
    await shop.drain();
    expect(await state()).toMatchObject({
      listing: { status: "draft" },
      orders: [{ status: "failed", paidAt: null }],
    });
    expect(await subjects()).toEqual(["Your payment did not go through"]);
    expect(await buy()).toMatchObject({ ok: true });
  });

  test("a payment for a listing that was sold meanwhile is refunded and explained", async () => {
    const { shop, sessionId, state, subjects, listing } = await aPurchase("rmb");
    await world()
      .db.update(listings)
      .set({ status: "sold", soldAt: new Date() })
      .where(eq(listings.id, listing.id));
    await pay(shop, sessionId);
    const { orders: bought, renewal, listing: after } = await state();
    expect(after.status).toBe("sold");
    expect(renewal).toMatchObject({ status: "cancelled" });
    const returned = await world()
      .db.select()
      .from(refunds)
      .where(eq(refunds.orderId, bought[0]!.id));
    expect(returned).toMatchObject([{ amount: 199_00 }]);
    expect(await subjects()).toEqual([
      "We are refunding your payment",
      `Refund for receipt ${bought[0]!.receiptNumber}`,
    ]);
  });

  test("a partial refund changes nothing; a full one takes the listing down", async () => {
    const { shop, sessionId, state, subjects } = await aPurchase("rmb");
    await pay(shop, sessionId);
    const [order] = (await state()).orders;
    expect(order!.paymentId).toMatch(/^pi_/);
    await shop.payments.test.refundPayment(order!.paymentId!, 50_00);
    await shop.drain();
    expect((await state()).listing.status).toBe("active");
    await shop.payments.test.refundPayment(order!.paymentId!, 149_00);
    await shop.drain();
    expect(await state()).toMatchObject({
      listing: { status: "expired" },
      renewal: { status: "cancelled" },
      orders: [{ status: "paid" }],
    });
    expect((await subjects()).slice(1)).toEqual([
      `Refund for receipt ${order!.receiptNumber}`,
      `Refund for receipt ${order!.receiptNumber}`,
      "Your listing is off the market",
    ]);
  });

  test("an administrator can refund a part, and never more than was paid", async () => {
    const { db } = world();
    const { shop, sessionId, state } = await aPurchase("rmb");
    await pay(shop, sessionId);
    const [order] = (await state()).orders;
    const { id: actorId } = await anAdmin(db);
    const ask = (amount: number, expectedLeft: number, formId: string = createId()) =>
      requestRefund(db, shop.jobs, {
        orderId: order!.id,
        amount,
        reason: "Goodwill",
        formId,
        expectedLeft,
        actorId,
        requestId: null,
        now: shop.clock.now,
      });
    const form = createId();
    expect(await ask(50_00, 199_00, form)).toEqual({ ok: true });
    // Submitting the form again is the same refund; another administrator's form is outdated.
    expect(await ask(50_00, 199_00, form)).toEqual({ ok: true });
    expect(await ask(50_00, 199_00)).toEqual({ ok: false, reason: "changed" });
    expect(await ask(150_00, 149_00)).toEqual({ ok: false, reason: "too-much" });
    await shop.drain();
    for (const amount of [0, -1, 0.5, 149_01])
      expect(await ask(amount, 149_00)).toEqual({ ok: false, reason: "too-much" });
    const returned = await db.select().from(refunds).where(eq(refunds.orderId, order!.id));
    expect(returned).toMatchObject([{ amount: 50_00 }]);
    expect((await state()).listing.status).toBe("active");
    expect(await ask(149_00, 149_00)).toEqual({ ok: true });
    await shop.drain();
    expect(await state()).toMatchObject({
      listing: { status: "expired" },
      renewal: { status: "cancelled" },
    });
  });

  test.each([
    ["won", "paid", "active"],
    ["lost", "charged_back", "expired"],
  ] as const)("a dispute that is %s leaves the order %s", async (verdict, status, life) => {
    const { shop, sessionId, state } = await aPurchase("premium");
    await pay(shop, sessionId);
    const [order] = (await state()).orders;
    const dispute = await shop.payments.test.openDispute(order!.paymentId!);
    await shop.drain();
    expect(await state()).toMatchObject({
      listing: { status: "active" },
      orders: [{ status: "disputed" }],
    });
    await shop.payments.test.closeDispute(dispute, verdict);
    await shop.drain();
    expect(await state()).toMatchObject({ listing: { status: life }, orders: [{ status }] });
  });

  test("finance is told of a dispute", async () => {
    const { db } = world();
    const { shop, sessionId, state } = await aPurchase("premium");
    const finance = await anAdmin(db, { adminAreas: ["finance"] });
    const support = await anAdmin(db, { adminAreas: ["support"] });
    // Another dispute within the hour would be the only one told.
    await db.delete(attemptLimits);
    await pay(shop, sessionId);
    const [order] = (await state()).orders;
    await shop.payments.test.openDispute(order!.paymentId!);
    await shop.drain();
    expect(await mailsTo(db, finance.email)).toMatchObject([
      { subject: expect.stringMatching(/^A payment is disputed: R-/) },
    ]);
    expect(await mailsTo(db, support.email)).toEqual([]);
  });

  test("an upgrade credits the remaining days and ends the renewal of the replaced package", async () => {
    const { shop, sessionId, state, buy } = await aPurchase("rmb");
    await pay(shop, sessionId);
    await shop.payments.test.refundPayment((await state()).orders[0]!.paymentId!, 19_00);
    await shop.drain();
    shop.clock.now = new Date(shop.clock.now.getTime() + 45 * day);
    expect(await buy("rmb")).toEqual({ ok: false, reason: "not-an-upgrade" });
    const upgrade = await buy("premium");
    if (!upgrade.ok) throw new Error(upgrade.reason);
    await pay(shop, upgrade.sessionId);
    const after = await state();
    expect(after.orders[1]).toMatchObject({ credit: 90_00, amount: 209_00, status: "paid" });
    expect(after.listing).toMatchObject({ status: "active", packageId: "premium" });
    expect(after.listing.expiresAt!.getTime()).toBe(shop.clock.now.getTime() + 180 * day);
    expect(after.renewal).toMatchObject({ packageId: "rmb", status: "cancelled" });
  });

  const hour = 60 * 60 * 1000;
  const later = (shop: PaymentWorld, ms: number) =>
    (shop.clock.now = new Date(shop.clock.now.getTime() + ms));
  const refundAll = async (
    shop: PaymentWorld,
    order: { paymentId: string | null; amount: number },
  ) => {
    await shop.payments.test.refundPayment(order.paymentId!, order.amount);
    await shop.drain();
  };

  test("a listing that an administrator restores after a refund stays, whatever events follow", async () => {
    const { db } = world();
    const { shop, sessionId, state, subjects, listing } = await aPurchase("rmb");
    await pay(shop, sessionId);
    const [order] = (await state()).orders;
    await refundAll(shop, order!);
    expect((await state()).listing.status).toBe("expired");
    const { id: actorId } = await anAdmin(db);
    await overrideListingStatus(db, shop.jobs, {
      listingId: listing.id,
      actorId,
      status: "active",
      reason: "By telephone",
      now: shop.clock.now,
    });
    const by = { orderId: order!.id, actorId, requestId: null };
    await reconcileOrder(shop, { ...by, now: later(shop, hour) });
    await shop.drain();
    expect((await state()).listing.status).toBe("active");
    const notices = (await subjects()).filter((one) => one === "Your listing is off the market");
    expect(notices).toHaveLength(1);
  });

  test("undoing a sale does not undo a refund", async () => {
    const { db } = world();
    const { shop, sessionId, state, listing, owner } = await aPurchase("max_exposure");
    await pay(shop, sessionId);
    const change = (action: "sell" | "undo-sale" | "confirm") =>
      changeOwnListing(db, shop.jobs, {
        listingId: listing.id,
        ownerId: owner.id,
        action,
        now: later(shop, hour),
      });
    await change("sell");
    await refundAll(shop, (await state()).orders[0]!);
    expect((await state()).listing.status).toBe("sold");
    await change("undo-sale");
    expect((await state()).listing).toMatchObject({ status: "expired", packageId: null });
    expect(await change("confirm")).toMatchObject({ ok: false });
  });

  test("a refunded upgrade falls back to the previous package", async () => {
    const { shop, sessionId, state, buy, subjects } = await aPurchase("rmb");
    await pay(shop, sessionId);
    const end = (await state()).orders[0]!.periodEnd!;
    later(shop, 10 * day);
    const upgrade = await buy("premium");
    if (!upgrade.ok) throw new Error(upgrade.reason);
    await pay(shop, upgrade.sessionId);
    await refundAll(shop, (await state()).orders[1]!);
    expect((await state()).listing).toMatchObject({
      status: "active",
      packageId: "rmb",
      featured: false,
      expiresAt: end,
    });
    expect((await subjects()).at(-1)).toBe("Your upgrade has ended");
    // The refunded upgrade is worth nothing; the previous payment is.
    const again = await buy("premium");
    if (!again.ok) throw new Error(again.reason);
    expect((await state()).orders[2]).toMatchObject({ credit: Math.floor((199_00 * 80) / 90) });
    await refundAll(shop, (await state()).orders[0]!);
    expect((await state()).listing.status).toBe("expired");
  });

  test("a withdrawn listing is credited the rest of its term", async () => {
    const { db } = world();
    const { shop, sessionId, state, buy, listing, owner } = await aPurchase("rmb");
    await pay(shop, sessionId);
    const now = later(shop, 45 * day);
    const own = { listingId: listing.id, ownerId: owner.id, now };
    await changeOwnListing(db, shop.jobs, { ...own, action: "withdraw" });
    await shop.drain();
    expect(await buy("premium")).toMatchObject({ ok: true });
    expect((await state()).orders[1]).toMatchObject({ credit: 99_50, amount: 199_50 });
  });

  test("a lost dispute of a payment whose credit was used keeps the upgrade, and administrators decide", async () => {
    const { db } = world();
    const admin = await anAdmin(db);
    const { shop, sessionId, state, buy } = await aPurchase("rmb");
    await pay(shop, sessionId);
    later(shop, day);
    const upgrade = await buy("premium");
    if (!upgrade.ok) throw new Error(upgrade.reason);
    await pay(shop, upgrade.sessionId);
    const [first, second] = (await state()).orders;
    const dispute = await shop.payments.test.openDispute(first!.paymentId!);
    await shop.payments.test.closeDispute(dispute, "lost");
    await shop.drain();
    expect((await state()).listing).toMatchObject({ status: "active", packageId: "premium" });
    const notices = (await mailsTo(db, admin.email)).map(({ subject }) => subject);
    expect(notices[0]).toMatch(/^A dispute was lost after an upgrade/);
    // From now on only its own money counts.
    later(shop, hour);
    await buy("max_exposure");
    expect((await state()).orders[2]!.credit).toBe(second!.amount);
  });

  test("checks disputes daily whose end was never reported", async () => {
    const { shop, sessionId, state } = await aPurchase("premium");
    await pay(shop, sessionId);
    const [order] = (await state()).orders;
    const dispute = await shop.payments.test.openDispute(order!.paymentId!);
    await shop.drain();
    await shop.payments.test.closeDispute(dispute, "lost");
    shop.queue.length = 0;
    await reconcilePayments(shop, later(shop, day));
    expect(await state()).toMatchObject({
      listing: { status: "expired" },
      orders: [{ status: "charged_back" }],
    });
  });

  test("a month charged after an upgrade was quoted is refunded, in any order of events", async () => {
    for (const isRenewalFirst of [true, false]) {
      const { shop, sessionId, state, buy } = await aPurchase("rmb");
      await pay(shop, sessionId);
      later(shop, 90 * day - hour);
      const upgrade = await buy("premium");
      if (!upgrade.ok) throw new Error(upgrade.reason);
      later(shop, 2 * hour);
      await shop.payments.test.advance();
      const renewal = shop.queue.splice(0);
      if (isRenewalFirst) shop.queue.push(...renewal);
      await shop.drain();
      await pay(shop, upgrade.sessionId);
      if (!isRenewalFirst) shop.queue.push(...renewal);
      await shop.drain();
      const { orders: bought, listing } = await state();
      const month = bought.find(({ kind }) => kind === "renewal")!;
      const returned = await world().db.select().from(refunds).where(eq(refunds.orderId, month.id));
      expect(returned).toMatchObject([{ amount: 59_00 }]);
      expect(listing).toMatchObject({ status: "active", packageId: "premium" });
      expect(listing.expiresAt!.getTime()).toBe(shop.clock.now.getTime() + 180 * day);
    }
  });

  test("a month charged after the listing was withdrawn is refunded", async () => {
    const { db } = world();
    const { shop, sessionId, state, listing, owner, subjects } = await aPurchase("rmb");
    await pay(shop, sessionId);
    const end = (await state()).renewal!.paidUntil;
    await changeOwnListing(db, shop.jobs, {
      listingId: listing.id,
      ownerId: owner.id,
      action: "withdraw",
      now: later(shop, 89 * day),
    });
    // The provider is unreachable when we end the subscription.
    for (const job of shop.queue.splice(0)) await shop.run(job);
    const cancel = shop.queue.splice(0);
    later(shop, 2 * day);
    await shop.payments.test.advance();
    shop.queue.push(...cancel);
    await shop.drain();
    const month = (await state()).orders[1]!;
    const returned = await db.select().from(refunds).where(eq(refunds.orderId, month.id));
    expect(returned).toMatchObject([{ amount: 59_00 }]);
    expect((await state()).listing.expiresAt).toEqual(end);
    expect(await subjects()).toContain("We are refunding your payment");
  });

  test("a month charged just before the withdrawal is found even if its event was lost", async () => {
    const { db } = world();
    const { shop, sessionId, state, listing, owner } = await aPurchase("rmb");
    await pay(shop, sessionId);
    later(shop, 90 * day);
    await shop.payments.test.advance();
    shop.queue.length = 0;
    const own = { listingId: listing.id, ownerId: owner.id, now: later(shop, hour) };
    await changeOwnListing(db, shop.jobs, { ...own, action: "withdraw" });
    await shop.drain();
    await reconcileSubscriptions(shop, later(shop, day));
    expect((await state()).orders).toMatchObject([
      { status: "paid" },
      { kind: "renewal", status: "paid", amount: 59_00 },
    ]);
    expect((await state()).listing.expiresAt).toEqual((await state()).orders[1]!.periodEnd);
  });

  test("a renewal that needs authentication is not over, nor is one whose invoice was voided", async () => {
    const { shop, sessionId, state, subjects } = await aPurchase("rmb");
    await shop.payments.test.payByCard(sessionId, findTestCard("4000002500003155")!);
    await shop.payments.test.answerAuthentication(sessionId, true);
    await shop.drain();
    const until = (await state()).renewal!.paidUntil;
    shop.clock.now = until;
    await shop.payments.test.advance();
    await shop.drain();
    await reconcileSubscriptions(shop, later(shop, hour));
    expect(await state()).toMatchObject({
      renewal: { status: "past_due", retryAt: null },
      listing: { expiresAt: new Date(until.getTime() + 7 * day) },
    });
    expect((await subjects()).slice(1)).toEqual(["Your bank wants you to confirm a payment"]);
    const { providerSubscriptionId: subscriptionId } = (await state()).renewal!;
    const { invoiceId, amount, periodStart, periodEnd } = (await state()).orders[1]!;
    const period = {
      periodStart: periodStart!.toISOString(),
      periodEnd: periodEnd!.toISOString(),
    };
    const ids = { id: createId(), invoiceId, subscriptionId, occurredAt: shop.clock.now };
    await applyFacts(shop, [{ kind: "invoice-voided", amount, ...period, ...ids }], shop.clock.now);
    expect(await state()).toMatchObject({
      renewal: { status: "active" },
      orders: [{ status: "paid" }, { status: "expired" }],
    });
  });

  test("a rejection refunds the payments for this term only", async () => {
    const { db } = world();
    const { id: actorId } = await anAdmin(db);
    const { shop, sessionId, state, listing } = await aPurchase("premium");
    await pay(shop, sessionId);
    const [order] = (await state()).orders;
    const by = { listingId: listing.id, actorId };
    const set = (status: "active" | "pending" | "expired") =>
      overrideListingStatus(db, shop.jobs, {
        ...by,
        status,
        reason: "By telephone",
        now: later(shop, hour),
      });
    const reject = async () => {
      await reviewListing(db, shop.jobs, { ...by, rejection: "Photos", now: later(shop, hour) });
      await shop.drain();
      return (await db.select().from(refunds).where(eq(refunds.orderId, order!.id))).length;
    };
    later(shop, 200 * day);
    await set("expired");
    // A term granted free of charge.
    await set("active");
    await set("pending");
    expect(await reject()).toBe(0);
    expect((await state()).listing.status).toBe("draft");
  });

  test("a rejection refunds a payment that waited for review longer than its term", async () => {
    const { db } = world();
    const { id: actorId } = await anAdmin(db);
    const { shop, sessionId, state, listing } = await aPurchase("premium", {
      rejectionReason: "Photos",
    });
    await pay(shop, sessionId);
    expect((await state()).listing.status).toBe("pending");
    const now = later(shop, 200 * day);
    const by = { listingId: listing.id, actorId, now };
    await reviewListing(db, shop.jobs, { ...by, rejection: "Photos" });
    await shop.drain();
    const [order] = (await state()).orders;
    expect(await db.select().from(refunds).where(eq(refunds.orderId, order!.id))).toMatchObject([
      { amount: 299_00 },
    ]);
  });
});
