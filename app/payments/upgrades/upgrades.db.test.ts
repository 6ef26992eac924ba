import { expect, test } from "vitest";
import { refunds } from "#app/payments/payments.table.ts";
import {
  countOrders,
  listOrders,
  listPackages,
  listRenewalDates,
} from "#app/payments/upgrades/upgrades.queries.server.ts";
import { aListing, anOrder, aSeller, aSubscription } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const all = { page: 1, size: 20 };

withDatabase((world) => {
  test("an owner sees the running packages with their renewals, not ended ones", async () => {
    const { db } = world();
    const { id } = await aSeller(db);
    const renewing = await aListing(db, {
      ownerId: id,
      status: "active",
      packageId: "rmb",
      expiresAt: new Date(Date.now() + 86_400_000),
    });
    const plain = await aListing(db, { ownerId: id, status: "active" });
    await aListing(db, { ownerId: id, status: "expired" });
    await aListing(db, { ownerId: id, status: "draft" });
    await aSubscription(db, { listingId: renewing.id, userId: id, status: "cancelled" });
    await aSubscription(db, { listingId: renewing.id, userId: id, amount: 59_00 });
    expect(await listPackages(db, id, all)).toMatchObject([
      { listingId: renewing.id, packageId: "rmb", renewal: { amount: 59_00, status: "active" } },
      { listingId: plain.id, packageId: "premium", renewal: null },
    ]);
  });

  test("a listing renews at the end of its paid term, unless that was cancelled or failed", async () => {
    const { db } = world();
    const { id: ownerId } = await aSeller(db);
    const own = () => aListing(db, { ownerId, status: "active", packageId: "rmb" });
    const [running, cancelled, failed, plain] = [
      await own(),
      await own(),
      await own(),
      await own(),
    ];
    const paidUntil = new Date("2030-05-15T12:00:00Z");
    const given = { userId: ownerId, paidUntil };
    await aSubscription(db, { ...given, listingId: running.id });
    await aSubscription(db, { ...given, listingId: cancelled.id, endsAt: paidUntil });
    await aSubscription(db, { ...given, listingId: failed.id, status: "past_due" });
    const ids = [running, cancelled, failed, plain].map(({ id }) => id);
    expect([...(await listRenewalDates(db, ids))]).toEqual([[running.id, paidUntil]]);
  });

  test("orders are the user's own, latest first, with refunds", async () => {
    const { db } = world();
    const { id } = await aSeller(db);
    await anOrder(db, { status: "paid" });
    const first = await anOrder(db, {
      userId: id,
      status: "paid",
      amount: 299_00,
      createdAt: new Date("2026-01-01"),
    });
    const second = await anOrder(db, {
      userId: id,
      kind: "success_fee",
      soldAt: new Date("2026-02-01"),
      createdAt: new Date("2026-02-01"),
    });
    // A checkout that was left charged nothing.
    await anOrder(db, { userId: id, status: "open" });
    await anOrder(db, { userId: id, status: "expired" });
    await db.insert(refunds).values([
      { orderId: first.id, amount: 100_00 },
      { orderId: first.id, amount: 50_00 },
    ]);
    const orders = await listOrders(db, id, all);
    expect(orders.map((order) => ({ id: order.id, refunded: order.refunded }))).toEqual([
      { id: second.id, refunded: 0 },
      { id: first.id, refunded: 150_00 },
    ]);
    expect(await countOrders(db, id)).toBe(2);
  });
});
