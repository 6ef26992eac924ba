/** What became of a buyer's request for access. `listings/audience.ts` says what access opens. */
export type DocumentGrant =
  | "none"
  /** Waits for the buyer's signature, whatever the owner answered before. */
  | "unsigned"
  | "requested"
  | "granted"
  | "refused"
  | "revoked"
  /** By the clock. */
  | "ended";

/** Open pages of this listing load again for its reader. */
export const accessTopic = (listingId: string): string => `access/${listingId}`;
