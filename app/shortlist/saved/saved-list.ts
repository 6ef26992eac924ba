import type { ListingStatus } from "#app/listings/listing.ts";
import { isPublic } from "#app/listings/listing.ts";
import type { Currency, Money } from "#app/shared/money.ts";
import { addDays } from "#app/shared/day.ts";
import { typedWords } from "#app/shared/typed-words.ts";

/** A listing that is no longer public stays in the list until the buyer removes it. */
export const savedSorts = ["newest", "price", "cash-flow"] as const;
export type SavedSort = (typeof savedSorts)[number];

export interface SavedSearch {
  words: string;
  sort: SavedSort;
}

export const maxSavedWords = 80;

/** Invalid parameters fall back to their defaults. */
export function parseSavedSearch(params: URLSearchParams): SavedSearch {
  const sort = params.get("sort");
  return {
    words: typedWords(params.get("q"), maxSavedWords),
    sort: savedSorts.find((one) => one === sort) ?? "newest",
  };
}

export const undoDays = 1;

export const undoDeadline = (now: Date): Date => addDays(now, -undoDays);

/** Names the listing that was just removed, to offer an undo. */
export const removedParam = "removed";

export function withoutRemoved(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(removedParam);
  return params.size > 0 ? `?${params.toString()}` : "";
}

export function hrefAfterRemoval(pathname: string, search: string, listingId: string): string {
  const params = new URLSearchParams(search);
  params.set(removedParam, listingId);
  return `${pathname}?${params.toString()}`;
}

export type SavedState = "for-sale" | "sold" | "expired" | "withdrawn";

export function savedState(
  listing: { status: ListingStatus; expiresAt: Date | null },
  now: Date,
): SavedState {
  if (listing.status === "sold") return "sold";
  if (isPublic(listing, now)) return "for-sale";
  return listing.status === "active" || listing.status === "expired" ? "expired" : "withdrawn";
}

export interface PriceChange {
  direction: "fell" | "rose";
  by: Money;
}

interface AskingPrice {
  amount: number | null;
  currency: Currency | null;
}

/** Only amounts in the same currency are comparable; a range or "on request" says nothing. */
export function priceChange(then: AskingPrice, today: AskingPrice): PriceChange | null {
  if (then.amount === null || today.amount === null || !today.currency) return null;
  if (then.currency !== today.currency || then.amount === today.amount) return null;
  return {
    direction: today.amount < then.amount ? "fell" : "rose",
    by: { amount: Math.abs(today.amount - then.amount), currency: today.currency },
  };
}

export const maxNoteLength = 1000;
