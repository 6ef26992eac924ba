import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { changeOwnListing } from "./change-own-listing.server.ts";
import type { OwnerAction } from "./owner-actions.ts";
import { reviewListing } from "./review-listing.server.ts";
import { settlePaymentsJob } from "./move-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { aListing, aSeller, type Listing } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { addDays } from "#app/shared/day.ts";

const now = new Date();

withDatabase((world) => {
  const change = (
    { id, ownerId }: Listing,
    action: OwnerAction,
    { soldPrice = null as number | null, by = ownerId } = {},
  ) =>
    changeOwnListing(world().db, world().jobs, {
      listingId: id,
      ownerId: by,
      action,
      soldPrice,
      now,
      requestId: "request-1",
    });
  const read = async ({ id }: Listing) =>
    (await world().db.select().from(listings).where(eq(listings.id, id)))[0]!;
  const settled = async () =>
    (
      await world().db.execute<{ data: unknown }>(
        sql`select data from pgboss.job where name = ${settlePaymentsJob.name} order by created_on`,
      )
    ).rows.map(({ data }) => data);

  beforeEach(() => world().db.execute(sql`delete from pgboss.job`));

  describe("an owner", () => {
    test("marks a listing as sold with a private price, and payments follow", async () => {
      const listing = await aListing(world().db, { status: "active", featured: true });
      expect(await change(listing, "sell", { soldPrice: 240_000_00 })).toMatchObject({
        ok: true,
        step: "sell",
      });
      expect(await read(listing)).toMatchObject({
        status: "sold",
        soldAt: now,
        soldPrice: 240_000_00,
        featured: false,
        packageId: "premium",
      });
      expect(await settled()).toEqual([{ listingId: listing.id, because: "sold" }]);
      const [noted] = await world()
        .db.select()
        .from(auditLog)
        .where(and(eq(auditLog.subjectId, listing.id), eq(auditLog.action, "listing-sold")));
      expect(noted).toMatchObject({ actorId: listing.ownerId, requestId: "request-1" });
      expect(JSON.stringify(noted!.details)).not.toContain("24000000");
    });

    test("double clicks have one effect", async () => {
      const listing = await aListing(world().db, { status: "active" });
      const outcomes = await Promise.all([change(listing, "sell"), change(listing, "sell")]);
      expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
      expect(await settled()).toHaveLength(1);
    });

    test("undoes a sale: back on the market during the term, expired after", async () => {
      const { db } = world();
      const running = await aListing(db, {
        status: "sold",
        soldPrice: 1_00,
        confirmedAt: addDays(now, -100),
      });
      await change(running, "undo-sale");
      expect(await read(running)).toMatchObject({
        status: "active",
        soldAt: null,
        soldPrice: null,
        featured: true,
        confirmedAt: now,
      });
      const over = await aListing(db, { status: "sold", expiresAt: addDays(now, -1) });
      await change(over, "undo-sale");
      expect(await read(over)).toMatchObject({ status: "expired", soldAt: null });
    });

    test("withdraws and restores a listing without changing its term", async () => {
      const listing = await aListing(world().db, { status: "active", featured: true });
      await change(listing, "withdraw");
      const { expiresAt, publishedAt } = listing;
      expect(await read(listing)).toMatchObject({
        status: "expired",
        withdrawnAt: now,
        featured: false,
        expiresAt,
      });
      expect(await settled()).toEqual([{ listingId: listing.id, because: "withdrawn" }]);
      await change(listing, "reactivate");
      expect(await read(listing)).toMatchObject({
        status: "active",
        withdrawnAt: null,
        featured: true,
        expiresAt,
        publishedAt,
      });
    });

    test("confirms a listing, which removes the mark at once", async () => {
      const old = addDays(now, -50);
      const listing = await aListing(world().db, {
        status: "active",
        confirmedAt: old,
        unconfirmed: true,
      });
      await change(listing, "confirm");
      expect(await read(listing)).toMatchObject({ confirmedAt: now, unconfirmed: false });
    });

    test("confirming restores an expired listing only if it runs until sold", async () => {
      const { db } = world();
      const ended = { status: "expired" as const, expiresAt: addDays(now, -40) };
      const untilSold = await aListing(db, { ...ended, packageId: "max_exposure" });
      expect(await change(untilSold, "confirm")).toMatchObject({ ok: true, step: "revive" });
      expect(await read(untilSold)).toMatchObject({
        status: "active",
        expiresAt: addDays(now, 365),
      });
      const other = await aListing(db, ended);
      expect(await change(other, "confirm")).toMatchObject({ ok: false, reason: "not-possible" });
    });

    test("cannot find another owner's listing", async () => {
      const { db } = world();
      const listing = await aListing(db, { status: "active" });
      const stranger = await aSeller(db);
      for (const action of ["sell", "withdraw", "confirm"] as const)
        expect(await change(listing, action, { by: stranger.id })).toEqual({
          ok: false,
          reason: "not-found",
        });
      expect(await read(listing)).toEqual(listing);
    });
  });

  describe("an administrator", () => {
    const review = ({ id }: Listing, rejection: string | null) =>
      reviewListing(world().db, world().jobs, {
        listingId: id,
        actorId: id,
        rejection,
        now,
      });

    test("approves a paid listing, which goes live without losing days", async () => {
      const listing = await aListing(world().db, {
        status: "pending",
        packageId: "premium",
        packagePurchasedAt: addDays(now, -4),
        expiresAt: addDays(now, 176),
        rejectionReason: "Photos of somebody else",
        rejectedAt: addDays(now, -9),
      });
      expect(await review(listing, null)).toEqual({ ok: true, status: "active" });
      expect(await read(listing)).toMatchObject({
        status: "active",
        publishedAt: now,
        expiresAt: addDays(now, 180),
        featured: true,
        rejectionReason: null,
      });
      expect(await review(listing, null)).toEqual({ ok: false, reason: "not-pending" });
    });

    test("approves an unpaid listing, and the owner can buy a package", async () => {
      const listing = await aListing(world().db, { status: "pending" });
      expect(await review(listing, null)).toEqual({ ok: true, status: "draft" });
    });

    test("rejects with a reason and refunds the payment", async () => {
      const listing = await aListing(world().db, {
        status: "pending",
        packageId: "premium",
        packagePurchasedAt: now,
      });
      expect(await review(listing, "Not a business")).toEqual({ ok: true, status: "draft" });
      expect(await read(listing)).toMatchObject({
        rejectionReason: "Not a business",
        rejectedAt: now,
        packageId: null,
      });
      expect(await settled()).toEqual([
        { listingId: listing.id, because: "rejected", purchasedAt: now.toISOString() },
      ]);
    });
  });
});
