import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import { refunds } from "#app/payments/payments.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createIdAt } from "#app/platform/db/id.ts";
import { aConversation, aListing, aMessage, anOrder, aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { listRevenue } from "#app/admin/revenue/revenue.queries.server.ts";
import { startOfDay } from "./calendar-day.ts";
import { countDailyFigures, countMissingDays } from "./count-daily-figures.job.server.ts";
import { dailyFigures } from "./daily-figures.table.ts";
import { listFigures } from "./figures.queries.server.ts";
import { type FigureName, figureNames } from "./figures.ts";

/** Noon on a given day in Toronto. */
const noon = (day: string) => new Date(startOfDay(day).getTime() + 12 * 60 * 60_000);

const valueOf = async (db: Db, day: string, figure: FigureName) => {
  const [row] = await db
    .select()
    .from(dailyFigures)
    .where(and(eq(dailyFigures.day, day), eq(dailyFigures.figure, figure)));
  return row?.value;
};

withDatabase((world) => {
  const rollback = new Error("rolled back");
  /** In a transaction that is rolled back: refunds and the audit log cannot be deleted. */
  const alone = async (run: (db: Db) => Promise<void>) => {
    const ran = world().db.transaction(async (tx) => {
      await run(tx);
      throw rollback;
    });
    await expect(ran).rejects.toBe(rollback);
  };

  test("counts each past day once, and all days since the first account on the first run", () =>
    alone(async (db) => {
      await aUser(db, { createdAt: noon("2026-03-01") });
      await aUser(db, { createdAt: noon("2026-03-03") });
      await aUser(db, { createdAt: noon("2026-03-02"), deletedAt: noon("2026-03-03") });
      await countMissingDays(db, noon("2026-03-05"));
      for (const [day, users, added] of [
        ["2026-03-01", 1, 1],
        ["2026-03-02", 2, 1],
        ["2026-03-03", 2, 1],
        ["2026-03-04", 2, 0],
      ] as const)
        expect([day, await valueOf(db, day, "users"), await valueOf(db, day, "new-users")]).toEqual(
          [day, users, added],
        );
      expect(await valueOf(db, "2026-03-05", "users")).toBeUndefined();

      // Counting again changes nothing.
      const before = await db.select().from(dailyFigures);
      await countMissingDays(db, noon("2026-03-05"));
      await countDailyFigures(db, noon("2026-03-05"));
      expect(await db.select().from(dailyFigures)).toEqual(before);

      // After a month of downtime the missing days are filled in.
      await countMissingDays(db, noon("2026-04-05"));
      expect(await valueOf(db, "2026-04-04", "users")).toBe(2);
      expect(await valueOf(db, "2026-03-20", "new-users")).toBe(0);
    }));

  test("uses Toronto days", () =>
    alone(async (db) => {
      const lastMinute = new Date(startOfDay("2026-03-02").getTime() - 60_000);
      await aUser(db, { createdAt: lastMinute });
      await countMissingDays(db, noon("2026-03-03"));
      expect(await valueOf(db, "2026-03-01", "new-users")).toBe(1);
      expect(await valueOf(db, "2026-03-02", "new-users")).toBe(0);
    }));

  test("a listing is on the market from its publication until it is sold or expires", () =>
    alone(async (db) => {
      const owner = await aUser(db, { createdAt: noon("2026-03-01") });
      const published = { ownerId: owner.id, createdAt: noon("2026-03-01") };
      await aListing(db, {
        ...published,
        status: "sold",
        publishedAt: noon("2026-03-02"),
        soldAt: noon("2026-03-04"),
      });
      await aListing(db, {
        ...published,
        status: "active",
        publishedAt: noon("2026-03-03"),
        expiresAt: noon("2026-09-01"),
      });
      await aListing(db, { ...published, status: "draft" });
      await countMissingDays(db, noon("2026-03-06"));
      const levels = { "01": 0, "02": 1, "03": 2, "04": 1, "05": 1 };
      for (const [day, level] of Object.entries(levels))
        expect(await valueOf(db, `2026-03-${day}`, "active-listings")).toBe(level);
      expect(await valueOf(db, "2026-03-01", "new-listings")).toBe(3);
    }));

  test("revenue is payments minus refunds and includes late reports", () =>
    alone(async (db) => {
      const user = await aUser(db, { createdAt: noon("2026-03-01") });
      const { id: listingId } = await aListing(db, { ownerId: user.id });
      const paid = { userId: user.id, listingId, status: "paid" as const };
      const order = await anOrder(db, { ...paid, amount: 29_900, paidAt: noon("2026-03-02") });
      await anOrder(db, { ...paid, status: "open", paidAt: null, kind: "renewal" });
      await db
        .insert(refunds)
        .values({ orderId: order.id, amount: 9_900, createdAt: noon("2026-03-03") });
      await countDailyFigures(db, noon("2026-03-05"));
      expect(await valueOf(db, "2026-03-02", "revenue")).toBe(29_900);
      expect(await valueOf(db, "2026-03-03", "revenue")).toBe(-9_900);

      await anOrder(db, {
        ...paid,
        kind: "renewal",
        amount: 5_900,
        paidAt: noon("2026-03-04"),
      });
      await countDailyFigures(db, noon("2026-03-06"));
      expect(await valueOf(db, "2026-03-04", "revenue")).toBe(5_900);

      // The revenue page has the same total.
      const days = await db.select().from(dailyFigures).where(eq(dailyFigures.figure, "revenue"));
      const cells = await listRevenue(db, { from: "2026-03", to: "2026-03" });
      expect(days.reduce((sum, { value }) => sum + value, 0)).toBe(
        cells.reduce((sum, { sales, refunds: returned }) => sum + sales - returned, 0),
      );
    }));

  test("adds today to yesterday's totals, minus deleted accounts", () =>
    alone(async (db) => {
      const now = new Date();
      const before = new Date(now.getTime() - 3 * 24 * 60 * 60_000);
      const old = createIdAt(before.getTime());
      const buyer = await aUser(db, { createdAt: before });
      const seller = await aUser(db, { createdAt: before });
      const leaver = await aUser(db, { createdAt: before });
      const thread = await aConversation(db, { buyerId: buyer.id, ownerId: seller.id });
      await aMessage(db, thread, { id: old, createdAt: before });
      await countMissingDays(db, now);

      await aUser(db);
      await recordAudit(db, { actorId: leaver.id }, "account-deleted", ["user", leaver.id]);
      await aMessage(db, thread);
      await aMessage(db, thread);
      await anOrder(db, { status: "paid", amount: 19_900 });
      const day = (await db.select({ day: dailyFigures.day }).from(dailyFigures))[0]!.day;
      const figures = await listFigures(db, figureNames, day, now);
      const today = [...figures["new-messages"].keys()].toSorted().at(-1)!;
      expect(figures.messages.get(today)).toBe(3);
      expect(figures["new-messages"].get(today)).toBe(2);
      expect(figures.revenue.get(today)).toBe(19_900);
      // The order's seller and its listing's owner are new as well.
      const added = figures["new-users"].get(today)!;
      expect(figures.users.get(today)).toBe(3 + added - 1);
    }));
});
