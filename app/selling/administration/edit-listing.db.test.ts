import { and, desc, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { type EditableListing, editableOf, editListing } from "./edit-listing.server.ts";
import { findAnyListing } from "#app/selling/editing/own-listing.queries.server.ts";
import { saveListingFields } from "#app/selling/editing/save-listing-fields.server.ts";
import { listingPrices } from "#app/listings/listings.table.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import type { EditedFields } from "#app/shared/edit-version.ts";
import { aListing, anAdmin, aSeller } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { addDays } from "#app/shared/day.ts";

const now = new Date();

withDatabase((world) => {
  let actorId: string;
  beforeEach(async () => {
    actorId = (await anAdmin(world().db)).id;
  });
  const open = async (id: string) => editableOf((await findAnyListing(world().db, id))!);
  const edit = (
    listingId: string,
    version: EditedFields & EditableListing,
    changes: Partial<EditableListing>,
    reason = "",
  ) =>
    editListing(world().db, world().jobs, {
      listingId,
      actorId,
      version,
      input: { ...version, ...changes },
      reason,
      now,
    });
  const entries = (subjectId: string) =>
    world()
      .db.select({
        action: auditLog.action,
        actorId: auditLog.actorId,
        details: auditLog.details,
      })
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, subjectId), eq(auditLog.actorId, actorId)))
      .orderBy(auditLog.createdAt);

  test("changes fields, flags and the term together, notifies the owner and is audited", async () => {
    const { db } = world();
    const owner = await aSeller(db);
    const listing = await aListing(db, { status: "active", ownerId: owner.id, featured: false });
    const version = await open(listing.id);
    const ends = addDays(new Date(version.termEnds), 30).toISOString().slice(0, 10);
    const outcome = await edit(listing.id, version, {
      listingHeadline: "Corner bakery with a terrace",
      generalSummary: "CALL ME AT 416-555-0134. A bakery with a terrace.",
      askingPrice: "amount:199000",
      categories: "retail,restaurants",
      region: "CA-QC",
      cityTown: "Laval",
      financingAvailable: "yes",
      contactName: "Ada Lund",
      featured: "yes",
      verified: "yes",
      termEnds: ends,
    });
    expect(outcome).toMatchObject({
      ok: true,
      notices: [{ field: "generalSummary", removed: [{ kind: "phone" }] }],
    });
    const stored = (await findAnyListing(db, listing.id))!;
    expect(stored).toMatchObject({
      title: "Corner bakery with a terrace For Sale",
      askingPrice: 199_000_00,
      categories: ["retail", "restaurants"],
      region: "CA-QC",
      financingAvailable: true,
      contactName: "Ada Lund",
      featured: true,
      verified: true,
      expiresAt: addDays(listing.expiresAt!, 30),
    });
    expect(stored.description).not.toContain("555");
    const prices = await db
      .select()
      .from(listingPrices)
      .where(eq(listingPrices.listingId, listing.id));
    expect(prices.map(({ amount }) => amount)).toContain(199_000_00);
    const log = await entries(listing.id);
    expect(log.map(({ action }) => action).toSorted()).toEqual([
      "listing-edited",
      "listing-flags-changed",
      "listing-term-moved",
    ]);
    const edited = log.find(({ action }) => action === "listing-edited")!;
    expect(edited.details).toMatchObject({
      before: { cityTown: "Toronto", contactName: "" },
      after: { cityTown: "Laval", contactName: "Ada Lund" },
    });
    const [mail] = await db
      .select({ text: mails.text })
      .from(mails)
      .where(eq(mails.recipient, owner.email))
      .orderBy(desc(mails.createdAt));
    expect(mail!.text).toContain("Listing headline");
    expect(mail!.text).toContain("End of the term");
  });

  test("never overwrites a concurrent change by the owner or another administrator", async () => {
    const { db } = world();
    const listing = await aListing(db, { status: "active" });
    const version = await open(listing.id);
    await saveListingFields(db, {
      listingId: listing.id,
      ownerId: listing.ownerId,
      changes: { cityTown: { from: "Toronto", to: "Guelph" } },
      now,
    });
    const refused = await edit(listing.id, version, { reasonForSale: "Retirement" });
    expect(refused).toMatchObject({
      ok: false,
      reason: "conflict",
      current: { cityTown: "Guelph", reasonForSale: "" },
    });
    expect(await entries(listing.id)).toEqual([]);
    const seen = await open(listing.id);
    expect(await edit(listing.id, seen, { reasonForSale: "Retirement" })).toMatchObject({
      ok: true,
    });
    expect(await open(listing.id)).toMatchObject({
      cityTown: "Guelph",
      reasonForSale: "Retirement",
    });
  });

  test("of two concurrent administrators one saves, the other sees a conflict", async () => {
    const listing = await aListing(world().db, { status: "active" });
    const version = await open(listing.id);
    const outcomes = await Promise.all([
      edit(listing.id, version, { cityTown: "Guelph" }),
      edit(listing.id, version, { cityTown: "Barrie" }),
    ]);
    expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  });

  test("one error saves nothing at all", async () => {
    const { db } = world();
    const listing = await aListing(db, { status: "draft" });
    const version = await open(listing.id);
    const mails0 = await db.$count(mails);
    const outcome = await edit(listing.id, version, {
      listingHeadline: "",
      established: "12",
      featured: "yes",
      termEnds: "2030-01-01",
      status: "active",
      cityTown: "Guelph",
    });
    expect(outcome).toMatchObject({
      ok: false,
      reason: "invalid",
      errors: {
        listingHeadline: "Listing headline is required",
        established: expect.stringContaining("Enter a year") as string,
        reason: expect.stringContaining("Say why") as string,
        featured: expect.stringContaining("package") as string,
        termEnds: expect.stringContaining("not both") as string,
      },
    });
    expect(await open(listing.id)).toEqual(version);
    expect(await entries(listing.id)).toEqual([]);
    expect(await db.$count(mails)).toBe(mails0);
  });

  test("a status can be overridden with a reason, and pending or sold listings corrected", async () => {
    const { db } = world();
    for (const status of ["pending", "sold"] as const) {
      const listing = await aListing(db, { status });
      const version = await open(listing.id);
      const outcome = await edit(
        listing.id,
        version,
        { generalSummary: "Corrected.", status: "expired" },
        "Asked by phone",
      );
      expect(outcome).toMatchObject({ ok: true });
      expect(await open(listing.id)).toMatchObject({
        status: "expired",
        generalSummary: "Corrected.",
      });
    }
    expect(await edit(createId(), await open((await aListing(db)).id), {})).toEqual({
      ok: false,
      reason: "not-found",
    });
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from audit_log where action = 'listing-status-overridden' and actor_id = ${actorId}`,
    );
    expect(rows[0]!.n).toBe(2);
  });

  test("the term of a live listing cannot end in the past", async () => {
    const listing = await aListing(world().db, { status: "active" });
    const version = await open(listing.id);
    for (const [termEnds, message] of [
      ["2020-01-01", "future"],
      ["soon", "Enter a day"],
    ] as const)
      expect(await edit(listing.id, version, { termEnds })).toMatchObject({
        ok: false,
        errors: { termEnds: expect.stringContaining(message) as string },
      });
  });
});
