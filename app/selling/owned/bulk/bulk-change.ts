/**
 * One change for many of an owner's listings. Each listing is judged by itself: what the change does not fit is skipped, and the
 * owner reads why, before and after.
 */
import { type ListingLife, stepOf } from "#app/listings/lifecycle/owner-actions.ts";

export const bulkChanges = ["confirm", "withdraw", "reactivate", "contact"] as const;
export type BulkChange = (typeof bulkChanges)[number];

/** The most listings of one change. */
export const maxSelected = 500;

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
/** What the owner filled in; a field left empty stays as it is on each listing. */
export type ContactDetails = Partial<Record<ContactField, string>>;

export interface SelectedListing extends ListingLife {
  id: string;
  title: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  responseTime: number;
}

/** Why the change would skip a listing; null where it will be made. */
export function judgeBulk(
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

export interface Skipped {
  id: string;
  title: string;
  reason: SkipReason;
}

export interface SkippedGroup {
  reason: SkipReason;
  listings: { id: string; title: string }[];
}

/** In the order of the reasons' first appearance. */
export function groupSkipped(skipped: readonly Skipped[]): SkippedGroup[] {
  const groups = new Map<SkipReason, SkippedGroup["listings"]>();
  for (const { reason, id, title } of skipped)
    groups.set(reason, [...(groups.get(reason) ?? []), { id, title }]);
  return [...groups].map(([reason, listings]) => ({ reason, listings }));
}
