import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listingDailySources, listingDailyViews, listingVisits } from "./visits.table.ts";
import { forgetOld } from "#server/forget-old.ts";
import { createVisitCounter } from "./visit-counter.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { createLog } from "#app/platform/log.ts";
import { aListing, aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const noon = "2026-11-15T12:00:00Z";

withDatabase((world) => {
  const aCounter = (at = noon, changes: { db?: Db; log?: ReturnType<typeof createLog> } = {}) =>
    createVisitCounter({
      db: world().db,
      log: createLog("silent"),
      secret: "x".repeat(40),
      now: () => new Date(at),
      flushMs: 60_000,
      ...changes,
    });
  const from = (ip: string, viewerId: string | null = null, userAgent = "Mozilla/5.0 Firefox") => ({
    ip,
    userAgent,
    viewerId,
  });
  const viewsOf = async (listingId: string) => {
    const rows = await world()
      .db.select()
      .from(listingDailyViews)
      .where(eq(listingDailyViews.listingId, listingId))
      .orderBy(listingDailyViews.day);
    return rows.map(({ day, views }) => [day, views]);
  };
  const sourcesOf = async (listingId: string) => {
    const rows = await world()
      .db.select()
      .from(listingDailySources)
      .where(eq(listingDailySources.listingId, listingId))
      .orderBy(listingDailySources.day, listingDailySources.kind, listingDailySources.name);
    return rows.map(({ day, kind, name, views }) => [day, kind, name, views]);
  };

  describe("sources of views", () => {
    const host = "relevo.test";
    const search = (query: string) => `https://${host}/businesses?${query}`;

    test("are counted once per view, with public words of the search only", async () => {
      const { db } = world();
      for (let made = 0; made < 3; made++)
        await aListing(db, { status: "active", title: "Zamboni repair", city: "Gravenhurst" });
      const listing = await aListing(db, { status: "active", title: "Zamboni repair" });
      const counter = aCounter();
      const referrers = [
        undefined,
        "https://www.google.ca/",
        "https://google.com/search?q=private",
        search("q=zamboni&region=ontario&priceMax=300000&currency=CAD"),
        search("q=zamboni&region=ontario&currency=CAD&priceMax=300000&page=2"),
        search("q=jane+doe+zamboni&region=ontario"),
        search("city=Gravenhurst"),
        search("city=Jane+Doe"),
        `https://${host}/businesses/no-such-thing`,
      ];
      for (const [index, referrer] of referrers.entries())
        for (let again = 0; again < 2; again++)
          counter.count({ listingId: listing.id, ...from(`192.0.2.${index}`), referrer, host });
      await counter.flush();
      const again = aCounter();
      again.count({ listingId: listing.id, ...from("192.0.2.0"), referrer: "https://bing.com/" });
      again.count({
        listingId: listing.id,
        ...from("192.0.2.99"),
        referrer: search("q=%00"),
        host,
      });
      again.count({ listingId: listing.id, ...from("192.0.2.1", listing.ownerId), host });
      await again.flush();
      const day = "2026-11-15";
      expect(await sourcesOf(listing.id)).toEqual([
        [day, "page", "direct", 1],
        [day, "page", "search", 7],
        [day, "search", "Businesses for sale", 2],
        [day, "search", "Businesses for sale in Gravenhurst", 1],
        [day, "search", "Businesses for sale in Ontario", 1],
        [day, "search", "Businesses matching “zamboni” in Ontario under $300,000", 2],
        [day, "site", "Google", 2],
      ]);
      expect(await viewsOf(listing.id)).toEqual([[day, 10]]);
    });

    test("are limited in number, even if invented", async () => {
      const listing = await aListing(world().db, { status: "active" });
      for (const batch of [0, 1]) {
        const counter = aCounter();
        for (let made = 0; made < 50; made++)
          counter.count({
            listingId: listing.id,
            ...from(`10.${batch}.${made}.1`),
            referrer: `https://spam-${batch}-${made}.example/`,
          });
        await counter.flush();
      }
      const sources = await sourcesOf(listing.id);
      expect(sources.length).toBeLessThanOrEqual(41);
      expect(sources.find(([, , name]) => name === "other")).toEqual([
        "2026-11-15",
        "site",
        "other",
        60,
      ]);
    });
  });

  describe("views", () => {
    test("count once per visitor, listing and day, in every process together", async () => {
      const listing = await aListing(world().db, { status: "active" });
      const counters = [aCounter(), aCounter()];
      for (const counter of counters) {
        counter.count({ listingId: listing.id, ...from("192.0.2.1") });
        counter.count({ listingId: listing.id, ...from("192.0.2.1") });
        counter.count({ listingId: listing.id, ...from("192.0.2.2") });
        counter.count({ listingId: listing.id, ...from("192.0.2.1", null, "Mozilla/5.0 Safari") });
        counter.count({ listingId: listing.id, ...from("2001:db8::1") });
        counter.count({ listingId: listing.id, ...from("2001:db8::2") });
      }
      await Promise.all(counters.map((counter) => counter.flush()));
      expect(await viewsOf(listing.id)).toEqual([["2026-11-15", 4]]);
      const tomorrow = aCounter("2026-11-16T00:00:01Z");
      tomorrow.count({ listingId: listing.id, ...from("192.0.2.1") });
      await tomorrow.flush();
      expect(await viewsOf(listing.id)).toEqual([
        ["2026-11-15", 4],
        ["2026-11-16", 1],
      ]);
    });

    test("skip the owner and non-public listings, and recognize a user on two networks", async () => {
      const { db } = world();
      const listing = await aListing(db, { status: "active" });
      const draft = await aListing(db, { status: "draft" });
      const buyer = await aUser(db);
      const counter = aCounter();
      counter.count({ listingId: listing.id, ...from("192.0.2.1", listing.ownerId) });
      counter.count({ listingId: listing.id, ...from("192.0.2.1", buyer.id) });
      counter.count({ listingId: listing.id, ...from("192.0.2.9", buyer.id) });
      counter.count({ listingId: draft.id, ...from("192.0.2.1", buyer.id) });
      counter.count({ listingId: createId(), ...from("192.0.2.1") });
      await counter.flush();
      expect(await viewsOf(listing.id)).toEqual([["2026-11-15", 1]]);
      expect(await viewsOf(draft.id)).toEqual([]);
    });

    test("store nothing that identifies or tracks a person", async () => {
      const { db } = world();
      const listing = await aListing(db, { status: "active" });
      for (const at of [noon, "2026-11-16T12:00:00Z"]) {
        const counter = aCounter(at);
        counter.count({ listingId: listing.id, ...from("192.0.2.1") });
        await counter.flush();
      }
      const rows = await db
        .select()
        .from(listingVisits)
        .where(eq(listingVisits.listingId, listing.id));
      const hashes = rows.map(({ visitor }) => Buffer.from(visitor).toString("hex"));
      expect(new Set(hashes).size).toBe(2);
      expect(hashes.every((hash) => hash.length === 32)).toBe(true);
    });

    test("are logged as lost when the database is down, and the next ones are counted", async () => {
      const { db } = world();
      const listing = await aListing(db, { status: "active" });
      const lines: string[] = [];
      const log = createLog("warn", { write: (line) => void lines.push(line) });
      let away = true;
      const flaky = {
        execute: (query: Parameters<Db["execute"]>[0]) =>
          away ? Promise.reject(new Error("away")) : db.execute(query),
      } as unknown as Db;
      const counter = aCounter(noon, { db: flaky, log });
      counter.count({ listingId: listing.id, ...from("192.0.2.1") });
      await counter.flush();
      expect(lines.join()).toContain("visits lost");
      away = false;
      counter.count({ listingId: listing.id, ...from("192.0.2.2") });
      await counter.flush();
      expect(await viewsOf(listing.id)).toEqual([["2026-11-15", 1]]);
    });

    test("outlive the visits, which are pruned after a day", async () => {
      const { db } = world();
      const listing = await aListing(db, { status: "active" });
      for (const at of ["2026-11-12T12:00:00Z", noon]) {
        const counter = aCounter(at);
        counter.count({ listingId: listing.id, ...from("192.0.2.1") });
        await counter.flush();
      }
      await db
        .insert(listingDailySources)
        .values([
          { listingId: listing.id, day: "2026-01-01", kind: "page", name: "home", views: 1 },
        ]);
      await forgetOld(db, new Date(noon));
      const rows = await db
        .select({ day: listingVisits.day })
        .from(listingVisits)
        .where(eq(listingVisits.listingId, listing.id));
      expect(rows).toEqual([{ day: "2026-11-15" }]);
      expect(await viewsOf(listing.id)).toHaveLength(2);
      expect((await sourcesOf(listing.id)).map(([day]) => day)).toEqual([
        "2026-11-12",
        "2026-11-15",
      ]);
    });
  });
});
