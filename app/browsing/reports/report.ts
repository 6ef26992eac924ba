/** Anyone may report a listing, signed in or not; an administrator reviews it. */
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

export const reportMeasures = ["nothing", "warned", "taken-down", "deactivated"] as const;
export type ReportMeasure = (typeof reportMeasures)[number];

export type ReportDecision =
  | { outcome: "resolved"; measure: ReportMeasure }
  | { outcome: "dismissed" };

/** Leaves administrators time to undo the decision. */
export const notifiedAfterMs = 60_000;
