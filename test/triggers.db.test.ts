import { asc, eq, type SQL, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { userStats, users } from "#app/accounts/accounts.table.ts";
import { siteSettings } from "#app/content/settings/site-settings.table.ts";
import {
  listingDailyViews,
  listingViewTotals,
  listingVisits,
} from "#app/browsing/visits/visits.table.ts";
import { listingPrices, listings } from "#app/listings/listings.table.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import {
  aConversation,
  aListing,
  aMessage,
  anOrder,
  aPhoto,
  aSavedListing,
  aSubscription,
  aUser,
} from "#test/factories.ts";
import { eachDatabase } from "#test/with-database.ts";
import { soon } from "#test/soon.ts";

type At = { updatedAt: Date };
const longAgo = new Date("2020-01-01T00:00:00Z");

const pricesOf = (db: Db, listingId: string) =>
  db
    .select({ amount: listingPrices.amount, currency: listingPrices.currency })
    .from(listingPrices)
    .where(eq(listingPrices.listingId, listingId))
    .orderBy(asc(listingPrices.since));

eachDatabase((world) => {
  describe("updated_at", () => {
    it.each<[table: string, make: (db: Db, at: At) => Promise<{ id: string }>, change: SQL]>([
      ["users", aUser, sql`city = 'Laval'`],
      ["listings", aListing, sql`city = 'Laval'`],
      ["conversations", aConversation, sql`status = 'closed'`],
      [
        "messages",
        async (db, at) => aMessage(db, await aConversation(db), at),
        sql`delivered_at = now(), read_at = now()`,
      ],
      ["orders", anOrder, sql`status = 'failed'`],
      ["subscriptions", aSubscription, sql`reminded = true`],
    ])("follows a change of %s", async (table, make, change) => {
      const { db } = world();
      const { id } = await make(db, { updatedAt: longAgo });
      const { rows } = await db.execute(sql`update ${sql.identifier(table)} set ${change}
        where id = ${id} returning updated_at > now() - interval '1 minute' as "isNew"`);
      expect(rows).toEqual([{ isNew: true }]);
    });

    it("follows a change of a setting", async () => {
      const { db } = world();
      await db.insert(siteSettings).values({ key: "k", value: 1, updatedAt: longAgo });
      const [setting] = await db.update(siteSettings).set({ value: 2 }).returning();
      expect(setting!.updatedAt).not.toEqual(longAgo);
    });

    it("is unchanged if the update sets another time", async () => {
      const { db } = world();
      const { id } = await aUser(db);
      const [user] = await db
        .update(users)
        .set({ updatedAt: longAgo })
        .where(eq(users.id, id))
        .returning();
      expect(user!.updatedAt).toEqual(longAgo);
    });
  });

  describe("the price history", () => {
    it("has the first price and every change of it, and nothing for other changes", async () => {
      const { db } = world();
      const { id } = await aListing(db, { askingPrice: 100_00, createdAt: longAgo });
      await db.update(listings).set({ title: "Another title" }).where(eq(listings.id, id));
      await db.update(listings).set({ askingPrice: 90_00 }).where(eq(listings.id, id));
      await db.update(listings).set({ askingPrice: 90_00 }).where(eq(listings.id, id));
      await vi.waitFor(async () => {
        // Two changes in one millisecond are one step of the history.
        await db
          .update(listings)
          .set({ askingPrice: null, askingPriceOnRequest: true })
          .where(eq(listings.id, id));
        expect(await pricesOf(db, id)).toHaveLength(3);
      }, soon);
      expect(await pricesOf(db, id)).toEqual([
        { amount: 100_00, currency: "CAD" },
        { amount: 90_00, currency: "CAD" },
        { amount: null, currency: "CAD" },
      ]);
    });

    it("records a change of the currency alone", async () => {
      const { db } = world();
      const { id } = await aListing(db, { askingPrice: 100_00, createdAt: longAgo });
      await db.update(listings).set({ currency: "USD" }).where(eq(listings.id, id));
      expect((await pricesOf(db, id)).map(({ currency }) => currency)).toEqual(["CAD", "USD"]);
    });

    it("starts empty without a price, and ends with the last one of a transaction", async () => {
      const { db } = world();
      const { id } = await aListing(db, { askingPriceOnRequest: true });
      expect(await pricesOf(db, id)).toEqual([]);
      await db.transaction(async (tx) => {
        for (const askingPrice of [1_00, 2_00, 3_00])
          await tx
            .update(listings)
            .set({ askingPrice, askingPriceOnRequest: false })
            .where(eq(listings.id, id));
      });
      expect(await pricesOf(db, id)).toEqual([{ amount: 3_00, currency: "CAD" }]);
    });
  });

  it("counts visits per day, each visitor once", async () => {
    const { db } = world();
    const { id: listingId } = await aListing(db);
    const visit = (day: string, visitor: number) =>
      db
        .insert(listingVisits)
        .values({ listingId, day, visitor: new Uint8Array([visitor]) })
        .onConflictDoNothing();
    for (const visitor of [1, 2, 2, 1, 3]) await visit("2026-03-01", visitor);
    await visit("2026-03-02", 1);
    const views = await db
      .select({ day: listingDailyViews.day, views: listingDailyViews.views })
      .from(listingDailyViews)
      .where(eq(listingDailyViews.listingId, listingId))
      .orderBy(asc(listingDailyViews.day));
    expect(views).toEqual([
      { day: "2026-03-01", views: 3 },
      { day: "2026-03-02", views: 1 },
    ]);
    // Visits are pruned; the counts stay.
    await db.delete(listingVisits);
    const { rows } = await db.execute<{ views: number }>(
      sql`select views::int from listing_views where listing_id = ${listingId}`,
    );
    expect(rows).toEqual([{ views: 4 }]);
    await db.update(listingDailyViews).set({ views: 2 }).where(eq(listingDailyViews.views, 3));
    expect(
      await db.select().from(listingViewTotals).where(eq(listingViewTotals.listingId, listingId)),
    ).toEqual([{ listingId, views: 3 }]);
  });

  describe("the summary of a conversation", () => {
    const summaryOf = async (db: Db, id: string) => {
      const [row] = await db.select().from(conversations).where(eq(conversations.id, id));
      return { count: row!.messageCount, at: row!.lastMessageAt, id: row!.lastMessageId };
    };

    it("follows its messages, in any order of inserts and deletes", async () => {
      const { db } = world();
      const conversation = await aConversation(db);
      expect(await summaryOf(db, conversation.id)).toEqual({ count: 0, at: null, id: null });

      const late = await aMessage(db, conversation, { createdAt: new Date("2026-02-02") });
      const early = await aMessage(db, conversation, {
        createdAt: new Date("2026-02-01"),
        senderId: conversation.ownerId,
      });
      expect(await summaryOf(db, conversation.id)).toEqual({
        count: 2,
        at: late.createdAt,
        id: late.id,
      });

      await db.delete(messages).where(eq(messages.id, late.id));
      expect(await summaryOf(db, conversation.id)).toEqual({
        count: 1,
        at: early.createdAt,
        id: early.id,
      });

      await db.delete(messages).where(eq(messages.id, early.id));
      expect(await summaryOf(db, conversation.id)).toEqual({ count: 0, at: null, id: null });
    });

    it("ignores a message that was rolled back", async () => {
      const { db } = world();
      const conversation = await aConversation(db);
      await db
        .transaction(async (tx) => {
          await aMessage(tx, conversation);
          throw new Error("changed my mind");
        })
        .catch(() => {});
      expect((await summaryOf(db, conversation.id)).count).toBe(0);
    });

    it("is correct after concurrent writes", async () => {
      const { db } = world();
      const conversation = await aConversation(db);
      await Promise.all(
        Array.from({ length: 12 }, (_, i) =>
          aMessage(db, conversation, i % 2 === 0 ? {} : { senderId: conversation.ownerId }),
        ),
      );
      expect((await summaryOf(db, conversation.id)).count).toBe(12);
    });
  });

  it("concurrent refunds never exceed the payment", async () => {
    const { db } = world();
    const { id } = await anOrder(db, { status: "paid", amount: 100_00 });
    const refund = () =>
      db.execute(
        sql`insert into refunds (id, order_id, amount) values (gen_random_uuid(), ${id}, 6000)`,
      );
    const results = await Promise.allSettled([refund(), refund(), refund()]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  describe("derived figures", () => {
    const derivedOf = ({
      annualExpenses,
      profitMargin,
      pricePerRevenue,
      pricePerCashFlow,
    }: typeof listings.$inferSelect) => ({
      annualExpenses,
      profitMargin,
      pricePerRevenue,
      pricePerCashFlow,
    });

    it("follow from price, revenue and cash flow", async () => {
      const listing = await aListing(world().db, {
        askingPrice: 500_000_00,
        annualRevenue: 400_000_00,
        annualCashFlow: 90_000_00,
      });
      expect(derivedOf(listing)).toEqual({
        annualExpenses: 310_000_00,
        profitMargin: 22.5,
        pricePerRevenue: 1.25,
        pricePerCashFlow: 5.56,
      });
    });

    it.each([
      ["nothing is known", { askingPriceOnRequest: true }],
      ["there is no revenue", { annualRevenue: 0, annualCashFlow: 0 }],
      ["the business loses money", { annualRevenue: 100, annualCashFlow: -50 }],
    ])("avoid dividing by zero or less when %s", async (_what, figures) => {
      expect((await aListing(world().db, figures)).pricePerCashFlow).toBeNull();
    });

    it("show a loss as negative", async () => {
      const listing = await aListing(world().db, { annualRevenue: 100_00, annualCashFlow: -50_00 });
      expect(listing).toMatchObject({ profitMargin: -50, annualExpenses: 150_00 });
    });

    it("work for the largest and the smallest figures", async () => {
      const listing = await aListing(world().db, {
        askingPrice: Number.MAX_SAFE_INTEGER - 1,
        annualRevenue: 1_000_000,
        annualCashFlow: 1_000_000,
      });
      expect(listing.askingPrice).toBe(Number.MAX_SAFE_INTEGER - 1);
      expect(listing.pricePerRevenue).toBeCloseTo((Number.MAX_SAFE_INTEGER - 1) / 1_000_000, 0);
    });

    it("cut the short description at 200 characters, not bytes", async () => {
      const { shortDescription } = await aListing(world().db, { description: "é".repeat(250) });
      expect(shortDescription).toBe("é".repeat(200));
    });
  });

  it("a person's figures are computed, not stored", async () => {
    const { db } = world();
    const conversation = await aConversation(db);
    await aMessage(db, conversation);
    await aMessage(db, conversation, { senderId: conversation.ownerId });
    await aSavedListing(db, conversation.buyerId, conversation.listingId!);
    const statsOf = async (id: string) =>
      (await db.select().from(userStats).where(eq(userStats.userId, id)))[0];
    expect(await statsOf(conversation.buyerId)).toEqual({
      userId: conversation.buyerId,
      listingsCount: 0,
      savedListingsCount: 1,
      messagesCount: 1,
    });
    expect(await statsOf(conversation.ownerId)).toMatchObject({
      listingsCount: 1,
      messagesCount: 1,
    });
  });

  describe("change notifications", () => {
    /** Collects the names of changed tables; a final known change shows that all earlier ones have arrived. */
    async function noticesDuring(work: (db: Db) => Promise<unknown>): Promise<string[]> {
      const { database, db } = world();
      const heard: string[] = [];
      let listening = database.kind === "embedded";
      const unlisten = await database.listen(
        "changes",
        (table) => heard.push(table),
        () => {
          listening = true;
        },
      );
      await vi.waitFor(() => expect(listening).toBe(true), soon);
      await db.execute(sql`select pg_notify('changes', 'begin')`);
      await vi.waitFor(() => expect(heard).toContain("begin"), soon);
      await work(db);
      await db.execute(sql`select pg_notify('changes', 'end')`);
      await vi.waitFor(() => expect(heard).toContain("end"), soon);
      await unlisten();
      return heard.slice(heard.indexOf("begin") + 1, heard.indexOf("end"));
    }

    it("are sent for every table that public pages show", async () => {
      const heard = await noticesDuring(async (db) => {
        const { id, ownerId } = await aListing(db, { status: "active" });
        await aPhoto(db, id);
        await db.update(users).set({ about: "New words" }).where(eq(users.id, ownerId));
        await db.insert(siteSettings).values({ key: "notice", value: 1 });
        await db.execute(sql`insert into exchange_rates values ('MXN', '2026-03-03', 13.5)`);
      });
      expect(new Set(heard)).toEqual(
        new Set([
          "users",
          "listings",
          "listing_categories",
          "listing_index",
          "listing_media",
          "listing_prices",
          "site_settings",
          "exchange_rates",
        ]),
      );
    });

    it("are not sent for private tables", async () => {
      const { id } = await aUser(world().db);
      const heard = await noticesDuring((db) =>
        db.update(users).set({ lastActiveAt: new Date(), phone: "1" }).where(eq(users.id, id)),
      );
      expect(heard).toEqual([]);
    });

    it("are sent after the commit, and never after a rollback", async () => {
      const heard = await noticesDuring(async (db) => {
        await db
          .transaction(async (tx) => {
            await tx.insert(siteSettings).values({ key: "rolled-back", value: 1 });
            throw new Error("changed my mind");
          })
          .catch(() => {});
      });
      expect(heard).toEqual([]);
    });

    it("are sent once per transaction, at its end", async () => {
      const { database, db } = world();
      const heard: string[] = [];
      const unlisten = await database.listen(
        "changes",
        (table) => heard.push(table),
        () => {},
      );
      await vi.waitFor(async () => {
        await db.execute(sql`select pg_notify('changes', 'begin')`);
        expect(heard).toContain("begin");
      }, soon);
      heard.length = 0;
      await db.transaction(async (tx) => {
        await tx.insert(siteSettings).values({ key: "first", value: 1 });
        await tx.insert(siteSettings).values({ key: "second", value: 1 });
        expect(heard.filter((table) => table === "site_settings")).toEqual([]);
      });
      await vi.waitFor(() => expect(heard).toContain("site_settings"), soon);
      await unlisten();
      expect(heard.filter((table) => table === "site_settings")).toHaveLength(1);
    });
  });
});
