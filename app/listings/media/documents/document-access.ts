/** State of a buyer's request for access. `listings/audience.ts` says what access opens. */
export type DocumentGrant =
  | "none"
  /** The buyer has to sign first, whatever the owner answered. */
  | "unsigned"
  | "requested"
  | "granted"
  | "refused"
  | "revoked"
  /** The term is over. */
  | "ended";

/** Open pages of this listing load again for its reader. */
export const accessTopic = (listingId: string): string => `access/${listingId}`;
