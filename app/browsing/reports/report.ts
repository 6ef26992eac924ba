/** A report that a listing is not what it claims. Anybody may report, signed in or not; an administrator reviews it. */
export const reportReasons = [
  "scam",
  "wrong_figures",
  "already_sold",
  "duplicate",
  "offensive",
  "other",
] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportReasonLabels: Record<ReportReason, string> = {
  scam: "It looks like a scam",
  wrong_figures: "The figures are wrong or misleading",
  already_sold: "The business is already sold or closed",
  duplicate: "It is listed more than once",
  offensive: "It is offensive or illegal",
  other: "Something else",
};

export const maxReportDetails = 2000;

/** What an administrator did about a report that was right. */
export const reportMeasures = ["nothing", "warned", "taken-down", "deactivated"] as const;
export type ReportMeasure = (typeof reportMeasures)[number];

/** What an administrator decided about a report of a listing or a person. */
export type ReportDecision =
  | { outcome: "resolved"; measure: ReportMeasure }
  | { outcome: "dismissed" };

/** How long a reporter is told nothing after the decision, so that an administrator can undo it. */
export const toldAfterMs = 60_000;
