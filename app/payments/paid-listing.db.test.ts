import { expect, test } from "vitest";
import { hasPaidListing } from "#app/payments/paid-listing.queries.server.ts";
import { aListing, anOrder, aSeller } from "#demo/factories.ts";
import { eachDatabase } from "#test/each-database.ts";

eachDatabase((world) => {
  test("somebody without listings has paid for none", async () => {
    const { db } = world();
    const { id } = await aSeller(db);
    expect(await hasPaidListing(db, id)).toBe(false);
  });

  test.each([
    ["active", "package", "paid", true],
    ["active", "package", "open", false],
    ["active", "package", "failed", false],
    ["active", "success_fee", "paid", false],
    ["draft", "package", "paid", false],
    ["expired", "package", "paid", false],
  ] as const)(
    "a listing that is %s with a %s order that is %s: %s",
    async (status, kind, state, expected) => {
      const { db } = world();
      const { id: userId } = await aSeller(db);
      const { id: listingId } = await aListing(db, { ownerId: userId, status });
      await anOrder(db, { userId, listingId, kind, status: state });
      expect(await hasPaidListing(db, userId)).toBe(expected);
    },
  );

  test("an active listing that nobody paid for is not enough, nor is somebody else's order", async () => {
    const { db } = world();
    const { id } = await aSeller(db);
    const listing = await aListing(db, { ownerId: id, status: "active" });
    await anOrder(db, { listingId: listing.id, userId: (await aSeller(db)).id, status: "paid" });
    expect(await hasPaidListing(db, id)).toBe(false);
  });
});
