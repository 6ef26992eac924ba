import { eq, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { listingReports } from "#app/browsing/reports/reports.table.ts";
import { listingDailyViews } from "#app/browsing/visits/visits.table.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { orders } from "#app/payments/payments.table.ts";
import type { Db } from "#app/platform/db/db.ts";

const ofListing = sql`listing_id = ${listings.id}`;

export async function findListingRecord(db: Db, listingId: string) {
  const [record] = await db
    .select({
      owner: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        deletedAt: users.deletedAt,
        deactivatedAt: users.deactivatedAt,
      },
      views:
        sql`(select coalesce(sum(views), 0) from ${listingDailyViews} where ${ofListing})`.mapWith(
          Number,
        ),
      leads: sql`(select count(*) from ${conversations} where ${ofListing})`.mapWith(Number),
      orders: sql`(select count(*) from ${orders} where ${ofListing})`.mapWith(Number),
      reports: sql`(select count(*) from ${listingReports} where ${ofListing})`.mapWith(Number),
      openReports:
        sql`(select count(*) from ${listingReports} where ${ofListing} and state = 'open')`.mapWith(
          Number,
        ),
    })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(eq(listings.id, listingId));
  return record ?? null;
}
