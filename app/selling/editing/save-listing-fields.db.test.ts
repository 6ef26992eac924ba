import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { FieldChanges } from "./check-changes.ts";
import { findOwnListing } from "./own-listing.queries.server.ts";
import { saveListingFields } from "./save-listing-fields.server.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { aListing, aSeller, type Listing } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const now = new Date();

withDatabase((world) => {
  const save = async (
    { id, ownerId }: Listing,
    changes: FieldChanges,
    more: { by?: string; step?: number; seen?: string } = {},
  ) => {
    const { by = ownerId, ...rest } = more;
    const outcome = await saveListingFields(world().db, {
      listingId: id,
      ownerId: by,
      changes,
      now,
      requestId: "request-1",
      ...rest,
    });
    return outcome;
  };
  const read = async ({ id: listingId, ownerId }: Listing) =>
    (await findOwnListing(world().db, { listingId, ownerId }))!;
  const aDraft = (changes: Parameters<typeof aListing>[1] = {}) =>
    aListing(world().db, { status: "draft", ...changes });

  describe("an owner", () => {
    test("changes text, figures, flags and categories together", async () => {
      const draft = await aDraft({ title: "Bakery For Sale" });
      const outcome = await save(
        draft,
        {
          listingHeadline: { from: "Bakery", to: "Corner bakery with patio" },
          askingPrice: { from: "amount:250000", to: "range:250k_500k" },
          cashFlow: { from: "", to: "amount:$120k" },
          salesRevenue: { from: "", to: "on-request" },
          employees: { from: "", to: "4-06" },
          quickSale: { from: "", to: "yes" },
          categories: { from: "restaurants", to: "food-beverage,retail" },
          subcategory: { from: "", to: "bakeries" },
          tags: { from: "", to: "patio,  sourdough ,patio" },
          websiteAddress: { from: "", to: "bakery.example.com/menu" },
        },
        { step: 3 },
      );
      expect(outcome).toMatchObject({
        ok: true,
        conflicts: {},
        errors: {},
        saved: {
          listingHeadline: "Corner bakery with patio",
          cashFlow: "amount:120000",
          employees: "4-6",
          tags: "patio, sourdough",
        },
      });
      expect(await read(draft)).toMatchObject({
        title: "Corner bakery with patio For Sale",
        askingPrice: null,
        askingPriceRange: "250k_500k",
        annualCashFlow: 120_000_00,
        annualRevenueOnRequest: true,
        employeesMin: 4,
        employeesMax: 6,
        quickSale: true,
        categories: ["food-beverage", "retail"],
        subcategory: "bakeries",
        tags: ["patio", "sourdough"],
        website: "https://bakery.example.com/menu",
        wizardStep: 3,
      });
    });

    test("keeps a listing live whose change needs a review, and gets its version", async () => {
      const live = await aListing(world().db, { status: "active" });
      const outcome = await save(live, {
        generalSummary: { from: live.description, to: "Get rich quick with bread." },
      });
      const stored = await read(live);
      expect(stored).toMatchObject({ status: "active", reviewReasons: ["banned-words"] });
      expect(outcome).toMatchObject({ ok: true, version: stored.updatedAt.toISOString() });
    });

    test("on two devices: the later one gets a conflict, and its other fields are saved", async () => {
      const draft = await aDraft({ city: "Toronto", title: "Bakery For Sale" });
      const { updatedAt } = await read(draft);
      const seen = updatedAt.toISOString();
      const first = await save(draft, { cityTown: { from: "Toronto", to: "Guelph" } }, { seen });
      expect(first).toMatchObject({ ok: true, values: null });
      const second = await save(
        draft,
        {
          cityTown: { from: "Toronto", to: "Hamilton" },
          postalCode: { from: "", to: "l8p 1a1" },
        },
        { seen },
      );
      expect(second).toMatchObject({
        conflicts: { cityTown: "Guelph" },
        saved: { postalCode: "L8P 1A1" },
        values: { cityTown: "Guelph", postalCode: "L8P 1A1", listingHeadline: "Bakery" },
      });
      const resolved = await save(draft, { cityTown: { from: "Guelph", to: "Hamilton" } });
      expect(resolved).toMatchObject({ conflicts: {}, saved: { cityTown: "Hamilton" } });
      // The same value from both is not a conflict.
      expect(await save(draft, { cityTown: { from: "Guelph", to: "Hamilton" } })).toMatchObject({
        conflicts: {},
      });
    });

    test("stores no half of a surrogate pair, which the database refuses in JSON", async () => {
      const listing = await aListing(world().db, {
        status: "active",
        confidentiality: "confidential",
      });
      const change = { reasonForSale: { from: "", to: "Retiring \ud83d" } };
      expect(await save(listing, change)).toMatchObject({
        ok: true,
        saved: { reasonForSale: "Retiring \ufffd" },
      });
    });

    test("moves to another country: currency, time zone and location follow", async () => {
      const draft = await aDraft({ currency: "USD" });
      await save(draft, { region: { from: "CA-ON", to: "CA-AB" } });
      expect(await read(draft)).toMatchObject({ country: "CA", currency: "USD" });
      await save(draft, { region: { from: "CA-AB", to: "MX-JAL" } });
      expect(await read(draft)).toMatchObject({ region: "MX-JAL", country: "MX", currency: "MXN" });
    });

    test("loses a subcategory when its category is no longer the main one", async () => {
      const draft = await aDraft({ subcategory: "cafes" });
      await save(draft, { categories: { from: "restaurants", to: "retail" } });
      expect(await read(draft)).toMatchObject({ subcategory: null });
    });

    test("gets an error for one field, and the others are saved", async () => {
      const draft = await aDraft();
      const outcome = await save(draft, {
        listingHeadline: { from: "", to: " " },
        generalSummary: { from: draft.description, to: "A summary." },
        established: { from: "", to: "soon" },
        askingPrice: { from: "amount:250000", to: "two-answers" },
        region: { from: "CA-ON", to: "" },
        categories: { from: "restaurants", to: "" },
        employees: { from: "", to: "9-4" },
        websiteAddress: { from: "", to: "javascript:alert(1)" },
      });
      expect(outcome).toMatchObject({
        saved: { generalSummary: "A summary." },
        errors: {
          listingHeadline: "Listing headline is required",
          established: expect.stringContaining("Enter a year"),
          askingPrice: "Give a range, an amount or On request, only one of them",
          region: "Region is required",
          categories: "Please select at least one category",
          employees: "The first number can't be above the second",
          websiteAddress: "Enter a web address, like https://example.com",
        },
      });
    });
  });

  test("the state determines what may change, and public changes are audited", async () => {
    const { db } = world();
    const changes: FieldChanges = {
      generalSummary: { from: "", to: "New text" },
      contactPhone: { from: "", to: "+1 416 555 0199" },
      leaseTerms: { from: "", to: "Until 2031" },
    };
    const make = (status: Listing["status"]) => aListing(db, { status, description: "" });
    const [sold, pending, active] = [
      await make("sold"),
      await make("pending"),
      await make("active"),
    ];
    expect(await save(sold, changes)).toMatchObject({ locked: ["generalSummary", "leaseTerms"] });
    expect(await read(sold)).toMatchObject({ description: "", contactPhone: "+1 416 555 0199" });
    expect(await save(pending, changes)).toMatchObject({ locked: ["generalSummary"] });
    expect(await save(active, changes)).toMatchObject({ locked: [] });
    const noted = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, active.id), eq(auditLog.action, "listing-edited")));
    expect(noted).toMatchObject([
      { actorId: active.ownerId, details: { fields: Object.keys(changes) } },
    ]);
  });

  test("another owner's listing is not found", async () => {
    const draft = await aDraft();
    const stranger = await aSeller(world().db);
    expect(
      await save(draft, { cityTown: { from: "Toronto", to: "Guelph" } }, { by: stranger.id }),
    ).toEqual({ ok: false, reason: "not-found" });
    expect(await read(draft)).toMatchObject({ city: "Toronto" });
  });
});
