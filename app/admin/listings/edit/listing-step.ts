import { type ListingLife, isTakenDown } from "#app/listings/lifecycle/owner-actions.ts";
import { canTake } from "#app/listings/lifecycle/listing-states.ts";
import type { ReviewReason } from "#app/listings/listing.ts";

export type ListingStep = "approve" | "reject" | "keep" | "take-down" | "restore";

interface StepText {
  label: string;
  effect: string | { paid: string; unpaid: string };
  done: string;
  needsReason?: boolean;
}

export const listingSteps: Record<ListingStep, StepText> = {
  approve: {
    label: "Approve",
    effect: {
      paid: "It goes live now, and its term starts today.",
      unpaid: "It may go live as soon as the owner has bought a package.",
    },
    done: "The listing is approved, and the owner is notified.",
  },
  reject: {
    label: "Reject",
    effect: {
      paid: "It becomes a draft again, and the payment is refunded in full.",
      unpaid: "It becomes a draft again.",
    },
    done: "The listing is rejected, and the owner is told why.",
    needsReason: true,
  },
  keep: {
    label: "Keep it on the market",
    effect: "The automatic checks found something. You have looked, and it may stay.",
    done: "The listing stays on the market.",
  },
  "take-down": {
    label: "Take down",
    effect:
      "Buyers no longer see it, and renewals stop. Nothing is refunded; the rest of the term is kept.",
    done: "The listing is off the market, and the owner is told why.",
    needsReason: true,
  },
  restore: {
    label: "Put it back on the market",
    effect: "Buyers see it again. The time that it was down is added to its term.",
    done: "The listing is back on the market, and the owner is notified.",
  },
};

export const isListingStep = (text: string): text is ListingStep =>
  Object.hasOwn(listingSteps, text);

export const maxListingReason = 1000;

interface CheckedListing extends ListingLife {
  reviewReasons: readonly ReviewReason[];
  isOwnerActive: boolean;
}

/** Off the market only because the owner's account is deactivated. */
export const waitsForOwner = (listing: CheckedListing, now: Date): boolean =>
  !listing.isOwnerActive &&
  ((listing.status === "pending" && listing.packageId !== null) || isTakenDown(listing, now));

export function possibleSteps(listing: CheckedListing, now: Date): ListingStep[] {
  const { status, reviewReasons } = listing;
  const can = (step: Parameters<typeof canTake>[0]) => canTake(step, status, "administrator");
  const possible: Record<ListingStep, boolean> = {
    approve: can("approve") && !waitsForOwner(listing, now),
    reject: can("reject"),
    keep: can("keep") && reviewReasons.length > 0,
    "take-down": can("takeDown"),
    restore: can("restore") && isTakenDown(listing, now) && listing.isOwnerActive,
  };
  return (Object.keys(possible) as ListingStep[]).filter((step) => possible[step]);
}
