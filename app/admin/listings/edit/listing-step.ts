import { type ListingLife, isTakenDown } from "#app/listings/lifecycle/owner-actions.ts";
import { canTake } from "#app/listings/lifecycle/listing-states.ts";
import type { ReviewReason } from "#app/listings/listing.ts";

export const listingSteps = ["approve", "reject", "keep", "take-down", "restore"] as const;
export type ListingStep = (typeof listingSteps)[number];

export const isListingStep = (text: string): text is ListingStep =>
  listingSteps.some((step) => step === text);

export const needsReason = (step: ListingStep): boolean =>
  step === "reject" || step === "take-down";

export const maxListingReason = 1000;

interface CheckedListing extends ListingLife {
  reviewReasons: readonly ReviewReason[];
  isOwnerActive: boolean;
}

export const stepMessages: Record<ListingStep, string> = {
  approve: "The listing is approved, and the owner is told.",
  reject: "The listing is rejected, and the owner is told why.",
  keep: "The listing stays on the market.",
  "take-down": "The listing is off the market, and the owner is told why.",
  restore: "The listing is back on the market, and the owner is told.",
};

/** Off the market only because the owner's account is deactivated. */
export const waitsForOwner = (listing: CheckedListing, now: Date): boolean =>
  !listing.isOwnerActive &&
  ((listing.status === "pending" && listing.packageId !== null) || isTakenDown(listing, now));

export function possibleSteps(listing: CheckedListing, now: Date): ListingStep[] {
  const { status, reviewReasons } = listing;
  const can = (step: Parameters<typeof canTake>[0]) => canTake(step, status, "administrator");
  return listingSteps.filter((step) => {
    switch (step) {
      case "approve":
        return can(step) && !waitsForOwner(listing, now);
      case "reject":
        return can(step);
      case "keep":
        return can("keep") && reviewReasons.length > 0;
      case "take-down":
        return can("takeDown");
      case "restore":
        return can("restore") && isTakenDown(listing, now) && listing.isOwnerActive;
    }
  });
}
