import { findCategory, findSubcategoryAnywhere } from "#app/listings/category.ts";
import type { ListingStatus } from "#app/listings/listing.ts";

/** The filters of a plain list of listings, newest first: for owners, administrators and the API. Buyers use the search. */
export interface ListingFilter {
  status?: ListingStatus | undefined;
  ownerId?: string | undefined;
  /** Any spelling that the taxonomy knows. */
  category?: string | undefined;
  subcategory?: string | undefined;
  /** The code of a region. */
  province?: string | undefined;
  city?: string | undefined;
  /** Minor units of the listing's own currency. */
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  featured?: boolean | undefined;
  verified?: boolean | undefined;
  workFromHome?: boolean | undefined;
  relocatable?: boolean | undefined;
  franchise?: boolean | undefined;
}

export const listingPageSize = 20;

/** Where a page ended: the next one begins after it, whatever was added or removed meanwhile. */
export interface ListingCursor {
  createdAt: Date;
  id: string;
}

const shape = /^(\d{13})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const formatCursor = ({ createdAt, id }: ListingCursor): string =>
  `${String(createdAt.getTime()).padStart(13, "0")}_${id}`;

export function parseCursor(text: string | null | undefined): ListingCursor | null {
  const match = shape.exec(text ?? "");
  return match ? { createdAt: new Date(Number(match[1])), id: match[2]! } : null;
}

/** Names that mean nothing find nothing: a filter that was asked for must not be dropped in silence. */
export const isUnknownTrade = ({ category, subcategory }: ListingFilter): boolean =>
  (category !== undefined && !findCategory(category)) ||
  (subcategory !== undefined && !findSubcategoryAnywhere(subcategory));
