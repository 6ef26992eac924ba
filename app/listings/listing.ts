import { dayMs } from "#app/shared/day.ts";

/** Buyers see a business only while it is active and within its term. A sold one keeps its page, without the contact form. */
export const listingStatuses = ["draft", "pending", "active", "sold", "expired"] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** Ids of the advertising packages; prices and terms are in payments. */
export const packageIds = ["rmb", "premium", "realtor", "max_exposure", "full"] as const;
export type PackageId = (typeof packageIds)[number];

export const managementForms = ["owner_managed", "employee_owned", "absentee"] as const;
export const propertyTypes = ["real_property", "lease"] as const;
export const businessStatuses = ["trading", "seasonal", "not_trading"] as const;
export const contactMethods = ["email", "phone"] as const;

export const askingPriceRanges = [
  "under_50k",
  "50k_100k",
  "100k_250k",
  "250k_500k",
  "500k_1m",
  "1m_2m",
  "2m_5m",
  "over_5m",
] as const;
export const revenueRanges = [
  "under_100k",
  "100k_250k",
  "250k_500k",
  "500k_1m",
  "1m_2m",
  "2m_5m",
  "over_5m",
] as const;
export const cashFlowRanges = [
  "under_50k",
  "50k_100k",
  "100k_250k",
  "250k_500k",
  "500k_1m",
  "1m_2m",
  "over_2m",
] as const;

export const reviewReasons = [
  "repeated-photos",
  "repeated-text",
  "earlier-rejection",
  "banned-words",
] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** Of a headline, not counting "For Sale". */
export const maxHeadlineWords = 8;
export const maxCategories = 3;
export const maxPhotos = 15;
export const maxDocuments = 3;

/** As people read it out on the phone. The end of an id is its random part. */
export const shortId = (id: string): string => id.slice(-8).toUpperCase();

export const newForDays = 7;
export const isNew = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < newForDays * dayMs;

export const isPublic = (
  listing: { status: ListingStatus; expiresAt: Date | null },
  now: Date,
): boolean => listing.status === "active" && listing.expiresAt !== null && listing.expiresAt > now;

/** Label of a listing between the accepted offer and the closing. */
export const saleAgreed = "Sale agreed";

/** Of a draft whose owner has chosen none yet: only the country, as its currency and time zone need one. */
export const noRegion = "CA-";
