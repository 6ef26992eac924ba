import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listNotifications } from "#app/accounts/notifications/notifications.queries.server.ts";
import { listingReports } from "./reports.table.ts";
import type { ReportDecision } from "./report.ts";
import { listingReportCommands } from "./settle-listing-report.server.ts";
import { notifyListingReporter } from "./notify-listing-reporter.job.server.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { aListing, anAdmin, aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const now = new Date("2026-11-16T12:00:00Z");
const resolved: ReportDecision = { outcome: "resolved", measure: "warned" };

withDatabase((world) => {
  const aReport = async () => {
    const { db } = world();
    const reporter = await aUser(db);
    const admin = await anAdmin(db);
    const listing = await aListing(db, { status: "active", title: "A mill" });
    const [report] = await db
      .insert(listingReports)
      .values({ listingId: listing.id, reporterId: reporter.id, reason: "scam" })
      .returning();
    return { reporter, change: { reportId: report!.id, adminId: admin.id, now, requestId: "t" } };
  };
  const notificationsOf = (userId: string) =>
    listNotifications(world().db, userId, { page: 1, size: 10 });

  describe("a report of a listing", () => {
    test("is decided once, and its reporter is thanked", async () => {
      const { db, jobs } = world();
      const { reporter, change } = await aReport();
      const settle = () =>
        listingReportCommands.settle(db, jobs, { ...change, decision: resolved });
      const outcomes = await Promise.all([settle(), settle()]);
      expect(outcomes).toContainEqual({ ok: true });
      expect(outcomes).toContainEqual({ ok: false, reason: "already-decided" });
      await notifyListingReporter(db, jobs, {
        reportId: change.reportId,
        settledAt: now.toISOString(),
      });
      expect(await notificationsOf(reporter.id)).toMatchObject([
        { title: "We looked at your report" },
      ]);
      const entries = await db
        .select({ action: auditLog.action, details: auditLog.details })
        .from(auditLog)
        .where(eq(auditLog.subjectId, change.reportId));
      expect(entries).toMatchObject([
        { action: "report-resolved", details: { measure: "warned" } },
      ]);
    });

    test("notifies nobody if it is reopened in time", async () => {
      const { db, jobs } = world();
      const { reporter, change } = await aReport();
      await listingReportCommands.settle(db, jobs, {
        ...change,
        decision: { outcome: "dismissed" },
      });
      expect(await listingReportCommands.reopen(db, change)).toEqual({ ok: true });
      expect(await listingReportCommands.reopen(db, change)).toMatchObject({
        reason: "not-decided",
      });
      await notifyListingReporter(db, jobs, {
        reportId: change.reportId,
        settledAt: now.toISOString(),
      });
      expect(await notificationsOf(reporter.id)).toEqual([]);
      expect(
        await listingReportCommands.settle(db, jobs, {
          ...change,
          reportId: createId(),
          decision: resolved,
        }),
      ).toMatchObject({ reason: "not-found" });
    });
  });
});
