import { type ReportDecision, notifiedAfterMs } from "./report.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Job, Jobs } from "#app/platform/jobs/jobs.ts";

interface ReportChange {
  reportId: string;
  adminId: string;
  now: Date;
  requestId: string;
}

/** What the decision does, in its transaction. A refusal leaves the report open. */
export type Measure = (tx: Db) => Promise<{ ok: true } | { ok: false; reason: string }>;

type SettleReport = ReportChange & { decision: ReportDecision; measure?: Measure };

type SettleReportOutcome =
  | { ok: true }
  | { ok: false; reason: "not-found" | "already-decided" }
  | { ok: false; reason: "measure-refused"; because: string };

type ReopenReportOutcome = { ok: true } | { ok: false; reason: "not-found" | "not-decided" };

/** Identifies the decision by its time, so that the job can tell whether it still stands. */
export interface SettledReport {
  reportId: string;
  settledAt: string;
}

interface ReportStore {
  /** With the details for the audit log. */
  lock(
    tx: Db,
    id: string,
  ): Promise<{ isOpen: boolean; reporterId: string | null; about: object } | undefined>;
  update(
    tx: Db,
    id: string,
    values: {
      state: "open" | ReportDecision["outcome"];
      handledBy: string | null;
      handledAt: Date | null;
    },
  ): Promise<unknown>;
  notifyReporter: Job<SettledReport>;
}

export type ReportCommands = ReturnType<typeof reportCommands>;

export const reportCommands = ({ lock, update, notifyReporter }: ReportStore) => ({
  /** Decides a report once; the reporter is notified a little later, unless it is reopened first. */
  settle: (db: Db, jobs: Jobs, { decision, measure: take, ...change }: SettleReport) =>
    db.transaction(async (tx): Promise<SettleReportOutcome> => {
      const { reportId, adminId, now } = change;
      const { outcome, ...measure } = decision;
      const report = await lock(tx, reportId);
      if (!report) return { ok: false, reason: "not-found" };
      if (!report.isOpen) return { ok: false, reason: "already-decided" };
      const taken = await take?.(tx);
      if (taken && !taken.ok)
        return { ok: false, reason: "measure-refused", because: taken.reason };
      await update(tx, reportId, { state: outcome, handledBy: adminId, handledAt: now });
      await auditReport(tx, `report-${outcome}`, change, { ...report.about, ...measure });
      if (report.reporterId)
        await jobs.enqueue(
          tx,
          notifyReporter,
          { reportId, settledAt: now.toISOString() },
          { startAfter: new Date(now.getTime() + notifiedAfterMs) },
        );
      return { ok: true };
    }),

  reopen: (db: Db, change: ReportChange) =>
    db.transaction(async (tx): Promise<ReopenReportOutcome> => {
      const report = await lock(tx, change.reportId);
      if (!report) return { ok: false, reason: "not-found" };
      if (report.isOpen) return { ok: false, reason: "not-decided" };
      await update(tx, change.reportId, { state: "open", handledBy: null, handledAt: null });
      await auditReport(tx, "report-reopened", change, report.about);
      return { ok: true };
    }),
});

const auditReport = (
  tx: Db,
  action: string,
  { reportId, adminId, requestId }: ReportChange,
  details: object,
) => recordAudit(tx, { actorId: adminId, requestId }, action, ["report", reportId], details);
