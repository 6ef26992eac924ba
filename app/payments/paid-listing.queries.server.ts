import { and, eq } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { orders } from "#app/payments/payments.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** Whether a person has a listing that is live because its package was paid for. */
export async function hasPaidListing(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.kind, "package"),
        eq(orders.status, "paid"),
        eq(listings.ownerId, userId),
        eq(listings.status, "active"),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
