import { and, asc, eq, lt } from "drizzle-orm";
import { expect, test } from "vitest";
import { forever, listingIndex } from "#app/listings/index/search.table.ts";
import { changeOwnListing } from "#app/listings/lifecycle/change-own-listing.server.ts";
import { exchangeRates, listingPrices, listings } from "#app/listings/listings.table.ts";
import { listingChanges } from "#app/messages/alerts/matching/listing-changes.table.ts";
import { searchListings } from "#app/search/search.queries.server.ts";
import { emptySearch } from "#app/search/search.ts";
import type { FieldName } from "#app/selling/editing/listing-fields.ts";
import { findAnyListing } from "#app/selling/editing/own-listing.queries.server.ts";
import { saveListingFields } from "#app/selling/editing/save-listing-fields.server.ts";
import { duplicateListing } from "#app/selling/owned/duplicate-listing.server.ts";
import { exportListings } from "#app/selling/owned/export-listings.server.ts";
import { aListing, type Listing } from "#test/factories.ts";
import { violationOf } from "#test/violation.ts";
import { withDatabase } from "#test/with-database.ts";
import { confidentialListings } from "./confidential-listings.table.ts";
import { teaserTitle } from "./make-teaser.ts";
import { derivedColumns, particularsOf } from "./particulars.ts";

const now = new Date();

