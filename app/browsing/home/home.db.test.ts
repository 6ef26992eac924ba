import { expect, test } from "vitest";
import { countByCategory, countHeroFigures, countPublicListings } from "./home.queries.server.ts";
import {
  listFeatured,
  listListings,
  listRecent,
} from "#app/search/listing-lists.queries.server.ts";
import { aBroker, aListing, aPhoto, aSeller } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const yearsBefore = (now: Date, years: number) =>
  new Date(now.getTime() - (years + 0.1) * 365.25 * 86_400_000);

withDatabase((world) => {
  test("a new site has no figures", async () => {
    const { db } = world();
    const now = new Date();
    const nothing = { activeListings: 0, years: 0, sales: 0, verified: 0 };
    expect(await countHeroFigures(db, now)).toEqual(nothing);
    const unlisted = await aBroker(db, { identityVerified: false });
    await aListing(db, { ownerId: unlisted.id, status: "draft", createdAt: yearsBefore(now, 3) });
    await aListing(db, { ownerId: unlisted.id, status: "sold" });
    expect(await countHeroFigures(db, now)).toEqual({ ...nothing, years: 3, sales: 1 });
    await aBroker(db, { identityVerified: true });
    expect(await countHeroFigures(db, now)).toMatchObject({ verified: 100 });
  });

  test("counts and lists contain only public listings", async () => {
    const { db } = world();
    const { id: ownerId } = await aSeller(db);
    const shown = await aListing(db, {
      ownerId,
      status: "active",
      categories: ["retail", "franchises"],
    });
    const ended = { status: "active" as const, expiresAt: new Date(Date.now() - 1000) };
    await aListing(db, { ownerId, ...ended, featured: true });
    for (const status of ["draft", "pending", "sold", "expired"] as const)
      await aListing(db, { ownerId, status });
    const now = new Date();
    expect(await countPublicListings(db, now)).toBe(1);
    expect(Object.fromEntries(await countByCategory(db, now))).toEqual({
      retail: 1,
      franchises: 1,
    });
    expect((await listRecent(db, now, 8)).map(({ id }) => id)).toEqual([shown.id]);
    expect(await listFeatured(db, now, 6)).toEqual([]);
  });

  test("features at most six, in rotation, the same six for an hour", async () => {
    const { db } = world();
    const { id: ownerId } = await aSeller(db);
    const paid = new Set<string>();
    for (let i = 0; i < 9; i++)
      paid.add((await aListing(db, { ownerId, status: "active", featured: true })).id);
    // Tomorrow at a full hour: listings of other tests that expire soon are gone by then.
    const start = Math.ceil(Date.now() / 3_600_000 + 24) * 3_600_000;
    const seen = new Set<string>();
    for (let hour = 0; hour < 24; hour++) {
      const at = (minutes: number) => new Date(start + hour * 3_600_000 + minutes * 60_000);
      const first = (await listFeatured(db, at(1), 6)).map(({ id }) => id);
      expect(first).toHaveLength(6);
      expect((await listFeatured(db, at(59), 6)).map(({ id }) => id)).toEqual(first);
      for (const id of first) seen.add(id);
    }
    expect(seen).toEqual(paid);
  });

  test("recent listings are the latest published, however old the draft", async () => {
    const { db } = world();
    const ahead = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    const made = [ahead(20), ahead(30), ahead(10)].map((publishedAt, index) =>
      aListing(db, { status: "active", publishedAt, createdAt: ahead(-index) }),
    );
    const [second, first, third] = await Promise.all(made);
    const recent = await listRecent(db, new Date(), 3);
    expect(recent.map(({ id }) => id)).toEqual([first!.id, second!.id, third!.id]);
  });

  test("a revealing photo is on a card only if everyone sees it", async () => {
    const { db } = world();
    for (const [status, photosFor, isShown] of [
      ["draft", "everyone", false],
      ["active", "everyone", true],
      ["active", "registered", false],
      ["active", "access", false],
      ["sold", "everyone", false],
    ] as const) {
      const { id, ownerId } = await aListing(db, { status, photosFor });
      const photo = await aPhoto(db, id, { featured: true, revealing: true });
      const [card] = (await listListings(db, { ownerId })).listings;
      expect(card?.photoId).toBe(isShown ? photo.id : null);
    }
  });
});
