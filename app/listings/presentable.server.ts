import { eq } from "drizzle-orm";
import { listings } from "./listings.table.ts";
import { type MissingPart, missingParts } from "./presentable.ts";
import { statedFigureColumns } from "./public-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export async function findMissingParts(db: Db, listingId: string): Promise<MissingPart[]> {
  const [row] = await db
    .select({
      description: listings.description,
      hasPhoto: listings.hasPhoto,
      ...statedFigureColumns,
    })
    .from(listings)
    .where(eq(listings.id, listingId));
  return row ? missingParts(row) : [];
}
