import { and, eq, type SQL, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { isCurrentIndexRow } from "#app/listings/public-listing.server.ts";
import { listingIndex as i } from "#app/listings/index/search.table.ts";
import { regionNumber } from "#app/listings/index/index-encoding.ts";
import { listings } from "#app/listings/listings.table.ts";
import { alerts as a } from "#app/messages/alerts/alerts.table.ts";
import { encodeWaiting } from "#app/messages/alerts/matching/encode-criteria.server.ts";
import { isSubscriber } from "#app/messages/alerts/newsletter/newsletter.server.ts";
import { morningIn } from "./campaign.ts";
import { campaignListings } from "./campaigns.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { regions } from "#app/shared/places.ts";

/** A member's present address: they may have changed it since they subscribed. */
export const recipientAddress = sql<string>`coalesce(${users.email}, ${a.email})`;

/** The subscriber wants to read about at least one of the listings. */
const isInterested = (campaignId: string): SQL => sql`exists (
  select 1 from ${campaignListings} join ${listings} on ${listings.id} = ${campaignListings.listingId}
    join ${i} on ${isCurrentIndexRow}
  where ${campaignListings.campaignId} = ${campaignId}
    and (${a.categoryMask} = 0 or ${i.form} & ${a.categoryMask} <> 0)
    and (${a.regions} is null or ${i.region} = any (${a.regions})))`;

const isInAudience = (campaignId: string): SQL => and(isSubscriber, isInterested(campaignId))!;

export async function countAudience(db: Db, campaignId: string): Promise<number> {
  const [row] = await db
    .select({ people: sql<number>`count(distinct ${recipientAddress})::int` })
    .from(a)
    .leftJoin(users, eq(users.id, a.userId))
    .where(isInAudience(campaignId));
  return row!.people;
}

/** Once per address, in the morning of the person's region, or else of the only region that they chose. */
export async function freezeAudience(
  tx: Db,
  campaignId: string,
  day: string,
  now: Date,
): Promise<number> {
  await encodeWaiting(tx, now);
  const mornings = regions.map(
    ({ code }) =>
      sql`(${code}::text, ${regionNumber(code)}::smallint, ${morningIn(day, code).toISOString()}::timestamptz)`,
  );
  const { rows } = await tx.execute<{ people: number }>(sql`
    with written as (
      insert into campaign_recipients (id, campaign_id, alert_id, due_at)
      select gen_random_uuid(), ${campaignId}::uuid, subscriber.id,
        coalesce(morning.at, ${morningIn(day, null).toISOString()}::timestamptz)
      from (
        select distinct on (${recipientAddress}) ${a.id} as id, ${users.region} as home,
          case when cardinality(${a.regions}) = 1 then ${a.regions}[1] end as chosen
        from ${a} left join ${users} on ${users.id} = ${a.userId}
        where ${isInAudience(campaignId)}
        order by ${recipientAddress}, ${a.confirmedAt}, ${a.id}
      ) as subscriber
      left join (values ${sql.join(mornings, sql`, `)}) as morning (code, number, at)
        on morning.code = subscriber.home or (subscriber.home is null and morning.number = subscriber.chosen)
      returning 1
    )
    select count(*)::int as people from written`);
  return rows[0]!.people;
}
