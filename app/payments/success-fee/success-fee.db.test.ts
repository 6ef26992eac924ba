import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { changeOwnListing } from "#app/listings/lifecycle/change-own-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { orders, refunds, taxRegistrations } from "#app/payments/payments.table.ts";
import { findTestCard } from "#app/payments/provider/test-provider/test-cards.ts";
import { reconcileOrders } from "#app/payments/reconciliation/reconcile.server.ts";
import { markPaid, payFee } from "#app/payments/success-fee/pay-fees.server.ts";
import { settleListing } from "#app/payments/success-fee/settle-listing.job.server.ts";
import { aListing, anAdmin, aSeller } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";
import { aPaymentWorld } from "#test/payment-world.ts";

withDatabase((world) => {
  async function aSale(changes: Parameters<typeof aListing>[1] = {}) {
    const { db } = world();
    const shop = aPaymentWorld(world());
    const owner = await aSeller(db);
    const listing = await aListing(db, {
      ownerId: owner.id,
      status: "sold",
      packageId: "full",
      soldPrice: 500_000_00,
      ...changes,
    });
    const settle = () =>
      settleListing(shop, { listingId: listing.id, because: "sold" }, shop.clock.now);
    await settle();
    const fees = () => db.select().from(orders).where(eq(orders.listingId, listing.id));
    return { shop, owner, listing, settle, fees };
  }

  test("a sale with a price owes six percent, once, however often the job runs", async () => {
    const { settle, fees, owner } = await aSale();
    await settle();
    expect(await fees()).toMatchObject([
      { kind: "success_fee", status: "open", amount: 30_000_00, userId: owner.id },
    ]);
    const sent = await mailsTo(world().db, owner.email);
    expect(sent.map(({ subject }) => subject)).toEqual([
      "Congratulations on the sale: your success fee",
    ]);
  });

  test.each([
    ["without its price", { soldPrice: null }],
    ["with another package", { packageId: "premium" as const }],
  ])("a sale %s owes nothing", async (_what, changes) => {
    expect(await (await aSale(changes)).fees()).toEqual([]);
  });

  test("the fee can be paid by card, even after a first checkout expired", async () => {
    const { shop, owner, fees } = await aSale();
    const [fee] = await fees();
    const pay = () => payFee(shop, { userId: owner.id, orderId: fee!.id, now: shop.clock.now });
    const first = await pay();
    expect(await pay()).toEqual(first);
    if (!first.ok) throw new Error(first.reason);
    await shop.payments.expireCheckout(first.sessionId);
    await shop.drain();
    expect(await fees()).toMatchObject([{ status: "open" }]);
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    const second = await pay();
    if (!second.ok) throw new Error(second.reason);
    expect(second.sessionId).not.toBe(first.sessionId);
    await shop.payments.test.payByCard(second.sessionId, findTestCard("4242424242424242")!);
    await shop.drain();
    expect(await fees()).toMatchObject([
      { status: "paid", receiptNumber: expect.stringMatching(/^R-/) },
    ]);
    expect(await pay()).toEqual({ ok: false, reason: "not-due" });
  });

  test("does not charge a fee again that was paid just before its checkout expired", async () => {
    const { shop, owner, fees } = await aSale();
    const [fee] = await fees();
    const pay = () => payFee(shop, { userId: owner.id, orderId: fee!.id, now: shop.clock.now });
    const first = await pay();
    if (!first.ok) throw new Error(first.reason);
    await shop.payments.test.payByCard(first.sessionId, findTestCard("4242424242424242")!);
    shop.clock.now = new Date(shop.clock.now.getTime() + 25 * 60 * 60 * 1000);
    expect(await pay()).toEqual({ ok: false, reason: "not-due" });
    expect(await fees()).toMatchObject([{ status: "open", checkoutId: first.sessionId }]);
    await shop.drain();
    expect(await fees()).toMatchObject([{ status: "paid" }]);
  });

  test("two tabs that find a checkout expired get one new checkout", async () => {
    const { shop, owner, fees } = await aSale();
    const [fee] = await fees();
    const pay = () => payFee(shop, { userId: owner.id, orderId: fee!.id, now: shop.clock.now });
    const first = await pay();
    if (!first.ok) throw new Error(first.reason);
    await shop.payments.expireCheckout(first.sessionId);
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    const tabs = await Promise.all([pay(), pay()]);
    const again = await pay();
    expect(again).toMatchObject({ ok: true });
    expect(tabs).toEqual([again, again]);
  });

  /** Sells, undoes and pays with the owner's own steps. */
  async function aSeries() {
    const { db } = world();
    const sale = await aSale({ status: "active" });
    const { shop, owner, listing } = sale;
    const change = async (action: "sell" | "undo-sale", soldPrice?: number) => {
      shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
      const now = shop.clock.now;
      expect(
        await changeOwnListing(db, shop.jobs, {
          listingId: listing.id,
          ownerId: owner.id,
          action,
          soldPrice: soldPrice ?? null,
          now,
        }),
      ).toMatchObject({ ok: true });
    };
    const open = async () => {
      const due = (await sale.fees()).find(({ status }) => status === "open");
      const outcome = await payFee(shop, {
        userId: owner.id,
        orderId: due!.id,
        now: shop.clock.now,
      });
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome.sessionId;
    };
    const states = async () =>
      (await sale.fees()).map(({ status, amount }) => [status, amount]).toSorted();
    const returned = async () =>
      (
        await db
          .select({ amount: refunds.amount })
          .from(refunds)
          .innerJoin(orders, eq(orders.id, refunds.orderId))
          .where(eq(orders.listingId, listing.id))
      ).map(({ amount }) => amount);
    const card = (sessionId: string) =>
      shop.payments.test.payByCard(sessionId, findTestCard("4242424242424242")!);
    return { ...sale, change, open, states, returned, card };
  }

  test("a sale that is undone and repeated at another price owes the fee of that price", async () => {
    const { shop, change, open, states, card } = await aSeries();
    await change("sell", 500_000_00);
    await shop.drain();
    const first = await open();
    await change("undo-sale");
    await change("sell", 400_000_00);
    await shop.drain();
    expect(await states()).toEqual([
      ["expired", 30_000_00],
      ["open", 24_000_00],
    ]);
    expect(await card(first)).toEqual({ ok: false, reason: "not-open" });
  });

  test("a fee is refunded when its sale is undone, and the next sale is charged", async () => {
    const { shop, owner, change, open, states, returned, card } = await aSeries();
    await change("sell", 500_000_00);
    await shop.drain();
    await card(await open());
    await shop.drain();
    await change("undo-sale");
    await shop.drain();
    expect(await returned()).toEqual([30_000_00]);
    await change("sell", 500_000_00);
    await shop.drain();
    expect(await states()).toEqual([
      ["open", 30_000_00],
      ["paid", 30_000_00],
    ]);
    const subjects = (await mailsTo(world().db, owner.email)).map(({ subject }) => subject);
    expect(subjects).toContain("We are refunding your payment");
  });

  test("a fee that an administrator refunded is charged again only for the next sale", async () => {
    const { shop, settle, change, open, states, card, fees } = await aSeries();
    await change("sell", 500_000_00);
    await shop.drain();
    await card(await open());
    await shop.drain();
    const [fee] = await fees();
    await shop.payments.test.refundPayment(fee!.paymentId!, fee!.amount);
    await shop.drain();
    await settle();
    expect(await states()).toEqual([["paid", 30_000_00]]);
    await change("undo-sale");
    await change("sell", 400_000_00);
    await shop.drain();
    expect(await states()).toEqual([
      ["open", 24_000_00],
      ["paid", 30_000_00],
    ]);
  });

  test("a fee paid while its sale is being undone is refunded", async () => {
    const { shop, change, open, states, returned, card } = await aSeries();
    await change("sell", 500_000_00);
    await shop.drain();
    await card(await open());
    await change("undo-sale");
    await shop.drain();
    expect(await states()).toEqual([["paid", 30_000_00]]);
    expect(await returned()).toEqual([30_000_00]);
  });

  test("a bank debit for a fee whose sale was undone is refunded when it arrives", async () => {
    const { shop, change, open, states, returned } = await aSeries();
    await change("sell", 500_000_00);
    await shop.drain();
    await shop.payments.test.payByDebit(await open(), "succeeds-later");
    const place = shop.queue.findIndex(({ name }) => name === "settle-test-debit");
    const [debit] = shop.queue.splice(place, 1);
    await shop.drain();
    await change("undo-sale");
    await shop.drain();
    expect(await states()).toEqual([["processing", 30_000_00]]);
    shop.queue.push(debit!);
    await shop.drain();
    expect(await returned()).toEqual([30_000_00]);
  });

  test("a fee paid by cheque is returned by an administrator, who is notified once", async () => {
    const { db } = world();
    const { shop, change, settle, fees, states } = await aSeries();
    const admin = await anAdmin(db);
    await change("sell", 500_000_00);
    await shop.drain();
    const [fee] = await fees();
    const by = { actorId: admin.id, note: "Cheque 42", requestId: null };
    await markPaid(shop, { ...by, orderId: fee!.id, now: shop.clock.now });
    await change("undo-sale");
    await shop.drain();
    await settle();
    const notices = (await mailsTo(db, admin.email)).map(({ subject }) => subject);
    expect(
      notices.filter((subject) => subject.startsWith("Return a payment by hand")),
    ).toHaveLength(1);
    await change("sell", 400_000_00);
    await shop.drain();
    expect(await states()).toEqual([
      ["open", 24_000_00],
      ["paid", 30_000_00],
    ]);
  });

  test("a fee is not recorded as paid while another tab opens a checkout for it", async () => {
    const { shop, owner, fees } = await aSale();
    const [fee] = await fees();
    const pay = () => payFee(shop, { userId: owner.id, orderId: fee!.id, now: shop.clock.now });
    const first = await pay();
    if (!first.ok) throw new Error(first.reason);
    const { id: actorId } = await anAdmin(world().db);
    const payments: typeof shop.payments = {
      ...shop.payments,
      expireCheckout: async (id) => {
        const expired = await shop.payments.expireCheckout(id);
        shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
        await pay();
        return expired;
      },
    };
    const by = { orderId: fee!.id, actorId, note: "Cheque", requestId: null };
    expect(await markPaid({ ...shop, payments }, { ...by, now: shop.clock.now })).toEqual({
      ok: false,
      reason: "being-paid-by-card",
    });
    expect(await fees()).toMatchObject([{ status: "open" }]);
  });

  test("a sale that an administrator undid owes no fee", async () => {
    const { db } = world();
    const { shop, listing, fees } = await aSale();
    await db
      .update(listings)
      .set({ status: "active", soldAt: null, soldPrice: null })
      .where(eq(listings.id, listing.id));
    await reconcileOrders(shop, shop.clock.now);
    await reconcileOrders(shop, shop.clock.now);
    expect(await fees()).toMatchObject([{ status: "expired" }]);
  });

  test("an administrator can record a fee paid by bank transfer; strangers cannot pay it", async () => {
    const { shop, fees } = await aSale();
    const [fee] = await fees();
    const stranger = await aSeller(world().db);
    expect(
      await payFee(shop, { userId: stranger.id, orderId: fee!.id, now: shop.clock.now }),
    ).toEqual({ ok: false, reason: "not-found" });
    const admin = await anAdmin(world().db);
    const mark = {
      orderId: fee!.id,
      actorId: admin.id,
      note: "Cheque 42",
      requestId: null,
      now: shop.clock.now,
    };
    expect(await markPaid(shop, mark)).toEqual({ ok: true });
    expect(await fees()).toMatchObject([{ status: "paid" }]);
    expect(await markPaid(shop, mark)).toEqual({ ok: false, reason: "not-found" });
  });

  test("a sale in another currency is converted, and taxed if a number is registered", async () => {
    const { db } = world();
    await db.insert(taxRegistrations).values({ authority: "GST", number: "12345 RT0001" });
    const { fees, listing } = await aSale({ currency: "USD", soldPrice: 100_000_00 });
    await db.delete(taxRegistrations);
    const [fee] = await fees();
    const [{ currency }] = (await db
      .select({ currency: listings.currency })
      .from(listings)
      .where(eq(listings.id, listing.id))) as [{ currency: string }];
    expect(currency).toBe("USD");
    expect(fee!.amount).toBeGreaterThan(6_780_00);
    expect(fee!.taxes).toMatchObject([{ label: "HST", rate: 13, number: "12345 RT0001" }]);
    expect(fee!.amount).toBe(Math.round((fee!.amount - fee!.taxes[0]!.amount) * 1.13));
  });
});
