import { beforeEach, expect, test } from "vitest";
import { orderListSpec } from "#app/admin/orders/order-list.ts";
import { ordersList, sumOrders } from "#app/admin/orders/order-list.queries.server.ts";
import { parseListState } from "#app/admin/lists/list-state.ts";
import { QueryCache } from "#app/platform/query-cache.ts";
import { refunds } from "#app/payments/payments.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { aListing, anOrder, aSeller } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const now = new Date();
const day = 24 * 60 * 60 * 1000;

withDatabase((world) => {
  let key: string;
  let made: Record<"old" | "paid" | "fee" | "open", string>;
  beforeEach(async () => {
    const { db } = world();
    key = createId().slice(-12);
    const owner = await aSeller(db, { name: `Olga ${key}`, email: `olga-${key}@example.com` });
    const listing = await aListing(db, { ownerId: owner.id, title: `Bakery ${key} 100%` });
    const order = async (changes: Parameters<typeof anOrder>[1]) => {
      const about = { listingId: listing.id, userId: owner.id };
      return (await anOrder(db, { ...about, ...changes })).id;
    };
    made = {
      old: await order({
        status: "paid",
        amount: 100_00,
        packageId: "premium",
        receiptNumber: `R-${key}`,
        createdAt: new Date(now.getTime() - 40 * day),
      }),
      paid: await order({
        status: "paid",
        amount: 300_00,
        packageId: "rmb",
        paymentId: `pi_${key}`,
      }),
      fee: await order({
        kind: "success_fee",
        status: "failed",
        amount: 200_00,
        packageId: "full",
      }),
      open: await order({ status: "open", amount: 400_00, packageId: "rmb" }),
    };
    await db.insert(refunds).values({ orderId: made.paid, amount: 50_00 });
  });

  const state = (query: string) => parseListState(orderListSpec, new URLSearchParams(query));
  const list = (query: string) =>
    ordersList.list({ db: world().db, queryCache: new QueryCache(world().db) }, state(query));
  const found = async (query: string) => {
    const { rows } = await list(query);
    const names = Object.entries(made);
    return rows.map(({ id }) => names.find(([, one]) => one === id)?.[0] ?? "another");
  };

  test.each([
    ["q=KEY&sort=amount", ["old", "fee", "paid", "open"]],
    ["q=KEY&sort=amount&dir=desc", ["open", "paid", "fee", "old"]],
    ["q=R-KEY", ["old"]],
    ["q=pi_KEY", ["paid"]],
    ["q=bakery+KEY+100%25&status=open", ["open"]],
    ["q=OLGA-KEY@&kind=success_fee", ["fee"]],
    ["q=olga+KEY&package=premium", ["old"]],
    ["q=KEY&status=refunded", ["paid"]],
    ["q=KEY&status=paid&period=30", ["paid"]],
    ["q=KEY&status=none&sort=none&page=9", []],
  ])("%s finds %j", async (query, expected) => {
    expect(await found(query.replace("KEY", key))).toEqual(expected);
  });

  test("sums all matching rows, not only the page", async () => {
    const { db } = world();
    expect(await sumOrders(db, state(`q=${key}`))).toEqual({ paid: 400_00, refunded: 50_00 });
    const { total, all } = await list(`q=${key}&size=25`);
    expect(total).toBe(4);
    expect(all).toBeGreaterThanOrEqual(4);
    expect(await sumOrders(db, state(`q=${key}&status=open`))).toEqual({ paid: 0, refunded: 0 });
    expect((await list(`q=${key}&status=open`)).total).toBe(1);
  });

  test.each(["sort=amount", "sort=amount&dir=desc", "dir=asc", ""])(
    "the export has the order and the rows of the list: %s",
    async (order) => {
      const ids: string[] = [];
      for await (const { id } of ordersList.exportRows(world().db, state(`q=${key}&${order}`)))
        ids.push(id);
      const { rows } = await list(`q=${key}&${order}`);
      expect(ids).toEqual(rows.map(({ id }) => id));
      expect(ids).toHaveLength(4);
    },
  );
});
