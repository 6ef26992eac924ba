import { expect, test } from "vitest";
import { listDayCounts, listSources } from "./statistics.queries.server.ts";
import { listingDailySources, listingDailyViews } from "#app/browsing/visits/visits.table.ts";
import { aConversation, aListing, aSavedListing, aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

withDatabase((world) => {
  test("views, saves and inquiries of one listing are counted by day", async () => {
    const { db } = world();
    const { id: listingId, ownerId } = await aListing(db, { status: "active" });
    const other = await aListing(db, { status: "active" });
    const views = (listing: string, day: string, views: number) => ({
      listingId: listing,
      day,
      views,
    });
    await db
      .insert(listingDailyViews)
      .values([
        views(listingId, "2026-11-13", 9),
        views(listingId, "2026-11-14", 5),
        views(listingId, "2026-11-15", 2),
        views(other.id, "2026-11-15", 7),
      ]);
    const buyer = await aUser(db);
    await aSavedListing(db, buyer.id, listingId, { createdAt: new Date("2026-11-14T23:59:59Z") });
    await aConversation(db, { listingId, ownerId, createdAt: new Date("2026-11-16T00:00:00Z") });
    await aConversation(db, { listingId, ownerId, createdAt: new Date("2026-11-13T23:59:59Z") });
    expect(await listDayCounts(db, listingId, "2026-11-14")).toEqual([
      { day: "2026-11-14", views: 5, saves: 1, inquiries: 0 },
      { day: "2026-11-15", views: 2, saves: 0, inquiries: 0 },
      { day: "2026-11-16", views: 0, saves: 0, inquiries: 1 },
    ]);
  });

  test("sources are summed over the days, the most frequent first", async () => {
    const { db } = world();
    const { id: listingId } = await aListing(db, { status: "active" });
    const source = (
      day: string,
      kind: "page" | "site" | "search",
      name: string,
      views: number,
    ) => ({
      listingId,
      day,
      kind,
      name,
      views,
    });
    await db
      .insert(listingDailySources)
      .values([
        source("2026-11-10", "page", "home", 50),
        source("2026-11-14", "page", "home", 1),
        source("2026-11-14", "site", "Google", 2),
        source("2026-11-15", "site", "Google", 2),
        source("2026-11-15", "search", "Bakeries for sale", 3),
      ]);
    expect(await listSources(db, listingId, "2026-11-14")).toEqual([
      { kind: "site", name: "Google", views: 4 },
      { kind: "search", name: "Bakeries for sale", views: 3 },
      { kind: "page", name: "home", views: 1 },
    ]);
  });
});
