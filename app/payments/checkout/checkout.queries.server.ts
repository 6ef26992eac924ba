import { and, eq } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";

export async function findOwnListing(db: Db, ownerId: string, listingId: string) {
  const [listing] = await db
    .select({
      id: listings.id,
      title: listings.title,
      status: listings.status,
      region: listings.region,
      packageId: listings.packageId,
    })
    .from(listings)
    .where(and(eq(listings.id, listingId), eq(listings.ownerId, ownerId)));
  return listing ?? null;
}