withDatabase((world) => {
  const read = async (id: string) =>
    (await world().db.select().from(listings).where(eq(listings.id, id)))[0]!;
  const readReal = async (id: string) => (await findAnyListing(world().db, id))!;
  const pricesOf = async (id: string) => {
    const isIts = eq(listingPrices.listingId, id);
    const rows = await world()
      .db.select({ amount: listingPrices.amount })
      .from(listingPrices)
      .where(isIts)
      .orderBy(asc(listingPrices.since));
    return rows.map(({ amount }) => amount);
  };
  const save = async (
    { id, ownerId }: Listing,
    changes: Partial<Record<FieldName, readonly [from: string, to: string]>>,
  ) => {
    const saved = await saveListingFields(world().db, {
      listingId: id,
      ownerId,
      changes: Object.fromEntries(
        Object.entries(changes).map(([name, [from, to]]) => [name, { from, to }]),
      ),
      now,
    });
    if (!saved.ok) throw new Error(saved.reason);
    return saved;
  };
  const choose = (listing: Listing, to: string, from = "by-price") =>
    save(listing, { confidentiality: [from, to] });
  const aForge = () =>
    aListing(world().db, {
      status: "active",
      title: "Zephyrine forge of Quimper For Sale",
      description: "The only zephyrine forge in the county, beside the mill.",
      tags: ["zephyrine"],
      city: "Quimperville",
      businessName: "Zephyrine Ltd.",
      businessNameHidden: false,
      contactEmail: "ann@zephyrine.example",
      categories: ["manufacturing"],
      askingPrice: 876_543_00,
      annualRevenue: 1_234_567_00,
      annualCashFlow: 345_678_00,
      established: 1987,
    });
  const finds = async (words: string) =>
    (await searchListings(world().db, { ...emptySearch, words }, { now })).ids;

  test("a published listing becomes its teaser, and leaves no exact trace", async () => {
    const { db } = world();
    const listing = await aForge();
    await save(listing, { askingPrice: ["amount:876543", "amount:867890"] });
    expect(await finds("zephyrine")).toEqual([listing.id]);
    await choose(listing, "confidential");

    expect(await read(listing.id)).toMatchObject({
      confidential: true,
      title: `${teaserTitle}Manufacturing business in Ontario For Sale`,
      city: "",
      tags: [],
      businessName: null,
      contactEmail: "",
      askingPrice: 870_000_00,
      annualRevenue: 1_200_000_00,
      annualCashFlow: 350_000_00,
      established: null,
      presentable: true,
    });
    expect(await finds("zephyrine")).toEqual([]);
    expect(await finds("Quimperville")).toEqual([]);
    expect(await pricesOf(listing.id)).toEqual([880_000_00, 870_000_00]);
    const old = and(eq(listingIndex.listingId, listing.id), lt(listingIndex.ended, forever));
    expect(await db.$count(listingIndex, old)).toBe(0);
    const news = await db
      .select({ kind: listingChanges.kind, price: listingChanges.price })
      .from(listingChanges)
      .where(eq(listingChanges.listingId, listing.id));
    expect(news.filter(({ price }) => price !== null)).toEqual([]);
    expect(news.map(({ kind }) => kind)).not.toContain("reduced");
  });

  test("its owner goes on editing what is true, and gets it back when it is opened", async () => {
    const { db } = world();
    const listing = await aForge();
    await choose(listing, "confidential");
    const late = await save(listing, { generalSummary: ["Something else", "Mine"] });
    expect(late.conflicts).toEqual({ generalSummary: listing.description });
    const saved = await save(listing, {
      cityTown: ["Quimperville", "Quimper Falls"],
      askingPrice: ["amount:876543", "amount:880001"],
    });
    expect(saved.saved).toEqual({ cityTown: "Quimper Falls", askingPrice: "amount:880001" });
    expect(await read(listing.id)).toMatchObject({ city: "", askingPrice: 880_000_00 });
    const real = await readReal(listing.id);
    expect(real).toMatchObject({
      title: listing.title,
      city: "Quimper Falls",
      askingPrice: 880_001_00,
      annualExpenses: 888_889_00,
      profitMargin: 28,
      pricePerCashFlow: 2.55,
    });
    const [exported] = await Array.fromAsync(exportListings(db, listing.ownerId));
    expect(exported).toMatchObject({ city: "Quimper Falls" });

    await choose(listing, "open", "confidential");
    expect(await read(listing.id)).toMatchObject({
      ...particularsOf(real),
      ...derivedColumns(real),
      confidential: false,
      priceKey: 880_001_00,
    });
    expect(await pricesOf(listing.id)).toEqual([876_543_00, 880_001_00]);
    expect(await finds("zephyrine")).toEqual([listing.id]);
    const isIts = eq(confidentialListings.listingId, listing.id);
    expect(await db.$count(confidentialListings, isIts)).toBe(0);
  });

  test("a price above the limit decides by itself, and a lower one reveals nothing", async () => {
    const listing = await aForge();
    const reprice = async (from: string, to: string) => {
      await save(listing, { askingPrice: [from, to] });
      return (await read(listing.id)).confidential;
    };
    expect(await reprice("amount:876543", "amount:1000000")).toBe(false);
    expect(await reprice("amount:1000000", "range:1m_2m")).toBe(false);
    expect(await reprice("range:1m_2m", "range:2m_5m")).toBe(true);
    expect(await reprice("range:2m_5m", "amount:900000")).toBe(true);
    await choose(listing, "open");
    expect((await read(listing.id)).confidential).toBe(false);
    expect(await reprice("amount:900000", "amount:3000000")).toBe(false);
    await choose(listing, "by-price", "open");
    expect((await read(listing.id)).confidential).toBe(true);
  });

  test("the limit is in Canadian dollars by the rates in force", async () => {
    const { db } = world();
    const make = (status: "active" | "draft") =>
      aListing(db, { status, region: "US-VT", country: "US", currency: "USD" });
    const [listing, draft] = [await make("active"), await make("draft")];
    const asOf = "2026-11-14";
    const rate = (perCad: number) =>
      db
        .insert(exchangeRates)
        .values({ currency: "USD", asOf, perCad })
        .onConflictDoUpdate({
          target: [exchangeRates.currency, exchangeRates.asOf],
          set: { perCad },
        });
    await rate(0.9);
    for (const one of [listing, draft])
      await save(one, { askingPrice: ["amount:250000", "amount:890000"] });
    expect((await read(listing.id)).confidential).toBe(false);
    await rate(0.7);
    // What is published changes with its owner's next price, not with the rate.
    for (const one of [listing, draft])
      await save(one, { generalSummary: [one.description, "Another summary."] });
    expect((await read(listing.id)).confidential).toBe(false);
    expect((await read(draft.id)).confidential).toBe(true);
  });

  test("a duplicate starts from what is true, as confidential as its source", async () => {
    const { db } = world();
    const listing = await aForge();
    await choose(listing, "confidential");
    const copy = await duplicateListing(db, {
      listingId: listing.id,
      ownerId: listing.ownerId,
      now,
    });
    if (!copy.ok) throw new Error(copy.reason);
    expect(await read(copy.draftId)).toMatchObject({ confidential: true, city: "" });
    expect(await pricesOf(copy.draftId)).toEqual([880_000_00]);
    expect(await readReal(copy.draftId)).toMatchObject({
      title: listing.title,
      city: "Quimperville",
    });
  });

  test("the price of its sale is rounded, too", async () => {
    const { db, jobs } = world();
    const listing = await aForge();
    await choose(listing, "confidential");
    const { id: listingId, ownerId } = listing;
    const sold = await changeOwnListing(db, jobs, {
      listingId,
      ownerId,
      action: "sell",
      soldPrice: 812_345_00,
      now,
    });
    expect(sold).toMatchObject({ ok: true, title: listing.title });
    expect(await read(listingId)).toMatchObject({ status: "sold", soldPrice: 810_000_00 });
    expect(await readReal(listingId)).toMatchObject({ soldPrice: 812_345_00 });
  });

  test("the database refuses a real value in the row of a confidential listing", async () => {
    const { db } = world();
    const listing = await aForge();
    await choose(listing, "confidential");
    for (const values of [
      { city: "Quimperville" },
      { businessName: "Zephyrine Ltd." },
      { website: "https://zephyrine.example" },
      { title: listing.title },
      { description: listing.description },
      { askingPrice: 876_543_00 },
      { latitude: 43.7 },
      { contactPhone: "+1 519 555 0100" },
    ])
      expect(
        await violationOf(db.update(listings).set(values).where(eq(listings.id, listing.id))),
      ).toBe("listings_teaser");
  });
});
