import { and, eq, gt, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { isPublicListing } from "#app/listings/public-listing.server.ts";
import { contactMessages } from "#app/messages/messages.table.ts";
import { packagesWith } from "#app/payments/package.ts";
import type { Db } from "#app/platform/db/db.ts";
import { addDays } from "#app/shared/day.ts";

export async function hasPrioritySupport(db: Db, userId: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        eq(listings.ownerId, userId),
        inArray(listings.packageId, packagesWith("priority-support")),
        isPublicListing(now),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The median of 90 days; null if nobody with priority wrote. What is late and still waits counts with its age. */
export async function measurePriorityHours(db: Db, now: Date): Promise<number | null> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const hours = sql`extract(epoch from coalesce(${contactMessages.handledAt}, ${at}) - ${contactMessages.createdAt}) / 3600`;
  const [row] = await db
    .select({
      median: sql<number | null>`percentile_cont(0.5) within group (order by ${hours})`,
    })
    .from(contactMessages)
    .where(
      and(
        isNotNull(contactMessages.promisedAt),
        or(isNotNull(contactMessages.handledAt), lt(contactMessages.promisedAt, now)),
        gt(contactMessages.createdAt, addDays(now, -90)),
      ),
    );
  return row?.median ?? null;
}
