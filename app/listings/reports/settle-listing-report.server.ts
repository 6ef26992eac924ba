import { eq } from "drizzle-orm";
import { type ReportDecision, toldAfterMs } from "#app/listings/reports/report.ts";
import { listingReports } from "#app/listings/reports/reports.table.ts";
import { tellListingReporterJob } from "#app/listings/reports/tell-listing-reporter.job.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

export interface ChangeReport {
  reportId: string;
  adminId: string;
  now: Date;
  requestId: string;
}

export type SettleReportOutcome =
  | { ok: true }
  | { ok: false; reason: "not-found" | "already-decided" };

/** Decides about a report, once; the reporter is told a little later, unless it is reopened before. */
export function settleListingReport(
  db: Db,
  jobs: Jobs,
  { decision, ...change }: ChangeReport & { decision: ReportDecision },
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
    await audit(tx, `report-${outcome}`, change, { listingId: report.listingId, ...measure });
    if (report.reporterId)
      await jobs.enqueue(
        tx,
        tellListingReporterJob,
        { reportId, settledAt: now.toISOString() },
        { startAfter: new Date(now.getTime() + toldAfterMs) },
      );
    return { ok: true };
  });
}

/** Puts a report back into the queue. */
export function reopenListingReport(
  db: Db,
  change: ChangeReport,
): Promise<{ ok: true } | { ok: false; reason: "not-found" | "not-decided" }> {
  return db.transaction(async (tx) => {
    const report = await lockReport(tx, change.reportId);
    if (!report) return { ok: false, reason: "not-found" } as const;
    if (report.state === "open") return { ok: false, reason: "not-decided" } as const;
    await tx
      .update(listingReports)
      .set({ state: "open", handledBy: null, handledAt: null })
      .where(eq(listingReports.id, change.reportId));
    await audit(tx, "report-reopened", change, { listingId: report.listingId });
    return { ok: true } as const;
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
