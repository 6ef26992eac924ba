import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { listings } from "#app/listings/listings.table.ts";
import { adoptSearchIndex } from "./adopt-search-index.server.ts";
import { emptySearch } from "./search.ts";
import { searchListings } from "./search.queries.server.ts";
import { listingIndex } from "#app/listings/index/search.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { aListing } from "#demo/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const find = (db: Db, asOf: string | null = null) =>
  searchListings(db, { ...emptySearch, asOf }, { now: new Date() });

const anActive = (db: Db) => aListing(db, { status: "active" });

withDatabase((world) => {
  it("shows on every page what page one saw", async () => {
    const { db } = world();
    const [kept, sold] = [await anActive(db), await anActive(db)];
    const first = await find(db);
    await db.update(listings).set({ status: "expired" }).where(eq(listings.id, sold.id));
    const added = await anActive(db);
    const again = await find(db, first.asOf);
    expect(again.ids).toEqual(first.ids);
    expect(again.ids).toEqual(expect.arrayContaining([kept.id, sold.id]));
    const now = await find(db);
    expect(now.ids).toContain(added.id);
    expect(now.ids).not.toContain(sold.id);
  });

  it("stays with what page one saw when an earlier transaction commits after a later one", async () => {
    const { database, db } = world();
    // Two sessions are needed for two transactions at once.
    if (database.kind === "embedded") return;
    const askingPrice = 20_000_000;
    const slow = await aListing(db, { status: "active", city: "Toronto", askingPrice });
    const quick = await aListing(db, { status: "active", city: "Ottawa", askingPrice });
    const cheap = { ...emptySearch, price: { min: null, max: 500_000 } };
    const findCheap = (asOf: string | null) =>
      searchListings(db, { ...cheap, asOf }, { now: new Date() });
    const raise = (on: Db, id: string) =>
      on.update(listings).set({ askingPrice: 90_000_000 }).where(eq(listings.id, id));

    const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
    const { promise: written, resolve: hasWritten } = Promise.withResolvers<void>();
    const running = db.transaction(async (tx) => {
      await raise(tx, slow.id);
      hasWritten();
      await mayCommit;
    });
    await written;
    await raise(db, quick.id);
    const first = await findCheap(null);
    expect(first.ids).toContain(slow.id);
    expect(first.ids).not.toContain(quick.id);
    commit();
    await running;
    expect((await findCheap(first.asOf)).ids).toEqual(first.ids);
    expect((await findCheap(null)).ids).not.toContain(slow.id);
  });

  it("finds everything again in a database that was restored from a dump", async () => {
    const { db } = world();
    const listing = await anActive(db);
    await db.update(listingIndex).set({ since: sql`${listingIndex.since} + 1000000000` });
    expect((await find(db)).ids).toEqual([]);
    await adoptSearchIndex(db);
    expect((await find(db)).ids).toContain(listing.id);
  });
});
