import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listings } from "./listings.table.ts";
import { listingMedia } from "./media/media.table.ts";
import { missingParts } from "./presentable.ts";
import { findMissingParts } from "./presentable.server.ts";
import { listFeatured } from "#app/search/listing-lists.queries.server.ts";
import { forever, listingIndex } from "./index/search.table.ts";
import { listingChanges } from "#app/messages/alerts/matching/listing-changes.table.ts";
import { aListing, aPhoto } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const whole = {
  status: "active",
  featured: true,
  annualRevenueRange: "100k_250k",
  annualCashFlowOnRequest: true,
} as const;

withDatabase((world) => {
  const read = async (id: string) =>
    (await world().db.select().from(listings).where(eq(listings.id, id)))[0]!;

  test("the database and the rule agree on what is missing", async () => {
    const { db } = world();
    for (const changes of [
      {},
      { description: " " },
      { hasPhoto: false },
      { annualRevenueRange: null },
      { annualCashFlowOnRequest: false },
      { askingPrice: null, askingPriceOnRequest: false },
      { askingPrice: null, askingPriceRange: "1m_2m" as const },
    ]) {
      const row = await read((await aListing(db, { ...whole, ...changes })).id);
      expect(row.presentable).toBe(missingParts(row).length === 0);
      expect(await findMissingParts(db, row.id)).toEqual(missingParts(row));
    }
  });

  test("a photo counts once everyone may see it, until it is deleted", async () => {
    const { db } = world();
    const { id } = await aListing(db, { ...whole, hasPhoto: false });
    const before = await read(id);
    const photo = await aPhoto(db, id, { revealing: true, featured: true });
    expect(await findMissingParts(db, id)).toEqual(["photo"]);
    const isThis = eq(listingMedia.id, photo.id);
    await db.update(listingMedia).set({ revealing: false }).where(isThis);
    expect(await read(id)).toMatchObject({ presentable: true, updatedAt: before.updatedAt });
    await db.delete(listingMedia).where(isThis);
    expect((await read(id)).presentable).toBe(false);
  });

  test("featured places and alerts wait, and start with what was missing", async () => {
    const { db } = world();
    const { id } = await aListing(db, { ...whole, hasPhoto: false });
    const isInStrip = () =>
      db.$count(
        listingIndex,
        and(
          eq(listingIndex.listingId, id),
          eq(listingIndex.ended, forever),
          eq(listingIndex.featured, 1),
        ),
      );
    const isOnHome = async () =>
      (await listFeatured(db, new Date(), 100)).some((card) => card.id === id);
    const changes = () => db.$count(listingChanges, eq(listingChanges.listingId, id));
    expect([await isInStrip(), await isOnHome(), await changes()]).toEqual([0, false, 0]);
    await aPhoto(db, id, { featured: true });
    expect([await isInStrip(), await isOnHome(), await changes()]).toEqual([1, true, 1]);
  });

  test("news of a listing that was never complete still reaches those who saved it", async () => {
    const { db } = world();
    const { id } = await aListing(db, { ...whole, hasPhoto: false });
    await db.update(listings).set({ askingPrice: 1_000_00 }).where(eq(listings.id, id));
    const rows = await db
      .select({ kind: listingChanges.kind })
      .from(listingChanges)
      .where(eq(listingChanges.listingId, id));
    expect(rows).toEqual([{ kind: "reduced" }]);
  });

  test("the home page features nothing that its owner has not confirmed for 44 days", async () => {
    const { db } = world();
    const confirmedAt = new Date(Date.now() - 44 * 86_400_000);
    const { id } = await aListing(db, { ...whole, confirmedAt });
    const shown = await listFeatured(db, new Date(), 100);
    expect(shown.map((card) => card.id)).not.toContain(id);
  });
});
