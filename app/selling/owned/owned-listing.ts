import { dayBefore } from "#app/shared/day.ts";
import { type ListingStatus, listingStatuses } from "#app/listings/listing.ts";
import type { listings } from "#app/listings/listings.table.ts";
import { typedWords } from "#app/shared/typed-words.ts";

type ListingRow = typeof listings.$inferSelect;

export interface OwnedListing extends Pick<
  ListingRow,
  | "id"
  | "title"
  | "city"
  | "region"
  | "status"
  | "rejectedAt"
  | "rejectionReason"
  | "reviewReasons"
  | "packageId"
  | "expiresAt"
  | "confirmedAt"
  | "withdrawnAt"
  | "saleAgreedAt"
  | "currency"
> {
  views?: number;
  documentRequests?: number;
  hasFiguresMissing?: boolean;
  photoId?: string | null;
}

export type Draft = Pick<ListingRow, "id" | "title" | "description" | "updatedAt">;

export type StatusCounts = Record<ListingStatus | "all", number>;

const isListingStatus = (text: string | null): text is ListingStatus =>
  listingStatuses.some((status) => status === text);

export const hasPublicPage = (listing: Pick<OwnedListing, "status">): boolean =>
  listing.status === "active" || listing.status === "sold";

export const editHref = ({ id, status }: Pick<OwnedListing, "id" | "status">): string =>
  status === "draft" ? `/sell-business?draft=${id}` : `/account/listings/edit/${id}`;

export const draftTitle = (draft: Pick<Draft, "title">): string =>
  draft.title.trim() || "Untitled Draft";

const previewLength = 100;

/** Cut at 100 graphemes, never inside an emoji or an accented letter. */
export function draftPreview(draft: Pick<Draft, "description">): string {
  const text = draft.description.trim();
  if (!text) return "No description yet";
  const graphemes = [...new Intl.Segmenter("en").segment(text)];
  if (graphemes.length <= previewLength) return text;
  return `${graphemes
    .slice(0, previewLength)
    .map(({ segment }) => segment)
    .join("")
    .trimEnd()}…`;
}

/** One value for every day up to today: a chart must not skip days without views. */
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

export const describeRejection = (status: ListingStatus, reason: string): string =>
  status === "draft" || status === "pending" ? `Not approved: ${reason}` : `Taken down: ${reason}`;

export const ownedSorts = ["newest", "views", "inquiries", "ending"] as const;
export type OwnedSort = (typeof ownedSorts)[number];

export interface OwnedSearch {
  status: ListingStatus | null;
  words: string;
  sort: OwnedSort;
}

export const maxOwnedWords = 80;

export function parseOwnedSearch(params: URLSearchParams): OwnedSearch {
  const status = params.get("status");
  const sort = params.get("sort");
  return {
    status: isListingStatus(status) ? status : null,
    words: typedWords(params.get("q"), maxOwnedWords),
    sort: ownedSorts.find((one) => one === sort) ?? "newest",
  };
}

export function ownedQuery({ status, words, sort }: OwnedSearch): string {
  const params = new URLSearchParams();
  if (status) params.set("status", status);
  if (words) params.set("q", words);
  if (sort !== "newest") params.set("sort", sort);
  return params.size > 0 ? `?${params.toString()}` : "";
}
