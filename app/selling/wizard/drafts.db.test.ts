import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { findOwnListing } from "#app/selling/editing/own-listing.queries.server.ts";
import { documentKey } from "#app/listings/media/documents/document.ts";
import { photoFormats, photoWidths } from "#app/listings/media/photo.ts";
import { createDraft, type NewDraft } from "./create-draft.server.ts";
import { deleteDraft } from "./delete-draft.server.ts";
import { createId } from "#app/platform/db/id.ts";
import { aListing, anOrder, aPhoto, aSeller, aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { listSweeps } from "#test/run-sweeps.ts";
import { addDays } from "#app/shared/day.ts";
import { noRegion } from "#app/listings/listing.ts";
import { checkPurchase } from "#app/payments/package.ts";
import { formOf } from "#app/selling/editing/field-values.ts";
import { placeName } from "#app/shared/places.ts";

const now = new Date();

withDatabase((world) => {
  const create = (ownerId: string, changes: Partial<NewDraft> = {}) =>
    createDraft(world().db, { formKey: null, ownerId, fields: {}, step: 2, now, ...changes });
  const read = async (ownerId: string, listingId: string) =>
    (await findOwnListing(world().db, { listingId, ownerId }))!;
  const typeOf = async (id: string) =>
    (await world().db.select({ type: users.userType }).from(users).where(eq(users.id, id)))[0]!
      .type;

  beforeEach(() => world().db.execute(sql`delete from pgboss.job`));

  test("an empty draft has the defaults and its owner's contact details", async () => {
    const owner = await aUser(world().db, {
      firstName: "Ana",
      lastName: "Núñez",
      phone: "+1 416 555 0100",
    });
    const { listingId } = await create(owner.id);
    expect(await read(owner.id, listingId)).toMatchObject({
      status: "draft",
      title: "Draft Listing",
      categories: [],
      country: "CA",
      currency: "CAD",
      timezone: "America/Toronto",
      region: noRegion,
      preferredContact: "email",
      responseTime: 24,
      expiresAt: addDays(now, 365),
      featured: false,
      verified: false,
      contactName: "Ana Núñez",
      contactEmail: owner.email,
      contactPhone: "+1 416 555 0100",
      wizardStep: 2,
    });
    // Not Ontario, which nobody has chosen.
    expect(formOf((await read(owner.id, listingId))!)).toMatchObject({ region: "" });
    expect(placeName({ city: "", region: noRegion })).toBe("");
    const unfinished = { status: "draft", region: noRegion, packageId: null } as const;
    expect(checkPurchase(unfinished, "rmb")).toBe("invalid-package");
  });

  test("the first save keeps the input and reports what was removed", async () => {
    const owner = await aUser(world().db);
    const summary = `Call 416-555-0100. ${"A bakery on a corner. ".repeat(15)}`;
    const { listingId, saved } = await create(owner.id, {
      fields: {
        listingHeadline: "Corner bakery",
        generalSummary: summary,
        categories: "food-beverage,retail",
        region: "US-VT",
        franchise: "yes",
      },
    });
    expect(saved.notices).toMatchObject([
      { field: "generalSummary", removed: [{ kind: "phone", text: "416-555-0100" }] },
    ]);
    const stored = await read(owner.id, listingId);
    expect(stored).toMatchObject({
      title: "Corner bakery For Sale",
      categories: ["food-beverage", "retail"],
      region: "US-VT",
      country: "US",
      currency: "USD",
      timezone: "America/New_York",
      franchise: true,
    });
    expect(stored.description).not.toContain("555");
    expect(stored.shortDescription).toBe(stored.description.slice(0, 200));
  });

  test("a buyer becomes a seller; a broker stays a broker", async () => {
    const { db } = world();
    const [buyer, broker] = [await aUser(db), await aUser(db, { userType: "broker" })];
    await create(buyer.id);
    await create(broker.id);
    expect([await typeOf(buyer.id), await typeOf(broker.id)]).toEqual(["seller", "broker"]);
  });

  test("a form submitted twice makes one draft, and its key gives nobody else access", async () => {
    const { db } = world();
    const [owner, other] = [await aUser(db), await aUser(db)];
    const formKey = createId();
    const first = await create(owner.id, { formKey, fields: { cityTown: "Guelph" } });
    const again = await create(owner.id, { formKey, fields: { cityTown: "Guelph" } });
    expect([first.listingId, again.listingId]).toEqual([formKey, formKey]);
    const theirs = await create(other.id, { formKey, fields: { cityTown: "Hamilton" } });
    expect(theirs.listingId).not.toBe(formKey);
    expect(await read(owner.id, formKey)).toMatchObject({ city: "Guelph" });
  });

  test("only the owner can delete a draft with its files, unless something was ordered", async () => {
    const { db, jobs } = world();
    const owner = await aSeller(db);
    const remove = (listingId: string, ownerId = owner.id) =>
      deleteDraft(db, jobs, { listingId, ownerId, requestId: null });
    const draft = await aListing(db, { ownerId: owner.id, status: "draft" });
    await aPhoto(db, draft.id, { storageKey: "photo-1" });
    await aPhoto(db, draft.id, {
      kind: "document",
      contentType: "application/pdf",
      storageKey: "document-1",
    });
    const notFound = { ok: false, reason: "not-found" };
    expect(await remove(draft.id, (await aSeller(db)).id)).toEqual(notFound);
    expect(await listSweeps(db)).toEqual([]);
    expect(await remove(draft.id)).toEqual({ ok: true });
    expect(await findOwnListing(db, { listingId: draft.id, ownerId: owner.id })).toBeNull();
    const swept = await listSweeps(db);
    expect(swept).toContain(documentKey("document-1"));
    expect(swept).toHaveLength(1 + photoWidths.length * photoFormats.length);
    const active = await aListing(db, { ownerId: owner.id, status: "active" });
    expect(await remove(active.id)).toEqual(notFound);
    const ordered = await aListing(db, { ownerId: owner.id, status: "draft" });
    await anOrder(db, { listingId: ordered.id, userId: owner.id });
    expect(await remove(ordered.id)).toEqual({ ok: false, reason: "has-order" });
  });
});
