import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listings } from "#app/listings/listings.table.ts";
import { orders, taxRegistrations } from "#app/payments/payments.table.ts";
import { findTestCard } from "#app/payments/provider/test-provider/test-cards.ts";
import { reconcileOrders } from "#app/payments/reconciliation/reconcile-orders.job.server.ts";
import { markPaid } from "#app/payments/success-fee/mark-paid.server.ts";
import { payFee } from "#app/payments/success-fee/pay-fee.server.ts";
import { settleListing } from "#app/payments/success-fee/settle-listing.job.server.ts";
import { aListing, anAdmin, aSeller } from "#demo/factories.ts";
import { mailsTo } from "#test/account-request.ts";
import { eachDatabase } from "#test/each-database.ts";
import { aPaymentWorld } from "#test/payment-world.ts";

eachDatabase((world) => {
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

  test("a sale with its price owes six percent, once, however often the job runs", async () => {
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

  test("the fee is paid by card, also after a first checkout has ended", async () => {
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

  test("a fee that was paid just before its checkout ended is not asked for again, though we were not told yet", async () => {
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

  test("two tabs that find a checkout ended get one new checkout", async () => {
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

  test("a sale that fell through owes no fee any more; the next one does", async () => {
    const { db } = world();
    const { shop, listing, settle, fees } = await aSale();
    const move = (changes: Partial<typeof listings.$inferInsert>) =>
      db.update(listings).set(changes).where(eq(listings.id, listing.id));
    await move({ status: "active", soldAt: null, soldPrice: null });
    await reconcileOrders(shop, shop.clock.now);
    expect(await fees()).toMatchObject([{ status: "expired" }]);
    await move({ status: "sold", soldAt: new Date(), soldPrice: 400_000_00 });
    await settle();
    expect((await fees()).map(({ status, amount }) => [status, amount]).toSorted()).toEqual([
      ["expired", 30_000_00],
      ["open", 24_000_00],
    ]);
  });

  test("an administrator records a fee that was paid by bank transfer; strangers cannot pay it", async () => {
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

  test("a sale in another currency is converted, and taxed where a number is registered", async () => {
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
