import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listings } from "#app/listings/listings.table.ts";
import { changeListings, listMatching } from "./change-listings.server.ts";
import { wholeList } from "#app/selling/owned/owned-listing.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { aBroker, aListing } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const now = new Date();

withDatabase((world) => {
  const statusOf = async (id: string) =>
    (await world().db.select().from(listings).where(eq(listings.id, id)))[0]!;

  describe("a bulk change", () => {
    test("applies where possible, and never to another owner's listing", async () => {
      const { db } = world();
      const { id: ownerId } = await aBroker(db);
      const make = (status: "active" | "sold" | "draft", title: string) =>
        aListing(db, { ownerId, status, title });
      const [one, two, sold, draft] = [
        await make("active", "One"),
        await make("active", "Two"),
        await make("sold", "Sold one"),
        await make("draft", "Draft"),
      ];
      const foreign = await aListing(db, { status: "active" });
      const ids = [one, two, sold, draft, foreign].map(({ id }) => id);
      const outcome = await changeListings(db, world().jobs, {
        ownerId,
        ids,
        change: "withdraw",
        now,
      });
      expect(outcome.changed).toBe(2);
      expect(outcome.skipped).toEqual(
        expect.arrayContaining([
          { reason: "sold", count: 1, names: ["Sold one"] },
          { reason: "draft", count: 1, names: ["Draft"] },
        ]),
      );
      expect(await statusOf(one.id)).toMatchObject({ status: "expired", featured: false });
      expect(await statusOf(foreign.id)).toMatchObject({ status: "active" });
      expect(
        await db
          .select({ action: auditLog.action })
          .from(auditLog)
          .where(eq(auditLog.subjectId, two.id)),
      ).toEqual([{ action: "listing-withdrawn" }]);
      const back = await changeListings(db, world().jobs, {
        ownerId,
        ids,
        change: "reactivate",
        now,
      });
      expect(back.changed).toBe(2);
      expect(await statusOf(two.id)).toMatchObject({ status: "active", withdrawnAt: null });
    });

    test("writes only the filled-in contact details", async () => {
      const { db } = world();
      const { id: ownerId } = await aBroker(db);
      const contact = { contactName: "Ana", contactPhone: "1", responseTime: 24 };
      const old = await aListing(db, { ownerId, status: "active", ...contact });
      const same = await aListing(db, { ownerId, status: "sold", ...contact, responseTime: 12 });
      const outcome = await changeListings(db, world().jobs, {
        ownerId,
        ids: [old.id, same.id],
        change: "contact",
        details: { contactName: "Ana", responseTime: "12" },
        now,
      });
      expect(outcome).toEqual({
        changed: 1,
        skipped: [{ reason: "same-details", count: 1, names: [same.title] }],
      });
      expect(await statusOf(old.id)).toMatchObject({ ...contact, responseTime: 12 });
    });

    test("covers all results of the owner's search", async () => {
      const { db } = world();
      const { id: ownerId } = await aBroker(db);
      await aListing(db, { title: "Bakery of another" });
      const mine = await aListing(db, { ownerId, status: "active", title: "Bakery" });
      await aListing(db, { ownerId, status: "active", title: "Café" });
      await aListing(db, { ownerId, status: "draft", title: "Bakery too" });
      const search = { ...wholeList, status: "active", words: "bakery" } as const;
      const found = await listMatching(db, ownerId, search, now);
      expect(found.map(({ id }) => id)).toEqual([mine.id]);
    });
  });
});
