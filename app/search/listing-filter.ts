import type { CategorySlug } from "#app/listings/category.ts";
import type { ListingStatus } from "#app/listings/listing.ts";
import type { RegionCode } from "#app/shared/places.ts";

/** Filters of plain listing lists: home, owners, brokers and the API. Buyers use the search. */
export interface ListingFilter {
  /** Only listings that are public at this moment. Without it, the caller must have checked access. */
  publicAt?: Date | undefined;
  status?: ListingStatus | undefined;
  ownerId?: string | undefined;
  /** Any of its categories. */
  category?: CategorySlug | undefined;
  subcategory?: string | undefined;
  province?: RegionCode | undefined;
  /** Case and accents do not matter. */
  city?: string | undefined;
  /** In minor units of the listing's own currency; listings without an amount never match. */
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  featured?: boolean | undefined;
  verified?: boolean | undefined;
  workFromHome?: boolean | undefined;
  relocatable?: boolean | undefined;
  franchise?: boolean | undefined;
}

export const listingPageSize = 20;

/** Keyset cursor: the next page begins after this row, whatever was added or removed meanwhile. */
export interface ListingCursor {
  createdAt: Date;
  id: string;
}

const shape = /^(\d{13})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const formatCursor = ({ createdAt, id }: ListingCursor): string =>
  `${String(createdAt.getTime()).padStart(13, "0")}_${id}`;

export function parseCursor(text: string): ListingCursor | null {
  const match = shape.exec(text);
  return match ? { createdAt: new Date(Number(match[1])), id: match[2]! } : null;
}
