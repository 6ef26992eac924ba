import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { countFigures } from "./count-figures.job.server.ts";
import { findHistory } from "./market-figures.queries.server.ts";
import { marketPriceLevels } from "./market-figures.table.ts";
import { listingPrices, listings } from "#app/listings/listings.table.ts";
import { aListing, aSeller } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const now = new Date("2026-11-18T12:00:00Z");

withDatabase((world) => {
  test("supply follows from the days on which listings came and went", async () => {
    const { db } = world();
    const ownerId = (await aSeller(db)).id;
    const add = (count: number, changes: object) =>
      Promise.all(
        Array.from({ length: count }, () =>
          aListing(db, {
            ownerId,
            categories: ["childcare"],
            region: "CA-NS",
            expiresAt: new Date("2027-02-01"),
            ...changes,
          }),
        ),
      );
    await add(12, { status: "active", publishedAt: new Date("2024-01-10") });
    await add(5, { status: "active", publishedAt: new Date("2026-09-30T23:00:00Z") });
    await add(4, {
      status: "sold",
      publishedAt: new Date("2026-08-10"),
      soldAt: new Date("2026-10-02"),
    });
    await add(2, {
      status: "expired",
      publishedAt: new Date("2026-08-10"),
      expiresAt: new Date("2026-10-02"),
    });
    await countFigures(db, now);
    const history = await findHistory(db, "childcare@CA-NS");
    expect(history).toHaveLength(24);
    expect(history.slice(0, 1).concat(history.slice(-4))).toMatchObject([
      { month: "2024-12-01", listings: 12, added: 0, sold: 0 },
      { month: "2026-08-01", listings: 18, added: 6, sold: 0 },
      { month: "2026-09-01", listings: 23, added: 5, sold: 0 },
      { month: "2026-10-01", listings: 17, added: 0, sold: 4 },
      { month: "2026-11-01", listings: 17, added: 0, sold: 0 },
    ]);
  });

  test("the index follows repeated asking prices, whatever kind of business comes", async () => {
    const { db } = world();
    await db.delete(marketPriceLevels);
    const ownerId = (await aSeller(db)).id;
    const add = async (
      publishedAt: string,
      { price, cashFlow }: { price: number; cashFlow: number },
      earlier?: number,
    ) => {
      const { id } = await aListing(db, {
        ownerId,
        status: "active",
        categories: ["education"],
        region: "CA-MB",
        publishedAt: new Date(publishedAt),
        createdAt: new Date(publishedAt),
        expiresAt: new Date("2027-02-01"),
        askingPrice: price * 100,
        annualRevenue: cashFlow * 300,
        annualCashFlow: cashFlow * 100,
      });
      if (earlier !== undefined)
        await db.insert(listingPrices).values({
          listingId: id,
          since: new Date(`${publishedAt}T00:00:01Z`),
          amount: earlier * 100,
          currency: "CAD",
        });
      if (earlier !== undefined)
        await db.insert(listingPrices).values({
          listingId: id,
          since: new Date("2026-09-15"),
          amount: price * 100,
          currency: "CAD",
        });
    };
    const ten = Array.from({ length: 10 }, (_, index) => index);
    // Asked 5 % less since September.
    for (const _ of ten) await add("2026-05-02", { price: 95_000, cashFlow: 50_000 }, 100_000);
    // Larger businesses ask for higher multiples, and come in October.
    for (const _ of ten) await add("2026-10-02", { price: 2_000_000, cashFlow: 500_000 });
    await countFigures(db, now);
    const history = await findHistory(db, "education@");
    expect(history.map(({ month, index }) => [month.slice(0, 7), index])).toEqual([
      ["2026-05", 100],
      ["2026-06", 100],
      ["2026-07", 100],
      ["2026-08", 100],
      ["2026-09", 95],
      ["2026-10", 95],
      ["2026-11", 95],
    ]);
    // A month that is over stays as it was when its listings leave.
    await db
      .update(listings)
      .set({ status: "expired", withdrawnAt: now })
      .where(eq(listings.annualCashFlow, 50_000_00));
    await countFigures(db, now);
    expect(await findHistory(db, "education@")).toMatchObject(
      history.map(({ month, index }) => ({ month, index })),
    );
  });
});
