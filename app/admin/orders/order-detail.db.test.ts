import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findAdminOrder, listOrderEvents } from "#app/admin/orders/order-detail.queries.server.ts";
import { factText } from "#app/admin/orders/order-events.tsx";
import { startCheckout } from "#app/payments/checkout/start-checkout.server.ts";
import { redeliverEvent } from "#app/payments/events/process-event.job.server.ts";
import { orders, refunds, subscriptions } from "#app/payments/payments.table.ts";
import { findTestCard } from "#app/payments/provider/test-provider/test-cards.ts";
import { reconcileOrder } from "#app/payments/reconciliation/reconcile.server.ts";
import { requestRefund, withdrawRefund } from "#app/payments/refunds/refund-requests.server.ts";
import { cancelRenewalAsAdmin } from "#app/payments/renewals/change-renewal.server.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createId } from "#app/platform/db/id.ts";
import type { JobQueues, JobView } from "#app/platform/jobs/job-queues.ts";
import { aListing, anAdmin, aSeller } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { aPaymentWorld } from "#test/payment-world.ts";

const card = findTestCard("4242424242424242")!;

withDatabase((world) => {
  async function aPaidOrder(packageId = "rmb") {
    const { db } = world();
    const owner = await aSeller(db);
    const draft = await aListing(db, { ownerId: owner.id, status: "draft", region: "CA-NS" });
    const shop = aPaymentWorld(world());
    const outcome = await startCheckout(shop, {
      userId: owner.id,
      listingId: draft.id,
      packageId,
      successPath: "/account",
      cancelPath: "/account",
      now: shop.clock.now,
    });
    if (!outcome.ok) throw new Error(outcome.reason);
    const [order] = await db.select().from(orders).where(eq(orders.listingId, draft.id));
    const by = {
      orderId: order!.id,
      actorId: (await anAdmin(db)).id,
      requestId: "r",
      now: shop.clock.now,
    };
    const find = async () => (await findAdminOrder(db, order!.id))!;
    const pay = async () => {
      await shop.payments.test.payByCard(outcome.sessionId, card);
      await shop.drain();
    };
    const actions = async () =>
      (
        await db
          .select({ action: auditLog.action })
          .from(auditLog)
          .where(eq(auditLog.actorId, by.actorId))
          .orderBy(auditLog.id)
      ).map(({ action }) => action);
    return { shop, by, find, pay, actions, sessionId: outcome.sessionId };
  }

  test("loads an order with its events in order and their facts", async () => {
    const { find, pay } = await aPaidOrder();
    await pay();
    const order = await find();
    expect(order).toMatchObject({
      order: { status: "paid", kind: "package" },
      listing: { status: "active" },
      balance: { refunded: 0, waiting: 0, left: 199_00 },
      subscription: { status: "active", renewals: [] },
    });
    const { events } = await listOrderEvents(world().db, order);
    expect(events.map(({ type }) => type)).toContain("checkout.session.completed");
    expect(events.every(({ processedAt }) => processedAt !== null)).toBe(true);
    const moments = events.map(({ occurredAt }) => occurredAt.getTime());
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(events.flatMap(({ facts }) => facts.map(factText))).toContain(
      "The checkout was completed and paid.",
    );
  });

  test("finds a failed event by its ids and processes it again once", async () => {
    const { db } = world();
    const { shop, by, find, sessionId, actions } = await aPaidOrder("premium");
    const { readFacts } = shop.payments;
    shop.payments.readFacts = () => {
      throw new Error("bad");
    };
    await shop.payments.test.payByCard(sessionId, card);
    await expect(shop.drain()).rejects.toThrow("bad");
    shop.payments.readFacts = readFacts;
    shop.queue.splice(0);
    const { events } = await listOrderEvents(db, await find());
    const event = events.find(({ type }) => type === "checkout.session.completed");
    expect(event).toMatchObject({ failure: "Error: bad", processedAt: null, facts: [] });
    const enqueued: object[] = [];
    const queues: Pick<JobQueues, "runNow"> = {
      async runNow(tx, what, data) {
        enqueued.push(data);
        await shop.jobs.enqueue(tx, what, data);
      },
    };
    const redelivery = { ...by, eventId: event!.id };
    expect(await redeliverEvent(db, queues, redelivery)).toEqual({ ok: true });
    await shop.drain();
    expect(await redeliverEvent(db, queues, redelivery)).toEqual({ ok: true });
    await shop.drain();
    expect(enqueued).toEqual([{ eventId: event!.id }, { eventId: event!.id }]);
    const after = await find();
    expect(after.order.status).toBe("paid");
    expect(await redeliverEvent(db, queues, { ...by, eventId: "evt_none" })).toMatchObject({
      ok: false,
    });
    expect(await actions()).toEqual(["payment-event-redelivered", "payment-event-redelivered"]);
  });

  test("reconciling finds a payment whose event was lost, with its renewal and refunds", async () => {
    const { shop, by, find, sessionId, actions } = await aPaidOrder();
    await shop.payments.test.payByCard(sessionId, card);
    shop.queue.splice(0);
    expect((await find()).order.status).toBe("open");
    expect(await reconcileOrder(shop, by)).toEqual({ ok: true });
    expect((await find()).order.status).toBe("paid");
    expect(await reconcileOrder(shop, by)).toEqual({ ok: true });
    expect((await find()).subscription).toMatchObject({ status: "active" });
    expect(await reconcileOrder(shop, { ...by, orderId: createId() })).toMatchObject({ ok: false });
    expect(await actions()).toEqual(["order-reconciled", "order-reconciled"]);
  });

  test("concurrent refunds never exceed the payment", async () => {
    const { db } = world();
    const { shop, by, find, pay } = await aPaidOrder("premium");
    await pay();
    const ask = (amount: number) =>
      requestRefund(db, shop.jobs, {
        ...by,
        amount,
        reason: "Goodwill",
        formId: createId(),
        expectedLeft: 299_00,
      });
    const outcomes = await Promise.all([ask(200_00), ask(200_00), ask(299_00)]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes).toContainEqual({ ok: false, reason: "changed" });
    expect((await find()).balance.requests).toMatchObject([{ state: "requested" }]);
    await shop.drain();
    const { balance, refunds: booked } = await find();
    expect(balance.requests).toMatchObject([{ state: "refunded" }]);
    expect(booked).toHaveLength(1);
    expect(balance.waiting).toBe(0);
    expect(balance.refunded + balance.left).toBe(299_00);
  });

  test("withdraws a refund that the provider refused for good, not a running one", async () => {
    const { db } = world();
    const { shop, by, find, pay, actions } = await aPaidOrder("premium");
    await pay();
    await requestRefund(db, shop.jobs, {
      ...by,
      amount: 100_00,
      reason: "Goodwill",
      formId: createId(),
      expectedLeft: 299_00,
    });
    const { key } = (await find()).balance.requests[0]!;
    let state: JobView["state"] = "waiting";
    const dropped: string[] = [];
    const queues = {
      findByData: async () => [{ id: "job", state } as JobView],
      drop: async (_tx: unknown, id: string) => dropped.push(id) > 0,
    } as unknown as JobQueues;
    const withdraw = () => withdrawRefund(db, queues, { ...by, key });
    expect(await withdraw()).toEqual({ ok: false, reason: "still-running" });
    state = "failed";
    expect(await withdraw()).toEqual({ ok: true });
    expect(await withdraw()).toEqual({ ok: false, reason: "not-found" });
    expect(dropped).toEqual(["job"]);
    expect((await find()).balance).toMatchObject({ left: 299_00, waiting: 0 });
    expect(await actions()).toEqual(["order-refunded", "refund-withdrawn"]);
    expect(await db.select().from(refunds).where(eq(refunds.orderId, by.orderId))).toEqual([]);
  });

  test("cancels a renewal; the paid term continues", async () => {
    const { db } = world();
    const { shop, by, find, pay, actions } = await aPaidOrder();
    await pay();
    const { id } = (await find()).subscription!;
    const cancel = () => cancelRenewalAsAdmin(shop, { ...by, subscriptionId: id });
    expect(await cancel()).toEqual({ ok: true });
    const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
    expect(row).toMatchObject({ status: "active", endsAt: expect.any(Date) });
    expect(await cancel()).toEqual({ ok: false, reason: "not-found" });
    expect(await actions()).toEqual(["renewal-cancelled"]);
  });
});
