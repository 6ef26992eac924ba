/** The changes that owners make to many of their listings at once. */
import { type ListingLife, stepOf } from "#app/listings/lifecycle/owner-actions.ts";

export const bulkChanges = ["confirm", "withdraw", "reactivate", "contact"] as const;
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
  | "same-details"
  | "changed-meanwhile";

export const contactFields = [
  "contactName",
  "contactEmail",
  "contactPhone",
  "responseTime",
] as const;
export type ContactField = (typeof contactFields)[number];
/** An empty field stays as it is on each listing. */
export type ContactDetails = Partial<Record<ContactField, string>>;

export interface SelectedListing extends ListingLife {
  id: string;
  title: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  responseTime: number;
}

/** Why the change skips a listing; null where it will be made. */
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
  return stepOf(change, listing, now) ? null : reasonOf(listing, now);
}

function reasonOf({ status, withdrawnAt, expiresAt }: ListingLife, now: Date): SkipReason {
  if (status === "expired" && withdrawnAt && expiresAt && expiresAt > now) return "withdrawn";
  if (status === "active") return expiresAt && expiresAt > now ? "on-market" : "expired";
  return status;
}
