import { type ReportDecision, toldAfterMs } from "./report.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Job, Jobs } from "#app/platform/jobs/jobs.ts";

export interface ReportChange {
  reportId: string;
  adminId: string;
  now: Date;
  requestId: string;
}

export type SettleReport = ReportChange & { decision: ReportDecision };

export type SettleReportOutcome =
  | { ok: true }
  | { ok: false; reason: "not-found" | "already-decided" };

export type ReopenReportOutcome = { ok: true } | { ok: false; reason: "not-found" | "not-decided" };

export const auditReport = (
  tx: Db,
  action: string,
  { reportId, adminId, requestId }: ReportChange,
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

/** Names the decision by its time, so that the job can tell whether it still stands. */
export interface SettledReport {
  reportId: string;
  settledAt: string;
}

export const tellReporterLater = (
  tx: Db,
  jobs: Jobs,
  job: Job<SettledReport>,
  { reportId, now }: ReportChange,
) =>
  jobs.enqueue(
    tx,
    job,
    { reportId, settledAt: now.toISOString() },
    { startAfter: new Date(now.getTime() + toldAfterMs) },
  );
