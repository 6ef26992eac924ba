import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { overrideListingStatus } from "./override-listing-status.server.ts";
import { type ListingFlags, setListingFlags } from "./set-listing-flags.server.ts";
import { restoreListing, takeDownListing } from "./take-down-listing.server.ts";
import { changeOwnListing } from "#app/listings/lifecycle/change-own-listing.server.ts";
import { reviewListing } from "#app/listings/lifecycle/review-listing.server.ts";
import { settlePaymentsJob } from "#app/listings/lifecycle/move-listing.server.ts";
import { type ListingStatus, listingStatuses } from "#app/listings/listing.ts";
import { listings } from "#app/listings/listings.table.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { aListing, anAdmin, aSeller, type Listing } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { addDays } from "#app/shared/day.ts";

const now = new Date();

withDatabase((world) => {
  let actorId: string;
  beforeEach(async () => {
    await world().db.execute(sql`delete from pgboss.job`);
    actorId = (await anAdmin(world().db)).id;
  });
  const by = () => ({ actorId, now, requestId: "request-1" });
  const read = async ({ id }: Pick<Listing, "id">) =>
    (await world().db.select().from(listings).where(eq(listings.id, id)))[0]!;
  const audited = async ({ id }: Pick<Listing, "id">, action: string) =>
    world()
      .db.select({ actorId: auditLog.actorId, details: auditLog.details })
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, id), eq(auditLog.action, action)));
  const jobsOf = async (name: string) =>
    (
      await world().db.execute<{ data: unknown }>(
        sql`select data from pgboss.job where name = ${name}`,
      )
    ).rows.map(({ data }) => data);
  const override = (listingId: string, status: ListingStatus, at = now) =>
    overrideListingStatus(world().db, world().jobs, {
      ...by(),
      now: at,
      listingId,
      status,
      reason: "The owner asked by phone",
    });

  describe("an override", () => {
    test("sets any status from any other, is audited with its reason, and notifies the owner", async () => {
      const { db } = world();
      for (const from of listingStatuses)
        for (const to of listingStatuses.filter((status) => status !== from)) {
          const listing = await aListing(db, { status: from });
          expect(await override(listing.id, to)).toEqual({ ok: true, from, status: to });
          expect((await read(listing)).status).toBe(to);
          const [entry] = await audited(listing, "listing-status-overridden");
          expect(entry).toMatchObject({
            actorId,
            details: {
              before: { status: from },
              after: { status: to },
              reason: "The owner asked by phone",
            },
          });
        }
      expect(await jobsOf(settlePaymentsJob.name)).toEqual([]);
      const { rows } = await db.execute<{ subject: string }>(
        sql`select subject from mails order by created_at desc limit 1`,
      );
      expect(rows[0]!.subject).toContain("We changed the status of your listing");
    });

    test("to pending and then approved: the term loses and gains no day", async () => {
      const { db, jobs } = world();
      const listing = await aListing(db, {
        status: "active",
        packagePurchasedAt: addDays(now, -10),
        expiresAt: addDays(now, 80),
      });
      await override(listing.id, "pending");
      const later = addDays(now, 3);
      await reviewListing(db, jobs, {
        ...by(),
        now: later,
        listingId: listing.id,
        rejection: null,
      });
      expect(await read(listing)).toMatchObject({ status: "active", expiresAt: addDays(now, 83) });
    });

    test("rejects the same status and a missing listing", async () => {
      const listing = await aListing(world().db, { status: "active" });
      expect(await override(listing.id, "active")).toEqual({ ok: false, reason: "same-status" });
      expect(await override(createId(), "active")).toEqual({ ok: false, reason: "not-found" });
    });
  });

  describe("taking down", () => {
    const takeDown = ({ id }: Listing) =>
      takeDownListing(world().db, world().jobs, {
        ...by(),
        listingId: id,
        reason: "The photos are not yours",
      });
    const restore = ({ id }: Listing, at = now) =>
      restoreListing(world().db, world().jobs, { ...by(), now: at, listingId: id });

    test("ends renewals; only an administrator can restore it, without loss of time", async () => {
      const { db, jobs } = world();
      const listing = await aListing(db, { status: "active", packageId: "max_exposure" });
      expect(await takeDown(listing)).toEqual({ ok: true });
      expect(await takeDown(listing)).toEqual({ ok: false, reason: "not-possible" });
      expect(await read(listing)).toMatchObject({
        status: "expired",
        featured: false,
        rejectionReason: "The photos are not yours",
        rejectedAt: now,
      });
      expect(await jobsOf(settlePaymentsJob.name)).toEqual([
        { listingId: listing.id, because: "withdrawn" },
      ]);
      const own = { listingId: listing.id, ownerId: listing.ownerId, now };
      for (const action of ["confirm", "reactivate"] as const)
        expect(await changeOwnListing(db, jobs, { ...own, action })).toMatchObject({ ok: false });
      await changeOwnListing(db, jobs, { ...own, action: "sell" });
      await changeOwnListing(db, jobs, { ...own, action: "undo-sale" });
      expect((await read(listing)).status).toBe("expired");

      expect(await restore(listing, addDays(now, 5))).toEqual({ ok: true });
      expect(await read(listing)).toMatchObject({
        status: "active",
        rejectedAt: null,
        rejectionReason: null,
        expiresAt: addDays(listing.expiresAt!, 5),
      });
      expect(await audited(listing, "listing-taken-down")).toHaveLength(1);
      expect(await audited(listing, "listing-restored")).toHaveLength(1);
    });

    test("only listings that were taken down can be restored", async () => {
      const expired = await aListing(world().db, { status: "expired" });
      expect(await restore(expired)).toEqual({ ok: false, reason: "not-possible" });
      const draft = await aListing(world().db, { status: "draft" });
      expect(await takeDown(draft)).toEqual({ ok: false, reason: "not-possible" });
    });
  });

  test("listings of a deactivated account cannot go on the market, but can be rejected", async () => {
    const { db, jobs } = world();
    const owner = await aSeller(db, { deactivatedAt: now });
    const paid = { ownerId: owner.id, packageId: "premium", packagePurchasedAt: now } as const;
    const until = { publishedAt: now, expiresAt: addDays(now, 90) };
    const waiting = await aListing(db, { ...paid, ...until, status: "pending" });
    const unpaid = await aListing(db, { ownerId: owner.id, status: "pending" });
    const taken = await aListing(db, { ...paid, ...until, status: "expired", rejectedAt: now });
    const refused = { ok: false, reason: "owner-inactive" };
    const review = (listingId: string, rejection: string | null = null) =>
      reviewListing(db, jobs, { ...by(), listingId, rejection });

    expect(await review(waiting.id)).toEqual(refused);
    expect(await override(waiting.id, "active")).toEqual(refused);
    expect(await restoreListing(db, jobs, { ...by(), listingId: taken.id })).toEqual(refused);
    expect((await read(waiting)).status).toBe("pending");
    expect((await read(taken)).status).toBe("expired");

    expect(await review(unpaid.id)).toEqual({ ok: true, status: "draft" });
    expect(await review(waiting.id, "Not yours")).toEqual({ ok: true, status: "draft" });
  });

  test("flags: changes are audited, and unpaid listings cannot be featured", async () => {
    const { db } = world();
    const set = (listingId: string, flags: ListingFlags) =>
      setListingFlags(db, { ...by(), listingId, flags });
    const listing = await aListing(db, { status: "active", featured: false });
    expect(await set(listing.id, { featured: true, verified: true })).toEqual({
      ok: true,
      changed: true,
    });
    expect(await set(listing.id, { featured: true })).toEqual({ ok: true, changed: false });
    expect(await read(listing)).toMatchObject({ featured: true, verified: true });
    expect(await audited(listing, "listing-flags-changed")).toEqual([
      {
        actorId,
        details: {
          before: { featured: false, verified: false },
          after: { featured: true, verified: true },
        },
      },
    ]);
    const draft = await aListing(db, { status: "draft" });
    expect(await set(draft.id, { featured: true })).toEqual({ ok: false, reason: "no-package" });
    expect(await set(createId(), { verified: true })).toEqual({ ok: false, reason: "not-found" });
  });
});
