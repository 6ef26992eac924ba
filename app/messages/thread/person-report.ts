import type { PersonReportReason } from "#app/messages/safety/safety.ts";

export const personReportLabels: Record<PersonReportReason, string> = {
  scam: "They may be trying to scam me",
  spam: "They send advertising or the same message to many people",
  abuse: "They are abusive or threatening",
  confidentiality: "They passed on something confidential",
  other: "Something else",
};
