import { dayBefore } from "#app/shared/day.ts";
import { type ListingStatus, listingStatuses } from "#app/listings/listing.ts";
import type { listings } from "#app/listings/listings.table.ts";
import { type Need, type NeedCounts, needs } from "./need.ts";
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
  saves?: number;
  replySeconds?: number | null;
  isRepresented?: boolean;
  documentRequests?: number;
  hasFiguresMissing?: boolean;
  photoId?: string | null;
}

export type Draft = Pick<ListingRow, "id" | "title" | "description" | "updatedAt">;

export type StatusCounts = Record<ListingStatus | "all", number>;

export interface OwnCounts {
  statuses: StatusCounts;
  needs: NeedCounts;
}

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

export const ownedSorts = ["newest", "views", "saves", "inquiries", "reply", "ending"] as const;
export type OwnedSort = (typeof ownedSorts)[number];
export type Direction = "asc" | "desc";

/** In which each order is read first: the largest figures, the shortest reply time, the next end. */
export const firstDirection: Record<OwnedSort, Direction> = {
  newest: "desc",
  views: "desc",
  saves: "desc",
  inquiries: "desc",
  reply: "asc",
  ending: "asc",
};

export interface OwnedSearch {
  status: ListingStatus | null;
  /** Instead of a status. */
  need: Need | null;
  words: string;
  sort: OwnedSort;
  direction: Direction;
}

export const wholeList: OwnedSearch = {
  status: null,
  need: null,
  words: "",
  sort: "newest",
  direction: firstDirection.newest,
};

export const maxOwnedWords = 80;

export function parseOwnedSearch(params: URLSearchParams): OwnedSearch {
  const status = params.get("status");
  const asked = params.get("need");
  const need = needs.find((one) => one === asked) ?? null;
  const sort = ownedSorts.find((one) => one === params.get("sort")) ?? "newest";
  const direction = params.get("dir");
  return {
    status: need === null && isListingStatus(status) ? status : null,
    need,
    words: typedWords(params.get("q"), maxOwnedWords),
    sort,
    direction: direction === "asc" || direction === "desc" ? direction : firstDirection[sort],
  };
}

export function ownedParams({ status, need, words, sort, direction }: OwnedSearch) {
  const params: [name: string, value: string][] = [];
  if (status) params.push(["status", status]);
  if (need) params.push(["need", need]);
  if (words) params.push(["q", words]);
  if (sort !== "newest") params.push(["sort", sort]);
  if (direction !== firstDirection[sort]) params.push(["dir", direction]);
  return params;
}

export function ownedQuery(search: OwnedSearch): string {
  const params = new URLSearchParams(ownedParams(search));
  return params.size > 0 ? `?${params.toString()}` : "";
}

/** For a header of the list. A column that is not the current order starts with its first direction. */
export function sortedQuery(search: OwnedSearch, key: string, wanted: Direction): string {
  const sort = ownedSorts.find((one) => one === key) ?? search.sort;
  const direction = sort === search.sort ? wanted : firstDirection[sort];
  return ownedQuery({ ...search, sort, direction });
}
