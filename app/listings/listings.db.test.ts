import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import {
  formatCursor,
  type ListingFilter,
  parseCursor,
} from "#app/search/listing-filter.schema.ts";
import { findListing } from "./card/listing-cards.queries.server.ts";
import { listListings } from "#app/search/listing-lists.queries.server.ts";
import { listings } from "./listings.table.ts";
import { emptySearch } from "#app/search/search.ts";
import { cellAt } from "#app/search/area.ts";
import { countOnMap } from "#app/search/map/load-map.server.ts";
import { aListing, aSeller } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const now = new Date();
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

withDatabase((world) => {
  let owner: string;
  const made = new Map<string, string>();
  const make = async (title: string, values: Parameters<typeof aListing>[1]) =>
    made.set((await aListing(world().db, { title, ownerId: owner, ...values })).id, title);
  const list = async (filter: ListingFilter, words?: string) => {
    const found = await listListings(world().db, { ownerId: owner, ...filter }, { words });
    return found.listings.map(({ title }) => title);
  };

  beforeAll(async () => {
    owner = (await aSeller(world().db)).id;
    await make("Draft", {
      status: "draft",
      createdAt: ago(1),
      askingPrice: 50_000_00,
      verified: true,
    });
    await make("Plain", {
      status: "active",
      createdAt: ago(2),
      askingPrice: 100_000_00,
      workFromHome: true,
    });
    await make("Featured", {
      status: "active",
      createdAt: ago(3),
      askingPrice: 200_000_00,
      featured: true,
      franchise: true,
      latitude: 45.5017,
      longitude: -73.5673,
    });
    await make("Québec", {
      status: "active",
      createdAt: ago(4),
      region: "CA-QC",
      city: "Trois-Rivières",
      relocatable: true,
      categories: ["retail", "technology"],
      subcategory: "gift-shops",
      askingPriceOnRequest: true,
    });
    await make("Sold", { status: "sold", createdAt: ago(4) });
    const ended = { publishedAt: ago(60), expiresAt: ago(30), createdAt: ago(60) };
    await make("Ended", { status: "active", ...ended, categories: [] });
  });

  describe("listListings", () => {
    it.each<[string, ListingFilter, string[]]>([
      ["all, newest first", {}, ["Draft", "Plain", "Featured", "Québec", "Sold", "Ended"]],
      ["public listings", { publicAt: now }, ["Plain", "Featured", "Québec"]],
      ["status", { status: "sold" }, ["Sold"]],
      ["category", { category: "retail" }, ["Québec"]],
      ["a category that is not the first", { category: "technology" }, ["Québec"]],
      ["subcategory", { subcategory: "gift-shops" }, ["Québec"]],
      ["province", { province: "CA-QC" }, ["Québec"]],
      ["city without accents", { city: "trois rivieres" }, ["Québec"]],
      ["price", { priceMin: 100_000_00, priceMax: 150_000_00 }, ["Plain"]],
      ["featured", { featured: true }, ["Featured"]],
      ["not featured", { featured: false, publicAt: now }, ["Plain", "Québec"]],
      ["verified", { verified: true }, ["Draft"]],
      ["workFromHome", { workFromHome: true }, ["Plain"]],
      ["relocatable", { relocatable: true }, ["Québec"]],
      ["franchise", { franchise: true }, ["Featured"]],
    ])("%s", async (_name, filter, expected) => {
      const found = await list(filter);
      // Two have the same creation time, so their order depends on their random ids.
      expect(found.toSorted()).toEqual(expected.toSorted());
      expect(found.slice(0, 3)).toEqual(expected.slice(0, 3));
    });

    it("returns pages of twenty, each listing once, despite concurrent changes", async () => {
      const { db } = world();
      const { id: ownerId } = await aSeller(db);
      const kept: string[] = [];
      for (let n = 0; n < 45; n++)
        kept.push((await aListing(db, { ownerId, createdAt: ago(100 + Math.floor(n / 3)) })).id);
      const seen: string[] = [];
      let cursor: string | null = "";
      let pages = 0;
      do {
        const after = parseCursor(cursor) ?? undefined;
        const page = await listListings(db, { ownerId }, { after });
        seen.push(...page.listings.map(({ id }) => id));
        ({ nextCursor: cursor } = page);
        if (pages++ === 0) {
          expect(page.listings).toHaveLength(20);
          await aListing(db, { ownerId });
          await db.delete(listings).where(eq(listings.id, seen[0]!));
        }
      } while (cursor);
      expect(seen.toSorted()).toEqual(kept.toSorted());
    });
  });

  it("words filter public listings, together with other filters", async () => {
    expect(await list({}, "quebec")).toEqual(["Québec"]);
    expect(await list({ relocatable: false }, "quebec")).toEqual([]);
    expect(await list({}, "gift shop -quebec")).toEqual([]);
    for (const title of ["draft", "sold"]) expect(await list({}, title)).toEqual([]);
    // Stop words filter nothing, as in the search.
    expect(await list({ publicAt: now }, "the")).toHaveLength(3);
  });

  it("a single listing requires the same access as its page", async () => {
    const { db } = world();
    const idOf = (title: string) => [...made].find(([, known]) => known === title)![0];
    const ask = async (title: string, id: string | null, userType: "seller" | "admin") => {
      const found = await findListing(
        db,
        idOf(title),
        id ? { id, userType, emailVerified: true, adminAreas: null } : null,
        now,
      );
      return found.ok ? found.listing.title : found.reason;
    };
    const stranger = (await aSeller(db)).id;
    for (const id of [null, stranger]) {
      expect(await ask("Draft", id, "seller")).toBe("not-found");
      expect(await ask("Ended", id, "seller")).toBe("gone");
      for (const title of ["Plain", "Sold"]) expect(await ask(title, id, "seller")).toBe(title);
    }
    for (const title of ["Draft", "Ended"]) {
      expect(await ask(title, owner, "seller")).toBe(title);
      expect(await ask(title, stranger, "admin")).toBe(title);
    }
    expect(await findListing(db, stranger, null, now)).toMatchObject({ reason: "not-found" });
  });

  it("the map shows regions and approximate locations", async () => {
    const map = await countOnMap(world().db, { ...emptySearch, business: ["franchise"] }, now);
    expect(map).toEqual({
      regions: [{ region: "CA-ON", count: 1 }],
      cells: [
        {
          cell: cellAt((45.5 + 90) * 4, (-73.75 + 180) * 4),
          city: expect.any(Number),
          count: 1,
          price: 200_000,
        },
      ],
      unplaced: 0,
    });
    const all = await countOnMap(world().db, emptySearch, now);
    expect(all.regions.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(all.cells.reduce((sum, { count }) => sum + count, 0)).toBe(1);
    expect(all.unplaced).toBe(2);
  });
});

describe("a cursor", () => {
  it("round-trips, and garbage is null", () => {
    const end = {
      createdAt: new Date("2026-01-02T03:04:05.678Z"),
      id: "0195b7a0-0000-7000-8000-000000000001",
    };
    expect(parseCursor(formatCursor(end))).toEqual(end);
    fc.assert(fc.property(fc.string(), (text) => parseCursor(text) === null));
    expect(parseCursor(`${formatCursor(end)}0`)).toBeNull();
  });
});
