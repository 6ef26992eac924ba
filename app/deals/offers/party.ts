import { isPublic, type ListingStatus } from "#app/listings/listing.ts";
import { isManagedBy, type ManagedListing } from "#app/listings/manager.ts";
import {
  findReplyRefusal,
  type ThreadRefusal,
  type ThreadState,
} from "#app/messages/thread/thread.ts";
import type { Side } from "./offer.ts";

interface Parties {
  buyerId: string;
  ownerId: string;
  listing: ManagedListing;
}

/** The side of this person. Owner and broker of a business cannot negotiate with each other. */
export function sideOf({ buyerId, ownerId, listing }: Parties, userId: string): Side | null {
  if (isManagedBy(listing, { id: buyerId }) || !isManagedBy(listing, { id: ownerId })) return null;
  if (userId === buyerId) return "buyer";
  return isManagedBy(listing, { id: userId }) ? "owner" : null;
}

export type OfferRefusal = ThreadRefusal | "blocked" | "sale-agreed" | "not-for-sale";

export interface NegotiationState extends ThreadState {
  isBlocked: boolean;
  listing: { status: ListingStatus; expiresAt: Date | null; saleAgreedAt: Date | null };
}

/** Why no offer can be made or accepted now. Declining and withdrawing are always possible. */
export function findOfferRefusal(state: NegotiationState, now: Date): OfferRefusal | null {
  const refusal = findReplyRefusal(state);
  if (refusal) return refusal;
  if (state.isBlocked) return "blocked";
  if (state.listing.saleAgreedAt) return "sale-agreed";
  return isPublic(state.listing, now) ? null : "not-for-sale";
}

export const offerRefusals: Record<OfferRefusal, string> = {
  "other-left": "This person has left Relevo.",
  "other-inactive": "This person's account is not active right now.",
  closed: "This conversation is closed. Reopen it to go on.",
  // The same for both sides, so as not to reveal who blocked whom.
  blocked: "You can't make offers in this conversation right now.",
  "sale-agreed": "A sale of this business has been agreed, so it takes no more offers.",
  "not-for-sale": "This business is not on the market right now.",
};
