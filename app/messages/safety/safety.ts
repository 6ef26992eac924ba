export const personReportReasons = ["scam", "spam", "abuse", "confidentiality", "other"] as const;
export type PersonReportReason = (typeof personReportReasons)[number];

/** A known scam pattern, a link in a first message, one text sent to many owners. */
export const flagReasons = ["scam", "link", "same-text"] as const;
export type FlagReason = (typeof flagReasons)[number];

export const personReportLabels: Record<PersonReportReason, string> = {
  scam: "They may be trying to scam me",
  spam: "They send advertising or the same message to many people",
  abuse: "They are abusive or threatening",
  confidentiality: "They passed on something confidential",
  other: "Something else",
};
