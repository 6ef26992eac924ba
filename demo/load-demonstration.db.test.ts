import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { categorySlugs } from "#app/listings/category.ts";
import { listings } from "#app/listings/listings.table.ts";
import { orders } from "#app/payments/payments.table.ts";
import { reconcileOrder } from "#app/payments/reconciliation/reconcile-order.server.ts";
import { requestRefund } from "#app/payments/refunds/request-refund.server.ts";
import { createId } from "#app/platform/db/id.ts";
import { regionsOf } from "#app/shared/places.ts";
import { anAdmin } from "#demo/factories.ts";
import { writeWorld } from "#demo/load-demonstration.ts";
import { pictures } from "#demo/pictures.ts";
import { templateName } from "#test/administer-server.ts";
import { aPaymentWorld } from "#test/payment-world.ts";
import { openOnServer } from "#test/server-database.ts";

const stored = pictures.map((picture) =>
  Object.assign({ storageKey: picture.name, bytes: 1000 }, picture),
);

let market: Awaited<ReturnType<typeof openOnServer>>;
const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await market.database.db.execute<Row>(query)).rows;

// On the embedded database the whole market is loaded where the program is killed meanwhile.
// Some 50,000 rows: seconds by itself, more beside other tests.
beforeAll(async () => {
  market = await openOnServer({ pool: 2, template: templateName });
  await market.database.db.transaction((tx) =>
    writeWorld(tx, Promise.resolve(stored), "not-a-hash", new Date()),
  );
}, 240_000);
afterAll(() => market.end());

test("a whole market: every status, category and Canadian region, paid for and looked at", async () => {
  const statuses = await rows<{ status: string; listings: number }>(
    sql`select status, count(*)::int as listings from listings group by status`,
  );
  const byStatus = Object.fromEntries(statuses.map((row) => [row.status, row.listings]));
  expect(byStatus.active).toBe(2734);
  for (const status of ["draft", "pending", "sold", "expired"])
    expect(byStatus[status]).toBeGreaterThan(10);

  const [shown] = await rows<{ listings: number }>(
    sql`select count(*)::int as listings from listings where status = 'active' and expires_at > now() + interval '1 hour'`,
  );
  expect(shown!.listings).toBeGreaterThan(2700);

  const used = await rows<{ category: string }>(
    sql`select distinct category from listing_categories where position = 0`,
  );
  expect(used.map(({ category }) => category).toSorted()).toEqual([...categorySlugs].toSorted());

  const regions = await rows<{ region: string; country: string }>(
    sql`select distinct region, country from listings`,
  );
  const canadian = regions.filter(({ country }) => country === "CA").map(({ region }) => region);
  expect(canadian.toSorted()).toEqual(
    regionsOf("CA")
      .map(({ code }) => code)
      .toSorted(),
  );
  expect(new Set(regions.map(({ country }) => country))).toEqual(new Set(["CA", "US", "MX"]));

  const [unpaid] = await rows<{ listings: number }>(
    sql`select count(*)::int as listings from listings l where l.status = 'active'
        and not exists (select 1 from orders o where o.listing_id = l.id and o.status = 'paid')`,
  );
  expect(unpaid!.listings).toBe(0);

  const [photoless] = await rows<{ listings: number }>(
    sql`select count(*)::int as listings from listings l where l.status = 'active'
        and not exists (select 1 from listing_media m where m.listing_id = l.id and m.featured)`,
  );
  expect(photoless!.listings).toBe(0);

  const [months] = await rows<{ months: number }>(
    sql`select count(distinct date_trunc('month', paid_at))::int as months from orders`,
  );
  expect(months!.months).toBeGreaterThanOrEqual(12);

  // Something waits in every queue of the administrators, and in the bells.
  const [waiting] = await rows<Record<string, number>>(sql`select
    (select count(*)::int from person_reports where handled_at is null) as people,
    (select count(distinct reason)::int from flagged_messages where handled_at is null) as flags,
    (select count(*)::int from identity_verifications where state = 'pending') as identities,
    (select count(distinct user_id)::int from notifications where read_at is null) as bells`);
  expect(waiting).toMatchObject({ people: 3, flags: 3, identities: 3 });
  expect(waiting!.bells).toBeGreaterThan(0);
});

test("orders are refunded and reconciled as if they had been bought here", async () => {
  const { db } = market.database;
  const shop = aPaymentWorld(market.database);
  const { id: actorId } = await anAdmin(db);
  const find = async (condition: ReturnType<typeof sql>) => {
    const [found] = await rows<{ id: string }>(
      sql`select o.id from orders o join listings l on l.id = o.listing_id where ${condition} limit 1`,
    );
    return found!.id;
  };
  const read = async (id: string) =>
    (
      await db
        .select({
          order: orders.status,
          listing: listings.status,
          amount: orders.amount,
          refunded: sql`(select coalesce(sum(amount), 0) from refunds where order_id = orders.id)`
            .mapWith(Number)
            .as("refunded"),
        })
        .from(orders)
        .innerJoin(listings, eq(listings.id, orders.listingId))
        .where(eq(orders.id, id))
    )[0]!;
  const running = sql`o.status = 'paid' and o.kind = 'package' and l.status = 'active'`;
  const untouched = [
    await find(sql`${running} and o.package_id = 'rmb'`),
    await find(sql`o.status = 'failed'`),
    await find(sql`o.kind = 'success_fee'`),
    await find(
      sql`exists (select 1 from refunds r where r.order_id = o.id and r.amount = o.amount)`,
    ),
    await find(
      sql`exists (select 1 from refunds r where r.order_id = o.id and r.amount < o.amount)`,
    ),
  ];
  for (const orderId of untouched) {
    const before = await read(orderId);
    await reconcileOrder(shop, { orderId, actorId, requestId: null, now: shop.clock.now });
    await shop.drain();
    expect(await read(orderId)).toEqual(before);
  }
  for (const orderId of [untouched[0]!, await find(sql`${running} and o.package_id = 'premium'`)]) {
    const { amount } = await read(orderId);
    const asked = await requestRefund(db, shop.jobs, {
      orderId,
      amount,
      reason: "Goodwill",
      formId: createId(),
      expectedLeft: amount,
      actorId,
      requestId: null,
      now: shop.clock.now,
    });
    expect(asked).toEqual({ ok: true });
    await shop.drain();
    expect(await read(orderId)).toMatchObject({
      order: "paid",
      listing: "expired",
      refunded: amount,
    });
  }
});
