import { eq } from "drizzle-orm";
import { isPublic } from "#app/listings/listing.ts";
import { listings } from "#app/listings/listings.table.ts";
import { managerColumns } from "#app/listings/public-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";

/** Public columns only. */
export async function findAgreedListing(db: Db, id: string, { isLocked = false } = {}) {
  const query = db
    .select({
      ...managerColumns,
      ...pick(
        listings,
        ...(["id", "title", "status", "expiresAt", "country", "region", "timezone"] as const),
        ...(["packageId", "agreementScope", "agreementRequired"] as const),
      ),
    })
    .from(listings)
    .where(eq(listings.id, id));
  // Blocks mandates from starting or ending meanwhile, which changes the other party.
  const [listing] = isLocked ? await query.for("share") : await query;
  return listing ?? null;
}

export type AgreedListing = NonNullable<Awaited<ReturnType<typeof findAgreedListing>>>;

/** Possible even if the owner does not require it. */
export const canSignFor = (listing: AgreedListing, now: Date): boolean =>
  listing.packageId !== null && isPublic(listing, now);
