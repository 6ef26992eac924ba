import { and, desc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import { packageIds } from "#app/listings/listing.ts";
import { listings } from "#app/listings/listings.table.ts";
import { isPublicListing } from "#app/listings/public-listing.server.ts";
import { contactMessages } from "#app/messages/messages.table.ts";
import { packages } from "#app/payments/package.ts";
import type { Db } from "#app/platform/db/db.ts";
import { addDays } from "#app/shared/day.ts";

const priorityPackages = packageIds.filter((id) =>
  packages[id].deliverables.includes("priority-support"),
);

export async function hasPrioritySupport(db: Db, userId: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        eq(listings.ownerId, userId),
        inArray(listings.packageId, priorityPackages),
        isPublicListing(now),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The median of 90 days; null if nobody with priority wrote. */
export async function measurePriorityHours(db: Db, now: Date): Promise<number | null> {
  const hours = sql`extract(epoch from ${contactMessages.handledAt} - ${contactMessages.createdAt}) / 3600`;
  const [row] = await db
    .select({
      median: sql<number | null>`percentile_cont(0.5) within group (order by ${hours})`,
    })
    .from(contactMessages)
    .where(
      and(
        isNotNull(contactMessages.promisedAt),
        isNotNull(contactMessages.handledAt),
        gt(contactMessages.createdAt, addDays(now, -90)),
      ),
    );
  return row?.median ?? null;
}

/** Until when a message of one's own is answered; null without priority. */
export async function findPromise(db: Db, userId: string, reference: string): Promise<Date | null> {
  const end = reference.replace("-", "").toLowerCase();
  const [row] = await db
    .select({ promisedAt: contactMessages.promisedAt })
    .from(contactMessages)
    .where(
      and(eq(contactMessages.userId, userId), sql`right(${contactMessages.id}::text, 8) = ${end}`),
    )
    .orderBy(desc(contactMessages.createdAt))
    .limit(1);
  return row?.promisedAt ?? null;
}
