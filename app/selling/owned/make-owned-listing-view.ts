import { askEveryDays, isUnconfirmed } from "#app/listings/lifecycle/freshness.ts";
import { canBuyPackage, possibleActions } from "#app/listings/lifecycle/owner-actions.ts";
import {
  hasSuccessFee,
  renewsMonthly,
  runsUntilSold,
} from "#app/listings/lifecycle/package-placement.ts";
import { forSale } from "#app/selling/editing/field-values.ts";
import type { OwnedListing } from "./owned-listing.ts";
import { placeName } from "#app/shared/places.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { addDays } from "#app/shared/day.ts";

export type OwnedListingView = ReturnType<typeof makeOwnedListingView>;

export function makeOwnedListingView(
  listing: OwnedListing,
  leads: number | null,
  now: Date,
  renewsAt: Date | null = null,
) {
  const { id, title, status, rejectionReason, expiresAt, confirmedAt } = listing;
  return {
    id,
    title: status === "sold" ? title.replace(forSale, "") : title,
    place: placeName(listing),
    status,
    isWithdrawn: listing.withdrawnAt !== null,
    isSaleAgreed: listing.saleAgreedAt !== null,
    rejectionReason,
    review:
      status === "pending"
        ? { reasons: listing.reviewReasons, isPaid: listing.packageId !== null }
        : null,
    expiresAt: expiresAt?.toISOString() ?? null,
    renewsAt: renewsAt?.toISOString() ?? null,
    runsUntilSold: runsUntilSold(listing.packageId),
    notConfirmedSince: isUnconfirmed(listing, now) ? formatDate(confirmedAt.toISOString()) : null,
    isConfirmationDue: addDays(confirmedAt, askEveryDays) <= now,
    actions: possibleActions(listing, now),
    canBuy: canBuyPackage(listing, now),
    currency: listing.currency,
    hasSuccessFee: hasSuccessFee(listing.packageId),
    renewsMonthly: renewsMonthly(listing.packageId),
    views: listing.views ?? 0,
    saves: listing.saves ?? 0,
    leads,
    replySeconds: listing.replySeconds ?? null,
    isRepresented: listing.isRepresented ?? false,
    documentRequests: listing.documentRequests ?? 0,
    hasFiguresMissing:
      (listing.hasFiguresMissing ?? false) && (status === "active" || status === "pending"),
    photoId: listing.photoId ?? null,
  };
}
