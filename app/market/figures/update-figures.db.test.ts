import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { countFigures, updateFigures } from "./count-figures.job.server.ts";
import { marketFigures } from "./market-figures.table.ts";
import { marketFacts } from "#app/market/facts/market-facts.table.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import type { CategorySlug } from "#app/listings/category.ts";
import { aListing, aSeller, aUser } from "#test/factories.ts";
import { soon } from "#test/soon.ts";
import { eachDatabase } from "#test/with-database.ts";

const now = new Date();
const ago = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
const eleven = Array.from({ length: 11 }, (_, index) => index);

eachDatabase((world) => {
  const read = async () => {
    const rows = await world().db.select().from(marketFigures);
    return Object.fromEntries(rows.map(({ scope, values }) => [scope, values]));
  };
  const waiting = async () =>
    (await world().db.execute(sql`select from market_changes`)).rows.length;
  /** What the changes alone led to is what counting everything leads to. */
  const expectExact = async () => {
    await updateFigures(world().db, now);
    const updated = await read();
    expect(await waiting()).toBe(0);
    await countFigures(world().db, now);
    expect(updated).toEqual(await read());
    return updated;
  };

  let ids: string[];
  const set = (which: readonly string[], changes: Partial<typeof listings.$inferInsert>) =>
    Promise.all(
      which.map((id) => world().db.update(listings).set(changes).where(eq(listings.id, id))),
    );

  test("new listings, prices, categories, sales, ends and deletions are counted as they happen", async () => {
    const { db } = world();
    const ownerId = (await aSeller(db)).id;
    const added = await Promise.all(
      eleven.map((index) =>
        aListing(db, {
          ownerId,
          status: "active",
          categories: ["retail", "restaurants"],
          subcategory: "pizza",
          region: "CA-ON",
          publishedAt: ago(20),
          askingPrice: (100 + index) * 1_000_00,
        }),
      ),
    );
    ids = added.map(({ id }) => id);
    expect((await expectExact())["retail@CA-ON"]).toMatchObject({
      listings: 11,
      "new-listings": 11,
      "median-price": 105_000,
    });

    await set(ids.slice(0, 6), { askingPrice: 90_000_00 });
    expect((await expectExact())["pizza@CA"]).toMatchObject({ "median-price": 90_000 });

    await db.delete(listingCategories).where(eq(listingCategories.listingId, ids[10]!));
    await db.insert(listingCategories).values(
      (["retail", "automotive"] as CategorySlug[]).map((category, position) => ({
        listingId: ids[10]!,
        position,
        category,
      })),
    );
    expect((await expectExact())["restaurants@"]).toMatchObject({ listings: 10 });

    await set([ids[9]!], { status: "sold", soldAt: now, soldPrice: 12_345_00 });
    await set([ids[8]!], { region: "CA-QC" });
    const moved = await expectExact();
    expect(moved["retail@"]).toMatchObject({ listings: 10 });
    expect(moved["retail@CA-ON"]?.listings).toBe(undefined);

    await db.delete(listings).where(eq(listings.id, ids[8]!));
    expect(await expectExact()).not.toHaveProperty("retail@");
    expect(await db.select().from(marketFacts).where(eq(marketFacts.listingId, ids[8]!))).toEqual(
      [],
    );
  });

  test("what visitors cannot read moves no figure and is in no row", async () => {
    const { db } = world();
    const before = [await read(), await db.select().from(marketFacts)];
    await set([ids[9]!], { soldPrice: 77_777_00 });
    await set(ids.slice(0, 8), {
      businessName: "Hidden Name",
      address: "7 Hidden Street",
      website: "https://hidden.example",
      contactPhone: "416 555 0199",
      description: "Confidential words",
    });
    await aListing(db, { ownerId: (await aSeller(db)).id, status: "draft", askingPrice: 1_00 });
    await aUser(db);
    await updateFigures(db, now);
    await countFigures(db, now);
    expect([await read(), await db.select().from(marketFacts)]).toEqual(before);
  });

  test("a change that is not committed yet is not lost", async () => {
    const { db } = world();
    const { promise: changed, resolve: tellChanged } = Promise.withResolvers<void>();
    const { promise: counted, resolve: tellCounted } = Promise.withResolvers<void>();
    await set([ids[0]!], { askingPrice: 80_000_00 });
    const owner = db.transaction(async (tx) => {
      await tx.update(listings).set({ askingPrice: 70_000_00 }).where(eq(listings.id, ids[0]!));
      tellChanged();
      await counted;
    });
    await changed;
    // The embedded database has one session: there the count waits for the owner.
    const update = updateFigures(db, now);
    await Promise.race([update, new Promise((resolve) => setTimeout(resolve, 300))]);
    tellCounted();
    await Promise.all([owner, update]);
    await updateFigures(db, now);
    const [row] = await db.select().from(marketFacts).where(eq(marketFacts.listingId, ids[0]!));
    expect(row!.price).toBe(70_000);
  });

  test("an owner who saves does not wait for the count", async () => {
    const { db, database } = world();
    // The embedded database has one session: there everybody waits for everybody.
    if (database.kind === "embedded") return;
    const { promise: saved, resolve: tellSaved } = Promise.withResolvers<void>();
    const { promise: locked, resolve: tellLocked } = Promise.withResolvers<void>();
    await set([ids[0]!], { askingPrice: 75_000_00 });
    const slowCount = db.transaction(async (tx) => {
      await tx.execute(sql`lock table market_figures in share mode`);
      tellLocked();
      await saved;
    });
    await locked;
    const update = updateFigures(db, now);
    const isCounting = async () =>
      (
        await db.execute(sql`select from pg_locks where not granted
          and relation = 'market_figures'::regclass and database = (select oid from pg_database where datname = current_database())`)
      ).rows.length > 0;
    await vi.waitFor(async () => expect(await isCounting()).toBe(true), soon);
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '2s'`);
      await tx.update(listings).set({ askingPrice: 74_000_00 }).where(eq(listings.id, ids[0]!));
    });
    tellSaved();
    await Promise.all([slowCount, update]);
    expect(await waiting()).toBe(1);
    await expectExact();
  });

  test("a count that fails is repeated", async () => {
    const { db } = world();
    await set([ids[0]!], { askingPrice: 73_000_00 });
    await db.execute(sql`alter table market_figures rename column hidden to away`);
    await expect(updateFigures(db, now)).rejects.toThrow("Failed query");
    await db.execute(sql`alter table market_figures rename column away to hidden`);
    expect(await waiting()).toBe(1);
    await expectExact();
  });

  test("two processes may count at once", async () => {
    await set([ids[9]!], { status: "active", soldAt: null, soldPrice: null });
    await set(ids.slice(0, 8), { askingPrice: 60_000_00 });
    await Promise.all([1, 2, 3].map(() => updateFigures(world().db, now)));
    expect((await expectExact())["@"]).toMatchObject({ "median-price": 60_000 });
  });
});
