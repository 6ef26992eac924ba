import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { type Activation, activateListing } from "./activate-listing.server.ts";
import { endTerm, extendTerm, reverseTerm, type TermReversal } from "./change-term.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { searchListings } from "#app/search/search.queries.server.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { aListing } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { addDays } from "#app/shared/day.ts";
import { emptySearch } from "#app/search/search.ts";

const now = new Date();
const later = addDays(now, 180);

withDatabase((world) => {
  const activate = (listingId: string, changes: Partial<Activation> = {}) =>
    world().db.transaction((tx) =>
      activateListing(tx, {
        listingId,
        packageId: "premium",
        paidAt: now,
        paidUntil: later,
        now,
        ...changes,
      }),
    );
  const read = async (id: string) =>
    (await world().db.select().from(listings).where(eq(listings.id, id)))[0]!;
  const found = async (id: string) =>
    (await searchListings(world().db, { ...emptySearch, pageSize: 100 }, { now })).ids.includes(id);

  describe("a paid package", () => {
    test("publishes a draft and updates term, package, placement, search and audit log", async () => {
      const { db } = world();
      const { id } = await aListing(db, { status: "draft", confirmedAt: addDays(now, -90) });
      expect(await found(id)).toBe(false);
      expect(await activate(id)).toEqual({ ok: true, status: "active" });
      expect(await read(id)).toMatchObject({
        status: "active",
        publishedAt: now,
        expiresAt: later,
        packageId: "premium",
        packagePurchasedAt: now,
        featured: true,
        confirmedAt: now,
      });
      expect(await found(id)).toBe(true);
      const noted = await db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.subjectType, "listing"), eq(auditLog.subjectId, id)));
      expect(noted).toMatchObject([
        { action: "listing-activated", actorId: null, details: { from: "draft", to: "active" } },
      ]);
    });

    test("republishes an expired listing as new, and a withdrawn one", async () => {
      const { db } = world();
      const old = addDays(now, -400);
      const expired = await aListing(db, { status: "expired", publishedAt: old });
      const withdrawn = await aListing(db, { status: "expired", withdrawnAt: old });
      for (const { id } of [expired, withdrawn]) {
        expect(await activate(id, { packageId: "rmb" })).toEqual({ ok: true, status: "active" });
        expect(await read(id)).toMatchObject({
          status: "active",
          publishedAt: now,
          withdrawnAt: null,
          featured: false,
        });
      }
    });

    test("upgrades an active listing, which keeps its publish time", async () => {
      const publishedAt = addDays(now, -20);
      const { id } = await aListing(world().db, {
        status: "active",
        packageId: "rmb",
        publishedAt,
      });
      await activate(id);
      expect(await read(id)).toMatchObject({ packageId: "premium", featured: true, publishedAt });
    });

    test("is idempotent", async () => {
      const { id } = await aListing(world().db, { status: "draft" });
      await activate(id);
      const { updatedAt: _, ...first } = await read(id);
      await activate(id);
      expect(await read(id)).toMatchObject(first);
    });

    test("waits for a review if the listing was rejected before, and is kept", async () => {
      const { db } = world();
      const { id } = await aListing(db, {
        status: "draft",
        rejectionReason: "Somebody else's photos",
        rejectedAt: addDays(now, -3),
      });
      expect(await activate(id, { orderedAt: addDays(now, -1) })).toEqual({
        ok: true,
        status: "pending",
        reasons: ["earlier-rejection"],
      });
      expect(await read(id)).toMatchObject({
        status: "pending",
        packageId: "premium",
        expiresAt: later,
        featured: false,
        publishedAt: null,
      });
      expect(await found(id)).toBe(false);
    });

    test.each([
      ["sold", { status: "sold" as const }, "sold"],
      [
        "rejected since the checkout began",
        { status: "draft" as const, rejectionReason: "No", rejectedAt: now },
        "rejected",
      ],
    ])("is refunded when the listing was %s", async (_, changes, reason) => {
      const { id } = await aListing(world().db, changes);
      const before = await read(id);
      expect(await activate(id, { orderedAt: addDays(now, -1) })).toEqual({ ok: false, reason });
      expect(await read(id)).toEqual(before);
    });

    test("waits for an administrator if the owner was deactivated", async () => {
      const { db } = world();
      const { id, ownerId } = await aListing(db, { status: "draft" });
      await db.update(users).set({ deactivatedAt: now }).where(eq(users.id, ownerId));
      expect(await activate(id)).toMatchObject({ ok: true, status: "pending" });
    });

    test("is refunded when the listing or owner was deleted", async () => {
      const { db } = world();
      expect(await activate(createId())).toEqual({ ok: false, reason: "not-found" });
      const { id, ownerId } = await aListing(db, { status: "expired" });
      await db.update(users).set({ deletedAt: now }).where(eq(users.id, ownerId));
      expect(await activate(id)).toEqual({ ok: false, reason: "owner-gone" });
    });
  });

  describe("a renewal", () => {
    const extend = (listingId: string, paidUntil: Date) =>
      world().db.transaction((tx) =>
        extendTerm(tx, { listingId, packageId: "rmb", paidUntil, now }),
      );

    test("extends the term and never shortens it", async () => {
      const { id } = await aListing(world().db, { status: "active" });
      expect(await extend(id, later)).toEqual({ ok: true, revived: false });
      await extend(id, addDays(now, 5));
      expect((await read(id)).expiresAt).toEqual(later);
    });

    test("republishes an expired listing, but not a withdrawn or sold one", async () => {
      const { db } = world();
      const expired = await aListing(db, { status: "expired" });
      const withdrawn = await aListing(db, { status: "expired", withdrawnAt: now });
      const sold = await aListing(db, { status: "sold" });
      expect(await extend(expired.id, later)).toEqual({ ok: true, revived: true });
      expect((await read(expired.id)).status).toBe("active");
      for (const { id, status } of [withdrawn, sold]) {
        expect(await extend(id, later)).toEqual({ ok: true, revived: false });
        expect(await read(id)).toMatchObject({ status, expiresAt: later });
      }
    });
  });

  describe("the end of payments", () => {
    test("keeps the listing live until the end of the paid term", async () => {
      const { db } = world();
      const { id } = await aListing(db, { status: "active", featured: true });
      const endsAt = addDays(now, 2);
      await db.transaction((tx) => endTerm(tx, { listingId: id, endsAt }));
      expect(await read(id)).toMatchObject({ status: "active", expiresAt: endsAt, featured: true });
    });

    const reverse = (listingId: string, remains: TermReversal["remains"] = null) =>
      world().db.transaction((tx) => reverseTerm(tx, { listingId, remains, now }));

    test("takes the listing down after a refund", async () => {
      const { db } = world();
      const active = await aListing(db, { status: "active", featured: true });
      const withdrawn = await aListing(db, { status: "expired", withdrawnAt: now });
      for (const { id } of [active, withdrawn]) {
        expect(await reverse(id)).toBe(true);
        expect(await read(id)).toMatchObject({
          status: "expired",
          expiresAt: now,
          packageId: null,
          featured: false,
          withdrawnAt: null,
        });
      }
      expect(await reverse(createId())).toBe(false);
    });

    test("keeps a sale, which has no term to return to if it is undone", async () => {
      const { db } = world();
      const { id } = await aListing(db, { status: "sold", packageId: "max_exposure" });
      expect(await reverse(id)).toBe(false);
      expect(await read(id)).toMatchObject({ status: "sold", expiresAt: now, packageId: null });
    });

    test("restores the previously paid package", async () => {
      const { db } = world();
      const { id } = await aListing(db, {
        status: "active",
        packageId: "premium",
        featured: true,
      });
      const remains = {
        packageId: "rmb",
        periodStart: addDays(now, -10),
        periodEnd: later,
      } as const;
      expect(await reverse(id, remains)).toBe(true);
      expect(await read(id)).toMatchObject({
        status: "active",
        packageId: "rmb",
        packagePurchasedAt: remains.periodStart,
        expiresAt: later,
        featured: false,
      });
    });
  });
});
