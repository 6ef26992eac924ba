import type { ReportMeasure } from "#app/browsing/reports/report.ts";

export const measureLabels: Record<ReportMeasure, string> = {
  nothing: "Nothing more was needed",
  warned: "I warned them",
  "taken-down": "I took the listing down",
  deactivated: "I deactivated the account",
};
