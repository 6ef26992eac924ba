import { expect, test } from "vitest";
import { getBuyerFacts } from "#app/accounts/dashboard/buyer-facts.queries.server.ts";
import { aListing, aSavedListing, aUser } from "#demo/factories.ts";
import { withDatabase } from "#test/with-database.ts";

withDatabase((world) => {
  test("a buyer's own listings and saved ones are counted", async () => {
    const { db } = world();
    const { id } = await aUser(db, { emailVerified: false });
    expect(await getBuyerFacts(db, id)).toEqual({ emailVerified: false, listings: 0, saved: 0 });
    const listing = await aListing(db, { status: "active" });
    await aSavedListing(db, id, listing.id);
    await aListing(db, { status: "draft", ownerId: id });
    expect(await getBuyerFacts(db, id)).toEqual({ emailVerified: false, listings: 1, saved: 1 });
  });
});
