import { eq, lt } from "drizzle-orm";
import {
  auditReport,
  type ReopenReportOutcome,
  type ReportChange,
  type SettleReport,
  type SettleReportOutcome,
  tellReporterLater,
} from "./report-change.server.ts";
import { listingReports } from "./reports.table.ts";
import { tellListingReporterJob } from "./tell-listing-reporter.job.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

export function settleListingReport(
  db: Db,
  jobs: Jobs,
  { decision, ...change }: SettleReport,
): Promise<SettleReportOutcome> {
  const { reportId, adminId, now } = change;
  const { outcome, ...measure } = decision;
  return db.transaction(async (tx): Promise<SettleReportOutcome> => {
    const report = await lockReport(tx, reportId);
    if (!report) return { ok: false, reason: "not-found" };
    if (report.state !== "open") return { ok: false, reason: "already-decided" };
    await tx
      .update(listingReports)
      .set({ state: outcome, handledBy: adminId, handledAt: now })
      .where(eq(listingReports.id, reportId));
    await auditReport(tx, `report-${outcome}`, change, { listingId: report.listingId, ...measure });
    if (report.reporterId) await tellReporterLater(tx, jobs, tellListingReporterJob, change);
    return { ok: true };
  });
}

export function reopenListingReport(db: Db, change: ReportChange): Promise<ReopenReportOutcome> {
  return db.transaction(async (tx): Promise<ReopenReportOutcome> => {
    const report = await lockReport(tx, change.reportId);
    if (!report) return { ok: false, reason: "not-found" };
    if (report.state === "open") return { ok: false, reason: "not-decided" };
    await tx
      .update(listingReports)
      .set({ state: "open", handledBy: null, handledAt: null })
      .where(eq(listingReports.id, change.reportId));
    await auditReport(tx, "report-reopened", change, { listingId: report.listingId });
    return { ok: true };
  });
}

async function lockReport(tx: Db, reportId: string) {
  const [report] = await tx
    .select({
      listingId: listingReports.listingId,
      reporterId: listingReports.reporterId,
      state: listingReports.state,
    })
    .from(listingReports)
    .where(eq(listingReports.id, reportId))
    .for("update");
  return report;
}

export async function deleteSettledReports(db: Db, before: Date): Promise<void> {
  await db.delete(listingReports).where(lt(listingReports.handledAt, before));
}
