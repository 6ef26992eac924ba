import type { ListingStatus } from "#app/listings/listing.ts";
import { isListingStatus } from "./owned-listing.ts";
import { typedWords } from "#app/shared/typed-words.ts";

export const ownedSorts = ["newest", "views", "inquiries", "ending"] as const;
export type OwnedSort = (typeof ownedSorts)[number];

export interface OwnedSearch {
  status: ListingStatus | null;
  words: string;
  sort: OwnedSort;
}

export const maxOwnedWords = 80;

/** Invalid parameters fall back to their defaults. */
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
