/** A listing as its owner sees it, whatever its state: what it is called, how it stands, who looked at it. */
import { type ListingStatus, listingStatuses } from "#app/listings/listing.ts";

export interface OwnedListing {
  id: string;
  title: string;
  city: string;
  region: string;
  status: ListingStatus;
  rejectionReason: string | null;
  expiresAt: Date | null;
  createdAt: Date;
  views: number;
  photoId: string | null;
}

export interface Draft {
  id: string;
  title: string;
  description: string;
  updatedAt: Date;
}

export type StatusCounts = Record<ListingStatus | "all", number>;

export const isListingStatus = (text: string | null): text is ListingStatus =>
  listingStatuses.some((status) => status === text);

/** Somebody other than the owner can open its page: while it is for sale, and after it was sold. */
export const hasPublicPage = (listing: Pick<OwnedListing, "status">): boolean =>
  listing.status === "active" || listing.status === "sold";

export const draftTitle = (draft: Pick<Draft, "title">): string =>
  draft.title.trim() || "Untitled Draft";

const previewLength = 100;

/** Cut at a hundred characters, as people count them: never through the middle of an emoji or an accented letter. */
export function draftPreview(draft: Pick<Draft, "description">): string {
  const text = draft.description.trim();
  if (!text) return "No description yet";
  const letters = [...new Intl.Segmenter("en").segment(text)];
  if (letters.length <= previewLength) return text;
  return `${letters
    .slice(0, previewLength)
    .map(({ segment }) => segment)
    .join("")
    .trimEnd()}…`;
}

/** One number for every day up to today, nothing left out: a chart must not jump over quiet days. */
export function fillDays(
  rows: readonly { day: string; views: number }[],
  now: Date,
  days: number,
): { day: string; views: number }[] {
  const known = new Map(rows.map(({ day, views }) => [day, views]));
  return Array.from({ length: days }, (_, index) => {
    const day = dayBefore(now, days - 1 - index);
    return { day, views: known.get(day) ?? 0 };
  });
}

export const dayBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
