import { and, eq } from "drizzle-orm";
import {
  auditReport,
  type ReopenReportOutcome,
  type ReportChange,
  type SettledReport,
  type SettleReport,
  type SettleReportOutcome,
  tellReporterLater,
} from "#app/browsing/reports/report-change.server.ts";
import { personReports } from "./safety.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";
import { messageNotification } from "#app/messages/message-notification.ts";
import { notify } from "#app/accounts/notifications/notify.server.ts";

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

export const tellPersonReporterJob = defineJob<SettledReport>("tell-person-reporter");

/** The decision stays between the administrators and the reported person. */
export async function tellPersonReporter(
  db: Db,
  jobs: Jobs,
  { reportId, settledAt }: SettledReport,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [report] = await tx
      .select({
        reporterId: personReports.reporterId,
        conversationId: personReports.conversationId,
      })
      .from(personReports)
      // Reopened or decided again since: the newer job tells the reporter.
      .where(and(eq(personReports.id, reportId), eq(personReports.handledAt, new Date(settledAt))));
    if (!report?.reporterId) return;
    await notify(tx, jobs, {
      userId: report.reporterId,
      kind: messageNotification,
      isQuiet: true,
      key: `report:${reportId}`,
      title: "We looked at your report",
      text: "Thank you for telling us. An administrator has read the conversation that you reported.",
      href: `/account/leads/${report.conversationId}`,
    });
  });
}
