import { expect, test } from "vitest";
import { groupRevenue, netOf, sumRevenue } from "#app/admin/revenue/revenue.ts";
import { monthAt, monthsOf } from "#app/admin/revenue/revenue-period.ts";
import { listRevenue } from "#app/admin/revenue/revenue.queries.server.ts";
import { paymentFacts, refunds } from "#app/payments/payments.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { aListing, anOrder, aSeller } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

/** Each test uses its own year: payments and refunds cannot be deleted. */
const yearOf = (year: string) => ({ from: `${year}-01`, to: `${year}-12` });
const hst = (amount: number) => [{ label: "HST", rate: 13, amount, number: "1" }];

withDatabase((world) => {
  async function aPayment(
    paidAt: string,
    changes: Parameters<typeof anOrder>[1] = {},
    region = "CA-ON",
  ) {
    const { db } = world();
    const owner = await aSeller(db);
    const listing = await aListing(db, { ownerId: owner.id, region });
    return anOrder(db, {
      listingId: listing.id,
      userId: owner.id,
      status: "paid",
      paidAt: new Date(paidAt),
      paymentId: `pi_${createId()}`,
      ...changes,
    });
  }
  const refund = (orderId: string, amount: number, at: string) =>
    world()
      .db.insert(refunds)
      .values({ orderId, amount, createdAt: new Date(at) });

  test("counts payments and refunds in their own Toronto months, taxes separately", async () => {
    const { db } = world();
    const late = await aPayment("2031-11-01T03:30:00Z", { amount: 113_00, taxes: hst(13_00) });
    await aPayment("2031-11-01T04:30:00Z", { amount: 50_00 }, "CA-QC");
    await aPayment("2032-01-01T05:00:00Z", { amount: 7_00 });
    await aPayment("2031-01-01T04:59:59Z", { amount: 9_00 });
    await refund(late.id, 56_50, "2031-12-05T12:00:00Z");
    const cells = await listRevenue(db, yearOf("2031"));
    const months = groupRevenue(cells, ({ month }) => month, monthsOf(yearOf("2031"))).filter(
      ({ orders: count, refunds: back }) => count > 0 || back > 0,
    );
    expect(months).toEqual([
      { key: "2031-10", orders: 1, sales: 100_00, refunds: 0, taxes: 13_00 },
      { key: "2031-11", orders: 1, sales: 50_00, refunds: 0, taxes: 0 },
      { key: "2031-12", orders: 0, sales: 0, refunds: 50_00, taxes: -6_50 },
    ]);
    expect(
      groupRevenue(cells, ({ region }) => region!).map(({ key, ...row }) => [key, netOf(row)]),
    ).toEqual([
      ["CA-ON", 50_00],
      ["CA-QC", 50_00],
    ]);
  });

  test("partial refunds return the tax to the cent; a lost dispute returns the rest", async () => {
    const { db } = world();
    const parts = await aPayment("2041-03-01T12:00:00Z", { amount: 1_01, taxes: hst(13) });
    for (const [amount, day] of [
      [33, "02"],
      [34, "03"],
      [34, "04"],
    ] as const)
      await refund(parts.id, amount, `2041-03-${day}T12:00:00Z`);
    const lost = await aPayment("2041-03-01T12:00:00Z", {
      amount: 113_00,
      taxes: hst(13_00),
      status: "charged_back",
    });
    await refund(lost.id, 13_00, "2041-04-01T12:00:00Z");
    const fact = {
      id: createId(),
      kind: "dispute-lost" as const,
      occurredAt: new Date("2041-05-20T12:00:00Z"),
    };
    await db.insert(paymentFacts).values({
      ...fact,
      paymentId: lost.paymentId,
      details: { ...fact, disputeId: "dp_1" },
    });
    const cells = await listRevenue(db, yearOf("2041"));
    expect(netOf(sumRevenue(cells))).toBe(0);
    expect(sumRevenue(cells).taxes).toBe(0);
    const byMonth = groupRevenue(cells, ({ month }) => month);
    expect(byMonth.find(({ key }) => key === "2041-05")?.refunds).toBe(100_00 - 11_50);
  });

  test("the figures equal the sums of the orders", async () => {
    const { db } = world();
    let seed = 7;
    const random = (max: number) => (seed = (seed * 48_271) % 2_147_483_647) % max;
    const expected = new Map<string, { net: number; taxes: number }>();
    const add = (moment: Date, net: number, taxes: number) => {
      const month = monthAt(moment);
      const sum = expected.get(month) ?? { net: 0, taxes: 0 };
      expected.set(month, { net: sum.net + net, taxes: sum.taxes + taxes });
    };
    const someTime = () => new Date(Date.UTC(2051, 0, 2) + random(360 * 24) * 3_600_000);
    for (let i = 0; i < 40; i++) {
      const net = 1 + random(900_00);
      const tax = random(2) ? Math.round(net * 0.13) : 0;
      const paidAt = someTime();
      const order = await aPayment(paidAt.toISOString(), {
        amount: net + tax,
        taxes: tax ? hst(tax) : [],
        packageId: random(2) ? "rmb" : "premium",
      });
      add(paidAt, net, tax);
      if (random(3) > 0) continue;
      const at = someTime();
      await refund(order.id, net + tax, at.toISOString());
      add(at, -net, -tax);
    }
    const months = groupRevenue(await listRevenue(db, yearOf("2051")), ({ month }) => month);
    const found = new Map(months.map((row) => [row.key, { net: netOf(row), taxes: row.taxes }]));
    expect(found).toEqual(expected);
  });
});
