import type { AdminBulkLabels } from "#app/admin/bulk/bulk-change.ts";
import type { ListingStatus } from "#app/listings/listing.ts";

export type ListingChange =
  | "approve"
  | "reject"
  | "feature"
  | "unfeature"
  | "verify"
  | "unverify"
  | "expire";

export type ListingSkip = keyof typeof reasons;

interface CheckedListing {
  status: ListingStatus;
  featured: boolean;
  verified: boolean;
  packageId: string | null;
  reviewReasons: readonly string[];
  isOwnerActive: boolean;
}

export function checkListing(change: ListingChange, listing: CheckedListing): ListingSkip | null {
  const { status, featured, verified, packageId, reviewReasons } = listing;
  switch (change) {
    case "approve":
      if (status === "active" && reviewReasons.length > 0) return null;
      if (status !== "pending") return "not-pending";
      // Without a package it becomes a draft again.
      return packageId && !listing.isOwnerActive ? "owner-inactive" : null;
    case "reject":
      return status === "pending" ? null : "not-pending";
    case "feature":
      if (featured) return "featured-already";
      return packageId ? null : "no-package";
    case "unfeature":
      return featured ? null : "not-featured";
    case "verify":
      return verified ? "verified-already" : null;
    case "unverify":
      return verified ? null : "not-verified";
    case "expire":
      return status === "active" ? null : "not-active";
  }
}

const reasons = {
  "not-pending": { one: "is not waiting for a review", other: "are not waiting for a review" },
  "not-active": { one: "is not active", other: "are not active" },
  "no-package": {
    one: "has no package, which featuring needs",
    other: "have no package, which featuring needs",
  },
  "owner-inactive": {
    one: "belongs to a deactivated account",
    other: "belong to deactivated accounts",
  },
  "featured-already": { one: "is featured already", other: "are featured already" },
  "not-featured": { one: "is not featured", other: "are not featured" },
  "verified-already": { one: "is verified already", other: "are verified already" },
  "not-verified": { one: "is not verified", other: "are not verified" },
  "changed-meanwhile": { one: "changed in the meantime", other: "changed in the meantime" },
};

export const listingBulkLabels: AdminBulkLabels<ListingChange> = {
  list: "listings",
  pathname: "/admin/listings",
  heading: "Bulk actions: listings",
  noun: { one: "listing", other: "listings" },
  changes: {
    approve: {
      label: "Approve",
      question: "Approve these listings?",
      effect:
        "Paid ones go live at once, the others go back to their owners as cleared drafts. The owners are notified by email.",
      done: { one: "listing was approved", other: "listings were approved" },
    },
    reject: {
      label: "Reject",
      question: "Reject these listings?",
      effect: "They become drafts again, payments are refunded, and the owners see the reason.",
      done: { one: "listing was rejected", other: "listings were rejected" },
      reasonLabel: "Reason (the owners see it)",
      isDangerous: true,
    },
    feature: {
      label: "Feature",
      question: "Feature these listings?",
      effect: "They take part in the featured places of the home page and the search.",
      done: { one: "listing is featured now", other: "listings are featured now" },
      canUndo: true,
    },
    unfeature: {
      label: "Stop featuring",
      question: "Stop featuring these listings?",
      effect:
        "They no longer take part in the featured places, also where the package includes it.",
      done: { one: "listing is no longer featured", other: "listings are no longer featured" },
      canUndo: true,
    },
    verify: {
      label: "Mark as verified",
      question: "Mark these listings as verified?",
      effect: "Buyers see that we have checked them.",
      done: { one: "listing is verified now", other: "listings are verified now" },
      canUndo: true,
    },
    unverify: {
      label: "Remove verification",
      question: "Remove the verification of these listings?",
      effect: "Buyers no longer see that we have checked them.",
      done: { one: "listing is no longer verified", other: "listings are no longer verified" },
      canUndo: true,
    },
    expire: {
      label: "Expire",
      question: "Expire these listings?",
      effect:
        "They leave the market at once. Renewals stop, nothing is refunded, and the owners see the reason.",
      done: { one: "listing has expired", other: "listings have expired" },
      reasonLabel: "Reason (the owners see it)",
      isDangerous: true,
      canUndo: true,
    },
  },
  reasons,
};
