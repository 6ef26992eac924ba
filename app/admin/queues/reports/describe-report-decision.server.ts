import { findDecision } from "#app/admin/queues/decided.queries.server.ts";
import type { Decided } from "#app/admin/queues/queue-item.ts";
import { measureLabels, reportActions } from "#app/admin/queues/reports/report-words.ts";
import { reportMeasures } from "#app/browsing/reports/report.ts";
import type { Db } from "#app/platform/db/db.ts";

/** What was decided about a report, and what was done. */
export async function describeReportDecision(
  db: Db,
  reportId: string,
  now: Date,
): Promise<Decided | null> {
  const decision = await findDecision(
    db,
    { subjectType: "report", subjectId: reportId, actions: reportActions },
    now,
  );
  if (!decision) return null;
  const { details, decided } = decision;
  const measure = reportMeasures.find((known) => known === details["measure"]);
  return { ...decided, text: measure ? measureLabels[measure] : null };
}
