import { and, inArray } from "drizzle-orm";
import type { ComparedRow } from "./comparison.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import {
  isMainCategory,
  isPublicListing,
  isShownPhoto,
  shownTitle,
  performanceColumns,
  photoColumns,
  placeColumns,
  statedFigureColumns,
  traitColumns,
} from "#app/listings/public-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";

/** In the given order; unknown and non-public listings are left out. */
export async function listCompared(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<ComparedRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: listings.id,
      title: shownTitle,
      ...placeColumns,
      category: listingCategories.category,
      ...statedFigureColumns,
      ...performanceColumns,
      ...traitColumns,
      publishedAt: listings.publishedAt,
      ...photoColumns,
    })
    .from(listings)
    .innerJoin(listingCategories, isMainCategory)
    .leftJoin(listingMedia, isShownPhoto)
    .where(and(inArray(listings.id, [...ids]), isPublicListing(now)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
