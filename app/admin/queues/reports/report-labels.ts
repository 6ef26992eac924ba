import type { ReportMeasure } from "#app/browsing/reports/report.ts";

export const measureLabels: Record<ReportMeasure, { choice: string; done: string }> = {
  nothing: { choice: "Nothing more is needed", done: "Nothing more was needed" },
  warned: { choice: "Warn them by email", done: "Warned by email" },
  "taken-down": { choice: "Take the listing down", done: "The listing was taken down" },
  deactivated: { choice: "Deactivate the account", done: "The account was deactivated" },
};
