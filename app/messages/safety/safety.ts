/** Reasons for reporting the other person of a conversation. */
export const personReportReasons = ["scam", "spam", "abuse", "confidentiality", "other"] as const;
export type PersonReportReason = (typeof personReportReasons)[number];

/** What the automatic checks find in a message: a known scam pattern, a link in a first message, one text sent to many owners. */
export const flagReasons = ["scam", "link", "same-text"] as const;
export type FlagReason = (typeof flagReasons)[number];
