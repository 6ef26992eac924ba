import { z } from "zod";
import type { QueueIntent } from "#app/admin/queues/queue-kind.ts";
import { type ReportDecision, reportMeasures } from "#app/browsing/reports/report.ts";

const measure = z.enum(reportMeasures);

/** Null where it does not say what was done. */
export function readReportDecision(
  intent: Exclude<QueueIntent, "reopen">,
  form: FormData,
): ReportDecision | null {
  if (intent === "reject") return { outcome: "dismissed" };
  const parsed = measure.safeParse(form.get("measure"));
  return parsed.success ? { outcome: "resolved", measure: parsed.data } : null;
}
