import { z } from "zod";
import { findDecision } from "#app/admin/queues/decided.queries.server.ts";
import type { Decided } from "#app/admin/queues/queue-item.ts";
import type { Decision } from "#app/admin/queues/queue-kind.ts";
import { measureLabels } from "#app/admin/queues/reports/report-labels.ts";
import { type ReportDecision, reportMeasures } from "#app/browsing/reports/report.ts";
import type { Db } from "#app/platform/db/db.ts";

const measureSchema = z.enum(reportMeasures);
const actions = { "report-resolved": "Resolved", "report-dismissed": "Dismissed" };

export function readReportDecision(intent: Decision, form: FormData): ReportDecision | null {
  if (intent === "reject") return { outcome: "dismissed" };
  const { data: measure } = measureSchema.safeParse(form.get("measure"));
  return measure ? { outcome: "resolved", measure } : null;
}

export async function describeReportDecision(
  db: Db,
  reportId: string,
  now: Date,
): Promise<Decided | null> {
  const subject = { subjectType: "report", subjectId: reportId, actions } as const;
  const decision = await findDecision(db, subject, now);
  if (!decision) return null;
  const { data: measure } = measureSchema.safeParse(decision.details["measure"]);
  return { ...decision.decided, text: measure ? measureLabels[measure] : null };
}
