import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listingReports } from "./reports.table.ts";
import { reportListing, type ReportListing } from "./report-listing.server.ts";
import { reportSchema } from "./report.schema.ts";
import { createId } from "#app/platform/db/id.ts";
import { fieldErrors } from "#app/shared/form-errors.ts";
import { aListing, anAdmin, aUser } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";

let houses = 0;

withDatabase((world) => {
  const report = (listingId: string, changes: Partial<ReportListing> = {}) =>
    reportListing(world().db, world().jobs, {
      listingId,
      reporterId: null,
      ip: `10.7.0.${houses++}`,
      input: { reason: "scam", details: "They ask for a deposit by gift card." },
      now: new Date(),
      ...changes,
    });
  const reportsOf = (listingId: string) =>
    world().db.select().from(listingReports).where(eq(listingReports.listingId, listingId));

  describe("a report", () => {
    test("is stored with or without an account, and active administrators are notified", async () => {
      const { db } = world();
      const admin = await anAdmin(db);
      const gone = await anAdmin(db, { deactivatedAt: new Date() });
      const listing = await aListing(db, { status: "active", title: "A mill" });
      expect(await report(listing.id)).toEqual({ ok: true });
      expect(await reportsOf(listing.id)).toMatchObject([
        { reporterId: null, reason: "scam", state: "open" },
      ]);
      const [email] = await mailsTo(db, admin.email);
      expect(email!.subject).toBe("A listing was reported: A mill");
      expect(email!.text).toContain("It looks like a scam");
      expect(email!.text).toContain("gift card");
      expect(await mailsTo(db, gone.email)).toEqual([]);
    });

    test("from one person about one listing is stored once while it is open", async () => {
      const { db } = world();
      const listing = await aListing(db, { status: "sold" });
      const { id } = await aUser(db);
      for (let i = 0; i < 2; i++)
        expect(await report(listing.id, { reporterId: id })).toEqual({ ok: true });
      expect(await reportsOf(listing.id)).toHaveLength(1);
    });

    test("is limited to visible listings and rate-limited", async () => {
      const { db } = world();
      const draft = await aListing(db, { status: "draft" });
      for (const id of [draft.id, createId()])
        expect(await report(id)).toEqual({ ok: false, reason: "not-found" });
      const listing = await aListing(db, { status: "active" });
      const ip = "2001:db8:7::1";
      for (let i = 0; i < 10; i++) expect((await report(listing.id, { ip })).ok).toBe(true);
      expect(await report(listing.id, { ip: "2001:db8:7::2" })).toEqual({
        ok: false,
        reason: "too-many",
      });
      expect(await reportsOf(listing.id)).toHaveLength(10);
    });
  });
});

test('requires a reason, and details for "other"', () => {
  const faults = (form: object) => {
    const parsed = reportSchema.safeParse(form);
    return parsed.success ? {} : fieldErrors(parsed.error.issues);
  };
  expect(faults({ reason: "duplicate" })).toEqual({});
  expect(faults({})).toEqual({ reason: "Choose what is wrong with the listing" });
  expect(faults({ reason: "hacked", details: "" })).toHaveProperty("reason");
  expect(faults({ reason: "other", details: "  " })).toHaveProperty("details");
});
