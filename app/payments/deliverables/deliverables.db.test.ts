import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listings } from "#app/listings/listings.table.ts";
import { startCheckout } from "#app/payments/checkout/start-checkout.server.ts";
import { listListingDeliverables } from "./deliverables.queries.server.ts";
import { deliverables } from "./deliverables.table.ts";
import {
  completeDeliverable,
  completeListingDeliverables,
  refuseDeliverable,
  reopenListingDeliverable,
} from "./settle-deliverable.server.ts";
import { orders, refunds } from "#app/payments/payments.table.ts";
import { findTestCard } from "#app/payments/provider/test-provider/test-cards.ts";
import { requestRefund } from "#app/payments/refunds/refund-requests.server.ts";
import { createId } from "#app/platform/db/id.ts";
import { aListing, anAdmin, aSeller } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { aPaymentWorld } from "#test/payment-world.ts";
import { withDatabase } from "#test/with-database.ts";

const pays = findTestCard("4242424242424242")!;
const start = new Date("2027-01-10T15:00:00Z");
const url = "https://www.realtor.ca/real-estate/27000000/a-shop";

withDatabase((world) => {
  async function aPurchase(packageId: string) {
    const { db } = world();
    const shop = aPaymentWorld(world(), start);
    const owner = await aSeller(db);
    const admin = await anAdmin(db);
    const listing = await aListing(db, { ownerId: owner.id, status: "draft", region: "CA-ON" });
    const buy = async (wanted: string) => {
      const outcome = await startCheckout(shop, {
        userId: owner.id,
        listingId: listing.id,
        packageId: wanted,
        successPath: "/account",
        cancelPath: "/account",
        now: shop.clock.now,
      });
      if (!outcome.ok) throw new Error(outcome.reason);
      await shop.payments.test.payByCard(outcome.sessionId, pays);
      await shop.drain();
    };
    await buy(packageId);
    const [order] = await db.select().from(orders).where(eq(orders.listingId, listing.id));
    const rows = () => db.select().from(deliverables).where(eq(deliverables.listingId, listing.id));
    const row = async (kind: string) => (await rows()).find((one) => one.kind === kind)!;
    const states = async () =>
      Object.fromEntries((await rows()).map(({ kind, state }) => [kind, state]));
    const change = async (kind: string) => ({
      id: (await row(kind)).id,
      actorId: admin.id,
      requestId: null,
      now: shop.clock.now,
    });
    const refund = async (amount: number) => {
      const outcome = await requestRefund(db, shop.jobs, {
        orderId: order!.id,
        actorId: admin.id,
        requestId: null,
        now: shop.clock.now,
        amount,
        reason: "Changed their mind",
        formId: createId(),
        expectedLeft: order!.amount,
      });
      await shop.drain();
      return outcome;
    };
    const subjects = async () => (await mailsTo(db, owner.email)).map(({ subject }) => subject);
    return { db, shop, owner, listing, order: order!, buy, row, states, change, refund, subjects };
  }

  test("a paid order creates what its package includes", async () => {
    const { db, listing, states, row, owner } = await aPurchase("realtor");
    expect(await states()).toEqual({
      "featured-placement": "done",
      "realtor-listing": "due",
      "email-blast": "due",
    });
    expect((await row("realtor-listing")).dueAt).toEqual(new Date("2027-01-13T15:00:00Z"));
    const [receipt] = await mailsTo(db, owner.email);
    expect(receipt!.text).toContain("REALTOR.ca listing, by Jan 13, 2027");
    expect((await listListingDeliverables(db, listing.id)).map(({ kind }) => kind)).toEqual([
      "featured-placement",
      "realtor-listing",
      "email-blast",
    ]);
  });

  test("an upgrade adds what is new and keeps the rest", async () => {
    const { buy, states } = await aPurchase("realtor");
    await buy("full");
    expect(await states()).toMatchObject({
      "realtor-listing": "due",
      "email-blast": "due",
      "dedicated-broker": "due",
    });
  });

  test("a full refund withdraws what is not done; a part of it withdraws nothing", async () => {
    const { shop, states, change, refund, order } = await aPurchase("realtor");
    await completeDeliverable(shop, { ...(await change("realtor-listing")), proof: { url } });
    expect(await refund(order.amount)).toEqual({ ok: true });
    expect(await states()).toEqual({
      "featured-placement": "withdrawn",
      "realtor-listing": "done",
      "email-blast": "withdrawn",
    });
    const part = await aPurchase("realtor");
    await part.refund(10_00);
    expect(await part.states()).toMatchObject({ "email-blast": "due" });
  });

  test("done is notified by email and bell, and the listing links to its address", async () => {
    const { db, shop, listing, change, states, subjects } = await aPurchase("realtor");
    const done = { ...(await change("realtor-listing")), proof: { url } };
    const outcomes = await Promise.all([
      completeDeliverable(shop, done),
      completeDeliverable(shop, done),
    ]);
    expect(outcomes).toContainEqual({ ok: true });
    expect(outcomes).toContainEqual({ ok: false, reason: "already-decided" });
    expect(await states()).toMatchObject({ "realtor-listing": "done" });
    const told = (await subjects()).filter((subject) =>
      subject.startsWith("Done for your listing"),
    );
    expect(told).toEqual(["Done for your listing: REALTOR.ca listing"]);
    const [stored] = await db.select().from(listings).where(eq(listings.id, listing.id));
    expect(stored!.realtorUrl).toBe(url);
  });

  test("what cannot be done gives a part of the money back, once", async () => {
    const { db, shop, change, states, subjects, order } = await aPurchase("realtor");
    const refusal = {
      ...(await change("realtor-listing")),
      reason: "The board does not take this trade.",
      refund: 150_00,
      expectedLeft: order.amount,
    };
    expect(await refuseDeliverable(shop, { ...refusal, refund: 999_00 })).toEqual({
      ok: false,
      reason: "too-much",
    });
    expect(await states()).toMatchObject({ "realtor-listing": "due" });
    const outcomes = await Promise.all([
      refuseDeliverable(shop, refusal),
      refuseDeliverable(shop, refusal),
    ]);
    expect(outcomes).toContainEqual({ ok: true });
    expect(outcomes).toContainEqual({ ok: false, reason: "already-decided" });
    await shop.drain();
    const back = await db.select().from(refunds).where(eq(refunds.orderId, order.id));
    expect(back).toMatchObject([{ amount: 150_00 }]);
    expect(await states()).toMatchObject({
      "realtor-listing": "impossible",
      "email-blast": "due",
      "featured-placement": "done",
    });
    expect(await subjects()).toContain(
      "We could not deliver a part of your package: REALTOR.ca listing",
    );
  });

  test("a later feature completes what it delivered, and can reopen it", async () => {
    const { db, shop, listing, states } = await aPurchase("full");
    const proof = { name: "Sam Roy", brokerId: createId() };
    const complete = () =>
      db.transaction((tx) =>
        completeListingDeliverables(
          { ...shop, tx, now: shop.clock.now },
          { listingIds: [listing.id], kind: "dedicated-broker", proof },
        ),
      );
    await complete();
    await complete();
    expect(await states()).toEqual({ "dedicated-broker": "done" });
    await db.transaction((tx) =>
      reopenListingDeliverable(
        { tx, now: shop.clock.now },
        { listingId: listing.id, kind: "dedicated-broker" },
      ),
    );
    expect(await states()).toEqual({ "dedicated-broker": "due" });
  });
});
