import { expect, test } from "vitest";
import { removeSavedListing, saveListing } from "#app/listings/audience/save-listing.server.ts";
import {
  countSaved,
  findSavedIds,
  listSaved,
} from "#app/listings/audience/saved-listings.queries.server.ts";
import { aListing, aSavedListing, aUser } from "#demo/factories.ts";
import { eachDatabase } from "#test/each-database.ts";

const all = { page: 1, size: 20 };
const now = new Date();

eachDatabase((world) => {
  test("saving twice is saving once; removing removes one's own only", async () => {
    const { db } = world();
    const [mine, theirs] = [await aUser(db), await aUser(db)];
    const listing = await aListing(db, { status: "active" });
    const input = { userId: mine.id, listingId: listing.id, now };
    expect(await saveListing(db, input)).toEqual({ ok: true });
    expect(await saveListing(db, input)).toEqual({ ok: true });
    await saveListing(db, { ...input, userId: theirs.id });
    expect(await countSaved(db, mine.id, now)).toBe(1);
    await removeSavedListing(db, mine.id, listing.id);
    expect(await countSaved(db, mine.id, now)).toBe(0);
    expect(await countSaved(db, theirs.id, now)).toBe(1);
  });

  test.each(["draft", "pending", "expired"] as const)(
    "a listing that is %s is not there to be saved",
    async (status) => {
      const { db } = world();
      const { id } = await aUser(db);
      const listing = await aListing(db, { status });
      expect(await saveListing(db, { userId: id, listingId: listing.id, now })).toEqual({
        ok: false,
        reason: "not-found",
      });
    },
  );

  test("the list shows what is for sale or sold, the latest saved first, and hides what was withdrawn", async () => {
    const { db } = world();
    const { id } = await aUser(db);
    const active = await aListing(db, { status: "active" });
    const sold = await aListing(db, { status: "sold" });
    const expired = await aListing(db, { status: "expired" });
    await saveListing(db, { userId: id, listingId: active.id, now: new Date("2026-01-01") });
    await saveListing(db, { userId: id, listingId: sold.id, now: new Date("2026-01-02") });
    await aSavedListing(db, id, expired.id);
    const shown = await listSaved(db, id, now, all);
    expect(shown.map(({ card, status }) => [card.id, status])).toEqual([
      [sold.id, "sold"],
      [active.id, "active"],
    ]);
    expect(await countSaved(db, id, now)).toBe(2);
    expect(await findSavedIds(db, id, [active.id, expired.id])).toEqual(
      new Set([active.id, expired.id]),
    );
    expect(await findSavedIds(db, id, [])).toEqual(new Set());
  });
});
