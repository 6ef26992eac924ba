import { eq } from "drizzle-orm";
import {
  auditReport,
  type ReopenReportOutcome,
  type ReportChange,
  type SettleReport,
  type SettleReportOutcome,
  tellReporterLater,
} from "#app/browsing/reports/report-change.server.ts";
import { personReports } from "#app/messages/safety/safety.table.ts";
import { tellPersonReporterJob } from "#app/messages/safety/tell-person-reporter.job.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

/** Decides about a report of a person, once. What was decided is in the audit log. */
export function settlePersonReport(
  db: Db,
  jobs: Jobs,
  { decision, ...change }: SettleReport,
): Promise<SettleReportOutcome> {
  const { reportId, adminId, now } = change;
  const { outcome, ...measure } = decision;
  return db.transaction(async (tx): Promise<SettleReportOutcome> => {
    const report = await lockReport(tx, reportId);
    if (!report) return { ok: false, reason: "not-found" };
    if (report.handledAt) return { ok: false, reason: "already-decided" };
    await tx
      .update(personReports)
      .set({ handledBy: adminId, handledAt: now })
      .where(eq(personReports.id, reportId));
    await auditReport(tx, `report-${outcome}`, change, { userId: report.reportedId, ...measure });
    if (report.reporterId) await tellReporterLater(tx, jobs, tellPersonReporterJob, change);
    return { ok: true };
  });
}

/** Puts a report back into the queue. */
export function reopenPersonReport(db: Db, change: ReportChange): Promise<ReopenReportOutcome> {
  return db.transaction(async (tx): Promise<ReopenReportOutcome> => {
    const report = await lockReport(tx, change.reportId);
    if (!report) return { ok: false, reason: "not-found" };
    if (!report.handledAt) return { ok: false, reason: "not-decided" };
    await tx
      .update(personReports)
      .set({ handledBy: null, handledAt: null })
      .where(eq(personReports.id, change.reportId));
    await auditReport(tx, "report-reopened", change, { userId: report.reportedId });
    return { ok: true };
  });
}

async function lockReport(tx: Db, reportId: string) {
  const [report] = await tx
    .select({
      reportedId: personReports.reportedId,
      reporterId: personReports.reporterId,
      handledAt: personReports.handledAt,
    })
    .from(personReports)
    .where(eq(personReports.id, reportId))
    .for("update");
  return report;
}
