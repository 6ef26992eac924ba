import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";

/** What is true of the figures that announcements and packages like to quote. */
export interface MarketingCounts {
  members: number;
  /** In the last 30 days. */
  newListings: number;
  /** People who agreed to marketing emails, and addresses with an alert. */
  subscribers: number;
}

export async function countForMarketing(db: Db): Promise<MarketingCounts> {
  const { rows } = await db.execute<MarketingCounts & Record<string, number>>(sql`select
    (select count(*)::int from users where deleted_at is null) as members,
    (select count(*)::int from listings
      where published_at >= now() - interval '30 days') as "newListings",
    (select count(*)::int from (
      select lower(email) from users
        where notify_marketing and deactivated_at is null and deleted_at is null
      union
      select lower(email) from alerts
        where confirmed_at is not null and unsubscribed_at is null
    ) as subscriber) as subscribers`);
  return rows[0]!;
}
