import { eq } from "drizzle-orm";
import { type ReportDecision, toldAfterMs } from "#app/listings/reports/report.ts";
import type {
  ChangeReport,
  SettleReportOutcome,
} from "#app/listings/reports/settle-listing-report.server.ts";
import { personReports } from "#app/messages/safety/safety.table.ts";
import { tellPersonReporterJob } from "#app/messages/safety/tell-person-reporter.job.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

/** Decides about a report of a person, once. What was decided is in the audit log. */
export function settlePersonReport(
  db: Db,
  jobs: Jobs,
  { decision, ...change }: ChangeReport & { decision: ReportDecision },
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
    await audit(tx, `report-${outcome}`, change, { userId: report.reportedId, ...measure });
    if (report.reporterId)
      await jobs.enqueue(
        tx,
        tellPersonReporterJob,
        { reportId, settledAt: now.toISOString() },
        { startAfter: new Date(now.getTime() + toldAfterMs) },
      );
    return { ok: true };
  });
}

/** Puts a report back into the queue. */
export function reopenPersonReport(
  db: Db,
  change: ChangeReport,
): Promise<{ ok: true } | { ok: false; reason: "not-found" | "not-decided" }> {
  return db.transaction(async (tx) => {
    const report = await lockReport(tx, change.reportId);
    if (!report) return { ok: false, reason: "not-found" } as const;
    if (!report.handledAt) return { ok: false, reason: "not-decided" } as const;
    await tx
      .update(personReports)
      .set({ handledBy: null, handledAt: null })
      .where(eq(personReports.id, change.reportId));
    await audit(tx, "report-reopened", change, { userId: report.reportedId });
    return { ok: true } as const;
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

const audit = (
  tx: Db,
  action: string,
  { reportId, adminId, requestId }: ChangeReport,
  details: Record<string, unknown>,
) =>
  recordAudit(tx, {
    actorId: adminId,
    action,
    subjectType: "report",
    subjectId: reportId,
    details,
    requestId,
  });
