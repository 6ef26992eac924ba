/** A buyer asks for access, and the owner or their broker decides. `listings/audience.ts` says what access opens. */

export type DocumentGrant = "none" | "requested" | "granted" | "refused";

export const grantOf = ({
  grantedAt,
  refusedAt,
}: {
  grantedAt: Date | null;
  refusedAt: Date | null;
}): Exclude<DocumentGrant, "none"> => (grantedAt ? "granted" : refusedAt ? "refused" : "requested");

/** Open pages of a person load again when what they may see of a listing changes. */
export const accessTopic = (listingId: string): string => `listing-access:${listingId}`;

export type AccessDecision = "grant" | "refuse" | "revoke";

export const decisionLabels: Record<AccessDecision, string> = {
  grant: "Give access",
  refuse: "Decline",
  revoke: "Revoke access",
};

export const possibleDecisions: Record<DocumentGrant, readonly AccessDecision[]> = {
  none: [],
  requested: ["grant", "refuse"],
  granted: ["revoke"],
  refused: ["grant"],
};
