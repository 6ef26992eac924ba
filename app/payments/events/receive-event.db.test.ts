import { eq } from "drizzle-orm";
import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { processEvent } from "#app/payments/events/process-event.job.server.ts";
import { receiveEvent } from "#app/payments/events/receive-event.server.ts";
import { startCheckout } from "#app/payments/checkout/start-checkout.server.ts";
import { orders, providerEvents } from "#app/payments/payments.table.ts";
import { findTestCard } from "#app/payments/provider/test-provider/test-cards.ts";
import { createId } from "#app/platform/db/id.ts";
import { aListing, aSeller } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";
import { aPaymentWorld, webhookSecret } from "#test/payment-world.ts";

const anEvent = () => ({
  id: `evt_${createId()}`,
  object: "event",
  type: "customer.created",
  created: 1_800_000_000,
  data: { object: {} },
});
const sign = (payload: string, changes: { secret?: string; timestamp?: number } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, ...changes });
const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

withDatabase((world) => {
  test("an event is stored once by its id, with one job", async () => {
    const shop = aPaymentWorld(world());
    const event = anEvent();
    const body = JSON.stringify(event);
    for (let delivery = 0; delivery < 3; delivery++)
      expect(await receiveEvent(shop, body, sign(body))).toEqual({ ok: true });
    expect(shop.queue).toHaveLength(1);
    await shop.drain();
    const [stored] = await world()
      .db.select()
      .from(providerEvents)
      .where(eq(providerEvents.id, event.id));
    expect(stored).toMatchObject({ type: "customer.created", failure: null });
    expect(stored!.processedAt).not.toBeNull();
  });

  test.each([
    ["without a signature", () => null],
    ["signed with another secret", (body: string) => sign(body, { secret: "whsec_other" })],
    ["for another body", (body: string) => sign(`${body} `)],
    ["from six minutes ago", (body: string) => sign(body, { timestamp: secondsAgo(360) })],
    ["with a malformed signature", () => "t=,v1="],
  ])("a delivery %s is rejected, and nothing is stored", async (_what, signature) => {
    const shop = aPaymentWorld(world());
    const event = anEvent();
    const body = JSON.stringify(event);
    expect(await receiveEvent(shop, body, signature(body))).toEqual({
      ok: false,
      reason: "invalid",
    });
    expect(shop.queue).toEqual([]);
  });

  test("one event delivered and processed fifty times at once has one effect", async () => {
    const { db } = world();
    const shop = aPaymentWorld(world());
    const owner = await aSeller(db);
    const listing = await aListing(db, { ownerId: owner.id, status: "draft", region: "CA-NS" });
    const checkout = await startCheckout(shop, {
      userId: owner.id,
      listingId: listing.id,
      packageId: "premium",
      successPath: "/account",
      cancelPath: "/account",
      now: shop.clock.now,
    });
    if (!checkout.ok) throw new Error(checkout.reason);
    await shop.payments.test.payByCard(checkout.sessionId, findTestCard("4242424242424242")!);
    const { eventId } = shop.queue.shift()!.data as { eventId: string };
    const { rawBody, signature } = await shop.payments.test.signEvent(eventId);
    const fifty = Array.from({ length: 50 });
    await Promise.all(fifty.map(() => receiveEvent(shop, rawBody, signature)));
    expect(shop.queue).toHaveLength(1);
    await Promise.all(fifty.map(() => processEvent(shop, eventId, shop.clock.now)));
    const bought = await db.select().from(orders).where(eq(orders.listingId, listing.id));
    expect(bought).toMatchObject([{ status: "paid" }]);
    expect(await mailsTo(db, owner.email)).toHaveLength(1);
  });
});
