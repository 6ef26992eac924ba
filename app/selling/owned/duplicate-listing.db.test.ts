import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import { listingFingerprints, listingMedia } from "#app/listings/media/media.table.ts";
import { duplicateListing } from "./duplicate-listing.server.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { aListing, aPhoto, aSeller } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const now = new Date("2026-11-15T12:00:00Z");

withDatabase((world) => {
  const read = async (id: string) =>
    (await world().db.select().from(listings).where(eq(listings.id, id)))[0]!;

  describe("a duplicate", () => {
    test("is a draft with the owner's texts and photos, and nothing else", async () => {
      const { db } = world();
      const listing = await aListing(db, {
        status: "active",
        title: "Corner bakery For Sale",
        categories: ["food-beverage", "retail"],
        annualRevenue: 900_000_00,
        annualCashFlow: 150_000_00,
        tags: ["patio"],
        quickSale: true,
        businessName: "Corner Bakery Inc.",
        contactEmail: "owner@example.com",
        featured: true,
        verified: true,
        realtorUrl: "https://www.realtor.ca/real-estate/1",
        documentsFor: "registered",
        reviewReasons: ["repeated-text"],
        createdAt: new Date("2026-01-01"),
      });
      const photo = await aPhoto(db, listing.id, { featured: true, caption: "The ovens" });
      await aPhoto(db, listing.id, { position: 1 });
      await aPhoto(db, listing.id, { kind: "document", contentType: "application/pdf" });
      await db.insert(listingFingerprints).values({
        listingId: listing.id,
        kind: "photo",
        mediaId: photo.id,
        bits: 5n,
        band1: 5,
        band2: 0,
        band3: 0,
        band4: 0,
      });

      const outcome = await duplicateListing(db, {
        listingId: listing.id,
        ownerId: listing.ownerId,
        now,
      });
      if (!outcome.ok) throw new Error(outcome.reason);
      const draft = await read(outcome.draftId);
      expect(draft).toMatchObject({
        status: "draft",
        ownerId: listing.ownerId,
        title: "Corner bakery For Sale",
        description: listing.description,
        annualRevenue: 900_000_00,
        annualExpenses: 750_000_00,
        tags: ["patio"],
        quickSale: true,
        businessName: "Corner Bakery Inc.",
        contactEmail: "owner@example.com",
        featured: false,
        verified: false,
        documentsFor: "access",
        reviewReasons: [],
        packageId: null,
        realtorUrl: null,
        publishedAt: null,
        wizardStep: 1,
        expiresAt: new Date("2027-11-15T12:00:00Z"),
      });
      expect(draft.createdAt.getTime()).toBeGreaterThan(listing.createdAt.getTime());
      expect(
        await db
          .select({ category: listingCategories.category })
          .from(listingCategories)
          .where(eq(listingCategories.listingId, draft.id))
          .orderBy(listingCategories.position),
      ).toEqual([{ category: "food-beverage" }, { category: "retail" }]);
      const media = await db
        .select()
        .from(listingMedia)
        .where(eq(listingMedia.listingId, draft.id))
        .orderBy(listingMedia.position);
      expect(media).toMatchObject([
        { kind: "photo", storageKey: photo.storageKey, caption: "The ovens", featured: true },
        { kind: "photo", featured: false },
      ]);
      expect(media[0]!.id).not.toBe(photo.id);
      expect(
        await db
          .select({ mediaId: listingFingerprints.mediaId, bits: listingFingerprints.bits })
          .from(listingFingerprints)
          .where(eq(listingFingerprints.listingId, draft.id))
          .orderBy(listingFingerprints.kind),
      ).toEqual([
        { mediaId: media[0]!.id, bits: 5n },
        { mediaId: null, bits: expect.any(BigInt) },
      ]);
      expect(
        await db
          .select({ action: auditLog.action })
          .from(auditLog)
          .where(and(eq(auditLog.subjectId, draft.id), eq(auditLog.actorId, draft.ownerId))),
      ).toEqual([{ action: "listing-duplicated" }]);
      expect(await read(listing.id)).toEqual(listing);
    });

    test.each(["draft", "pending", "sold", "expired"] as const)(
      "can be made of a listing that is %s",
      async (status) => {
        const { db } = world();
        const { id, ownerId } = await aListing(db, { status, rejectionReason: "Not a business" });
        const outcome = await duplicateListing(db, { listingId: id, ownerId, now });
        expect(outcome.ok && (await read(outcome.draftId))).toMatchObject({
          status: "draft",
          rejectionReason: null,
        });
      },
    );

    test("of another owner's listing is rejected", async () => {
      const { db } = world();
      const { id } = await aListing(db, { status: "active" });
      const stranger = await aSeller(db);
      expect(await duplicateListing(db, { listingId: id, ownerId: stranger.id, now })).toEqual({
        ok: false,
        reason: "not-found",
      });
    });
  });
});
