import type { CategorySlug } from "#app/listings/category.ts";
import type { ListingStatus } from "#app/listings/listing.ts";
import type { RegionCode } from "#app/shared/places.ts";

/** What a plain list of listings is narrowed by, for home, owners, brokers and the API. Buyers use the search. */
export interface ListingFilter {
  /** Only what everybody may see at this moment. Without it, whoever asks has been judged before. */
  publicAt?: Date | undefined;
  status?: ListingStatus | undefined;
  ownerId?: string | undefined;
  /** Any of its categories. */
  category?: CategorySlug | undefined;
  subcategory?: string | undefined;
  province?: RegionCode | undefined;
  /** Case and accents do not matter. */
  city?: string | undefined;
  /** Minor units of the listing's own currency; only listings that name a sum have one. */
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

export function parseCursor(text: string): ListingCursor | null {
  const match = shape.exec(text);
  return match ? { createdAt: new Date(Number(match[1])), id: match[2]! } : null;
}
