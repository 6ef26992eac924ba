import { expect, test } from "vitest";
import { loadOffer } from "./load-offer.server.ts";
import { listPackageResults } from "./package-results.queries.server.ts";
import { listingDailyViews } from "#app/browsing/visits/visits.table.ts";
import type { CategorySlug } from "#app/listings/category.ts";
import { QueryCache } from "#app/platform/query-cache.ts";
import { dayBefore } from "#app/shared/day.ts";
import { aBroker, aConversation, aListing, aSeller } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const now = new Date("2026-11-01T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

withDatabase((world) => {
  async function sell(count: number, category: CategorySlug, views: number, days = 60) {
    const { db } = world();
    const owner = await aSeller(db);
    const broker = await aBroker(db);
    for (let index = 0; index < count; index++) {
      const listing = await aListing(db, {
        ownerId: owner.id,
        status: "active",
        packageId: "premium",
        packagePurchasedAt: daysAgo(days),
        publishedAt: daysAgo(days),
        categories: [category],
      });
      await db.insert(listingDailyViews).values([
        { listingId: listing.id, day: dayBefore(now, 1), views },
        // Before the last thirty days.
        { listingId: listing.id, day: dayBefore(now, 40), views: 1000 },
      ]);
      const thread = { listingId: listing.id, createdAt: daysAgo(2) };
      if (index % 2 === 0) await aConversation(db, { ...thread, ownerId: owner.id });
      // A broker's introduction to the owner is no inquiry.
      await aConversation(db, { ...thread, ownerId: broker.id, buyerId: owner.id });
    }
  }
  const results = async (category: CategorySlug | null) =>
    Object.fromEntries(await listPackageResults(new QueryCache(world().db), category, now));

  test("buying again preselects the package that one had", async () => {
    const { db } = world();
    const listing = await aListing(db, { status: "expired", region: "CA-QC", packageId: "rmb" });
    const request = { listing, subscribers: "", now };
    const offer = async (wanted: string | null) =>
      loadOffer({ db, queryCache: new QueryCache(db) }, { ...request, wanted });
    expect((await offer(null)).chosen!.quote.packageId).toBe("rmb");
    expect((await offer("max_exposure")).chosen!.quote.packageId).toBe("max_exposure");
  });

  test("says nothing about fewer than ten, then of all, then of the category", async () => {
    await sell(6, "retail", 10);
    // Not yet thirty days on the market.
    await sell(10, "retail", 10, 20);
    expect(await results("retail")).toEqual({});
    await sell(6, "education", 40);
    const all = { views: 25, inquiries: 0.5, listings: 12, category: null };
    expect(await results("retail")).toEqual({ premium: all });
    expect(await results(null)).toEqual({ premium: all });
    await sell(4, "retail", 10);
    expect((await results("retail")).premium).toEqual({
      views: 10,
      inquiries: 0.5,
      listings: 10,
      category: "Retail",
    });
  });
});
