/** What becomes of an email to a reply address. */
export const inboundOutcomes = [
  "delivered",
  "auto-reply",
  "bounce",
  "stranger",
  "bad-address",
  "empty",
  "closed",
  "unreadable",
] as const;
export type InboundOutcome = (typeof inboundOutcomes)[number];
