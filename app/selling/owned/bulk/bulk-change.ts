import { type ListingLife, stepOf } from "#app/listings/lifecycle/owner-actions.ts";
import { type BulkLabels, maxTicked } from "#app/ui/bulk/bulk.ts";
import { formatNumber } from "#app/ui/format/format-count.ts";

const bulkChanges = ["confirm", "withdraw", "reactivate", "contact"] as const;
export type BulkChange = (typeof bulkChanges)[number];

export const isBulkChange = (text: string | null): text is BulkChange =>
  bulkChanges.some((change) => change === text);

export type SkipReason =
  | "draft"
  | "pending"
  | "sold"
  | "expired"
  | "withdrawn"
  | "on-market"
  | "represented"
  | "same-details"
  | "changed-meanwhile";

export const contactFields = [
  "contactName",
  "contactEmail",
  "contactPhone",
  "responseTime",
] as const;
export type ContactField = (typeof contactFields)[number];
/** An empty field leaves each listing unchanged. */
export type ContactDetails = Partial<Record<ContactField, string>>;

export interface SelectedListing extends ListingLife {
  id: string;
  title: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  responseTime: number;
  /** Of an owner, who decides about its state. */
  isRepresented: boolean;
}

export function checkBulkChange(
  change: BulkChange,
  listing: SelectedListing,
  now: Date,
  details: ContactDetails = {},
): SkipReason | null {
  if (change === "contact")
    return contactFields.every(
      (field) => details[field] === undefined || details[field] === String(listing[field]),
    )
      ? "same-details"
      : null;
  if (listing.isRepresented) return "represented";
  return stepOf(change, listing, now) ? null : reasonOf(listing, now);
}

function reasonOf({ status, withdrawnAt, expiresAt }: ListingLife, now: Date): SkipReason {
  if (status === "expired" && withdrawnAt && expiresAt && expiresAt > now) return "withdrawn";
  if (status === "active") return expiresAt && expiresAt > now ? "on-market" : "expired";
  return status;
}

/** One change takes as many as can be ticked. */
export const allLabel = (total: number): string =>
  total > maxTicked
    ? `The newest ${formatNumber(maxTicked)} of the ${formatNumber(total)} listings of this list`
    : `All ${formatNumber(total)} listings of this list, on every page`;

export const ownerBulkLabels: BulkLabels<BulkChange> = {
  noun: { one: "listing", other: "listings" },
  changes: {
    confirm: {
      label: "Confirm still for sale",
      question: "Confirm that these are still for sale?",
      effect: "Buyers see that they are still for sale, and we ask you again in 30 days.",
    },
    withdraw: {
      label: "Withdraw",
      question: "Withdraw these listings?",
      effect:
        "Buyers will no longer find them. What is left of their terms stays yours: you can reactivate them until the terms end. Monthly renewals are cancelled.",
    },
    reactivate: {
      label: "Reactivate",
      question: "Reactivate these listings?",
      effect: "They are back on the market at once, for what is left of their terms.",
    },
    contact: {
      label: "Change contact details",
      question: "Change the contact details of these listings",
      effect: "Fields that you leave empty stay as they are on each listing.",
    },
  },
  reasons: {
    draft: { one: "is a draft", other: "are drafts" },
    pending: { one: "is being reviewed", other: "are being reviewed" },
    sold: { one: "is sold", other: "are sold" },
    expired: { one: "has expired", other: "have expired" },
    withdrawn: { one: "is withdrawn", other: "are withdrawn" },
    "on-market": { one: "is on the market already", other: "are on the market already" },
    represented: { one: "is for its owner to change", other: "are for their owners to change" },
    "same-details": { one: "has these details already", other: "have these details already" },
    "changed-meanwhile": { one: "changed in the meantime", other: "changed in the meantime" },
  } satisfies Record<SkipReason, unknown>,
};
