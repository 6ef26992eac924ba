import { asc, eq, inArray, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { marketFacts } from "./market-facts.table.ts";
import { countFigures, updateFigures } from "#app/market/figures/count-figures.job.server.ts";
import { marketFigures } from "#app/market/figures/market-figures.table.ts";
import { writeReports } from "#app/market/reports/write-reports.server.ts";
import { marketReports } from "#app/market/reports/reports.table.ts";
import { listingPrices, listings } from "#app/listings/listings.table.ts";
import { aListing, aSeller, type Listing } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const now = new Date();
const ago = (days: number): Date => new Date(now.getTime() - days * 86_400_000);

type Changes = Partial<typeof listings.$inferInsert>;

/** What only the owner and administrators can read. */
const anySecret = fc.record({
  businessName: fc.string({ maxLength: 20 }),
  address: fc.string({ maxLength: 20 }),
  contactPhone: fc.string({ maxLength: 20 }),
  leaseTerms: fc.string({ maxLength: 20 }),
}) as fc.Arbitrary<Changes>;

/** On the page of a listing that is gone, nothing can be read. */
const anyFigures = fc.record({
  askingPrice: fc.integer({ min: 1, max: 900_000_000 }),
  annualRevenue: fc.integer({ min: 1, max: 900_000_000 }),
  annualCashFlow: fc.integer({ min: 1, max: 900_000_000 }),
  growthRate: fc.integer({ min: -50, max: 50 }),
  established: fc.integer({ min: 1900, max: 2020 }),
  franchise: fc.boolean(),
  financingAvailable: fc.boolean(),
  region: fc.constantFrom("CA-ON", "CA-QC", "CA-BC"),
  subcategory: fc.constantFrom("bakeries", "catering", null),
}) as fc.Arbitrary<Changes>;

withDatabase((world) => {
  const gone: Listing[] = [];
  const shown: Listing[] = [];
  const sold: Listing[] = [];

  const factsOf = async ({ id }: Listing) =>
    (await world().db.select().from(marketFacts).where(eq(marketFacts.listingId, id)))[0]!;
  const everything = async () => {
    const { db } = world();
    const figures = await db
      .select({
        scope: marketFigures.scope,
        values: marketFigures.values,
        history: marketFigures.history,
      })
      .from(marketFigures)
      .orderBy(asc(marketFigures.scope));
    const facts = await db.select().from(marketFacts).orderBy(asc(marketFacts.listingId));
    const reports = await db.select({ report: marketReports.report }).from(marketReports);
    return { figures, facts, reports };
  };
  const change = ({ id }: Listing, changes: Changes) =>
    world().db.update(listings).set(changes).where(eq(listings.id, id));

  test("nothing that visitors cannot read moves a fact, a figure or a report", async () => {
    const { db } = world();
    const { id: ownerId } = await aSeller(db);
    const add = (index: number, changes: Changes) =>
      aListing(db, {
        ownerId,
        categories: ["food-beverage"],
        subcategory: "bakeries",
        region: index % 3 === 0 ? "CA-QC" : "CA-ON",
        publishedAt: ago(100 + index),
        askingPrice: (100 + index) * 1_000_00,
        annualRevenue: 300_000_00,
        annualCashFlow: 50_000_00,
        ...changes,
      });
    const onRequest = { askingPrice: null, askingPriceOnRequest: true };
    for (let index = 0; index < 24; index++)
      shown.push(await add(index, { status: "active", ...(index % 6 === 0 ? onRequest : {}) }));
    for (let index = 0; index < 12; index++)
      sold.push(await add(index, { status: "sold", soldAt: ago(40), soldPrice: 1_00 }));
    for (let index = 0; index < 6; index++) {
      gone.push(await add(index, { status: "expired", expiresAt: ago(10), withdrawnAt: ago(20) }));
      gone.push(await add(index, { status: "pending", rejectedAt: ago(5) }));
      gone.push(await add(index, { status: "draft", publishedAt: null }));
    }
    await db.execute(sql`update listing_prices p set since = l.published_at - interval '1 day'
      from listings l where l.id = p.listing_id and l.published_at is not null`);
    await countFigures(db, now);
    await writeReports(db, now);
    const before = await everything();
    expect(before.figures.find(({ scope }) => scope === "bakeries@CA")?.values.listings).toBe(24);
    expect(before.reports.length).toBeGreaterThan(0);

    await fc.assert(
      fc.asyncProperty(anySecret, anyFigures, fc.nat(), async (secret, figures, which) => {
        const listing = shown[which % shown.length]!;
        await change(listing, secret);
        // A price that nobody saw.
        await db
          .insert(listingPrices)
          .values({
            listingId: listing.id,
            since: ago(200 + (which % 900)),
            amount: figures.askingPrice,
            currency: "CAD",
          })
          .onConflictDoNothing();
        await change(sold[which % sold.length]!, { ...secret, soldPrice: figures.askingPrice });
        await change(gone[which % gone.length]!, { ...secret, ...figures });
        await updateFigures(db, now);
        expect(await everything()).toEqual(before);
      }),
      { numRuns: 15 },
    );
    await countFigures(db, now);
    await db.delete(marketReports);
    await writeReports(db, now);
    expect(await everything()).toEqual(before);
  });

  test("a price that is on request from now on leaves, and so do all figures of a listing that is withdrawn", async () => {
    const { db } = world();
    const [hidden, withdrawn] = [shown[1]!, shown[2]!];
    expect(await factsOf(hidden)).toMatchObject({ price: 101_000, multiple: 2.02 });
    await change(hidden, { askingPrice: null, askingPriceOnRequest: true });
    await change(withdrawn, { status: "expired", withdrawnAt: now });
    await updateFigures(db, now);
    expect(await factsOf(hidden)).toMatchObject({ price: null, multiple: null, onRequest: true });
    const { scopes, publishedAt, until, ...rest } = await factsOf(withdrawn);
    expect([scopes.includes("bakeries@CA"), publishedAt, until]).toEqual([true, ago(102), now]);
    expect(Object.values(rest).filter((value) => typeof value === "number")).toEqual([]);
  });

  test("a listing that comes back is counted as before", async () => {
    const { db } = world();
    const { id } = shown[2]!;
    await db
      .update(listings)
      .set({ status: "active", withdrawnAt: null })
      .where(inArray(listings.id, [id]));
    await updateFigures(db, now);
    expect(await factsOf(shown[2]!)).toMatchObject({ price: 102_000, revenue: 300_000 });
  });
});
