import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listingDailyViews } from "#app/browsing/visits/visits.table.ts";
import { savedListings } from "#app/shortlist/saved/saved-listings.table.ts";
import { countFigures } from "#app/market/figures/count-figures.job.server.ts";
import { findBusiness, findCategoryMultiple } from "./business.queries.server.ts";
import { listSimilar } from "./similar.queries.server.ts";
import { getExchangeRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { documentAccess } from "#app/listings/media/media.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { aListing, anAdmin, aPhoto, aSeller, aUser } from "#test/factories.ts";
import { canaries, plantCanaries } from "#test/canaries.ts";
import { withDatabase } from "#test/with-database.ts";

withDatabase((world) => {
  const find = async (id: string, viewer: Parameters<typeof findBusiness>[2] = null) =>
    findBusiness(world().db, id, viewer, new Date());

  test("confidential data reaches no visitor, and no buyer without permission", async () => {
    const { db } = world();
    const { listing, owner, buyer } = await plantCanaries(db);
    for (const viewer of [null, buyer]) {
      const found = JSON.stringify(await find(listing.id, viewer));
      const allowed: string[] = viewer ? [canaries.website, canaries.video] : [canaries.video];
      for (const [name, canary] of Object.entries(canaries))
        if (!allowed.includes(canary)) expect(found, name).not.toContain(canary);
      for (const canary of allowed) expect(found).toContain(canary);
      expect(found).not.toContain(owner.id);
    }
  });

  test("before a package is bought even the owner's preview hides it", async () => {
    const { db } = world();
    const { listing, owner } = await plantCanaries(db, { status: "draft" });
    const found = JSON.stringify(await find(listing.id, owner));
    for (const [name, canary] of Object.entries(canaries))
      expect(found, name).not.toContain(canary);
  });

  test("buyers with access and owners see what is unlocked for them", async () => {
    const { db } = world();
    const { listing, buyer, owner } = await plantCanaries(db);
    await db
      .insert(documentAccess)
      .values({ listingId: listing.id, userId: buyer.id, grantedAt: new Date() });
    await db
      .update(listings)
      .set({ businessNameHidden: false, addressHidden: false })
      .where(eq(listings.id, listing.id));
    const { businessName, address, website, document, video, revealingPhoto } = canaries;
    const opened = new Set([businessName, address, website, document, video, revealingPhoto]);
    for (const viewer of [buyer, owner]) {
      const found = JSON.stringify(await find(listing.id, viewer));
      for (const [name, canary] of Object.entries(canaries))
        if (opened.has(canary)) expect(found, name).toContain(canary);
        else expect(found, name).not.toContain(canary);
    }
    const [row] = await db.select().from(savedListings);
    expect(row?.note).toBe(canaries.note);
    // Sold: hidden again, and no longer for sale.
    await db
      .update(listings)
      .set({ status: "sold", soldAt: new Date(), title: "Cider mill For Sale" })
      .where(eq(listings.id, listing.id));
    const sold = JSON.stringify(await find(listing.id, buyer));
    for (const canary of opened) expect(sold).not.toContain(canary);
    expect(sold).toContain('"Cider mill"');
    expect(JSON.stringify(await find(listing.id, owner))).toContain(revealingPhoto);
  });

  test("a refusal or an open request grants nothing", async () => {
    const { db } = world();
    const { listing, buyer } = await plantCanaries(db);
    await db.insert(documentAccess).values({ listingId: listing.id, userId: buyer.id });
    expect(JSON.stringify(await find(listing.id, buyer))).not.toContain(canaries.document);
    await db
      .update(documentAccess)
      .set({ refusedAt: new Date() })
      .where(eq(documentAccess.listingId, listing.id));
    expect(JSON.stringify(await find(listing.id, buyer))).not.toContain(canaries.document);
  });

  test("access is public, private, gone or not found", async () => {
    const { db } = world();
    const owner = await aSeller(db);
    const stranger = await aSeller(db);
    const admin = await anAdmin(db);
    const reasonFor = async (id: string, viewer: Parameters<typeof findBusiness>[2]) => {
      const found = await find(id, viewer);
      return found.ok ? found.business.access : found.reason;
    };
    const ended = new Date(Date.now() - 1000);
    const cases = [
      [{ status: "active" as const }, "public", "public"],
      [{ status: "sold" as const }, "public", "public"],
      [{ status: "expired" as const }, "gone", "private"],
      [{ status: "active" as const, expiresAt: ended }, "gone", "private"],
      [{ status: "pending" as const, publishedAt: ended }, "gone", "private"],
      [{ status: "pending" as const }, "not-found", "private"],
      [{ status: "draft" as const }, "not-found", "private"],
    ] as const;
    for (const [changes, others, insiders] of cases) {
      const { id } = await aListing(db, { ownerId: owner.id, ...changes });
      for (const viewer of [null, stranger])
        expect(await reasonFor(id, viewer), changes.status).toBe(others);
      for (const viewer of [owner, admin])
        expect(await reasonFor(id, viewer), changes.status).toBe(insiders);
    }
    expect(await reasonFor(createId(), admin)).toBe("not-found");
  });

  test("the photo of the cards comes first; views are summed and public prices listed", async () => {
    const { db } = world();
    const day = 86_400_000;
    const listing = await aListing(db, {
      status: "active",
      askingPrice: 900_000_00,
      createdAt: new Date(Date.now() - 40 * day),
      publishedAt: new Date(Date.now() - 30 * day),
    });
    const second = await aPhoto(db, listing.id, { position: 0 });
    const first = await aPhoto(db, listing.id, { position: 1, featured: true });
    await db.insert(listingDailyViews).values([
      { listingId: listing.id, day: "2026-11-01", views: 3 },
      { listingId: listing.id, day: "2026-11-02", views: 4 },
    ]);
    await db.update(listings).set({ askingPrice: 850_000_00 }).where(eq(listings.id, listing.id));
    const found = await find(listing.id);
    expect(found).toMatchObject({
      ok: true,
      business: {
        views: 7,
        photos: [{ mediaId: first.id }, { mediaId: second.id }],
        prices: [{ amount: 900_000_00, since: listing.publishedAt }, { amount: 850_000_00 }],
        reduction: { by: 50_000_00 },
      },
    });
  });

  test("similar listings are public, of the same main category, by subcategory, price and place", async () => {
    const { db } = world();
    const rates = await getExchangeRates(db);
    const now = new Date();
    const make = async (region: string, askingPrice: number, changes = {}) =>
      (
        await aListing(db, {
          status: "active",
          categories: ["childcare"],
          region,
          country: region.slice(0, 2) as "CA",
          askingPrice,
          ...changes,
        })
      ).id;
    const own = await make("CA-ON", 100_000_00);
    const far = await make("US-NY", 100_000_00, { currency: "USD" });
    const country = await make("CA-QC", 100_000_00);
    const dear = await make("CA-ON", 900_000_00);
    const near = await make("CA-ON", 120_000_00);
    const onRequest = await make("CA-ON", 0, { askingPrice: null, askingPriceOnRequest: true });
    const sameKind = await make("CA-QC", 900_000_00, { subcategory: "daycare-centres" });
    await make("CA-ON", 100_000_00, { status: "sold", soldAt: now });
    await make("CA-ON", 100_000_00, { expiresAt: new Date(now.getTime() - 1000) });
    await make("CA-ON", 100_000_00, { categories: ["education", "childcare"] });
    const like = {
      id: own,
      categories: ["childcare" as const],
      subcategory: "daycare-centres",
      region: "CA-ON",
      currency: "CAD" as const,
      askingPrice: 100_000_00,
    };
    const similar = async (limit?: number) =>
      (await listSimilar(db, like, rates, now, limit)).map(({ id }) => id);
    expect(await similar(9)).toEqual([sameKind, near, country, far, dear, onRequest]);
    expect(await similar()).toEqual([sameKind, near, country, far]);
    const without = { ...like, subcategory: null, askingPrice: null };
    const unpriced = await listSimilar(db, without, rates, now, 9);
    const regions = ["CA-ON", "CA-ON", "CA-ON", "CA-QC", "CA-QC", "US-NY"];
    expect(unpriced.map(({ region }) => region)).toEqual(regions);
    expect(await listSimilar(db, { ...like, categories: [] }, rates, now)).toEqual([]);
  });

  test("the multiple of a category is its median, with enough listings that state both amounts", async () => {
    const { db } = world();
    const { id: ownerId } = await aUser(db);
    const now = new Date();
    for (let multiple = 1; multiple <= 9; multiple++)
      await aListing(db, {
        ownerId,
        status: "active",
        categories: ["automotive"],
        askingPrice: multiple * 100_000_00,
        annualCashFlow: 100_000_00,
      });
    await countFigures(db, now);
    expect(await findCategoryMultiple(db, "automotive")).toBeNull();
    await aListing(db, {
      ownerId,
      status: "active",
      categories: ["automotive"],
      askingPrice: 5_000_000_00,
      annualCashFlow: 100_000_00,
    });
    await aListing(db, { ownerId, status: "active", categories: ["automotive"] });
    await countFigures(db, now);
    expect(await findCategoryMultiple(db, "automotive")).toEqual({ median: 5.5, listings: 10 });
  });
});
