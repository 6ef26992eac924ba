import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { askEveryDays } from "#app/listings/lifecycle/freshness.ts";
import { listings } from "#app/listings/listings.table.ts";
import { documentAccess, listingMedia } from "#app/listings/media/media.table.ts";
import { isUnanswered } from "#app/listings/public-listing.server.ts";
import { subscriptions } from "#app/payments/payments.table.ts";
import { endingDays, type Need, waitingDays } from "./need.ts";

const days = (count: number) => sql.raw(`interval '${count} days'`);

/** For a person's listings and those that they represent. What only the owner can do waits for the owner alone. */
export function needConditions(
  userId: string | Placeholder,
  at: Date | Placeholder,
): Record<Need, SQL<boolean>> {
  const me = sql`${userId}::uuid`;
  const now = sql`${at instanceof Date ? at.toISOString() : at}::timestamptz`;
  const isOwn = sql`${listings.ownerId} = ${me}`;
  const isActive = sql`${listings.status} = 'active'`;
  const isEnding = sql`${isActive} and ${listings.expiresAt} <= ${now} + ${days(endingDays)}`;
  return {
    // "is true" keeps the planner from joining each listing with each waiting conversation.
    replies: sql`(exists (select 1 from conversations c
      left join conversation_members mine on mine.conversation_id = c.id and mine.user_id = ${me}
      where c.listing_id = ${listings.id} and c.owner_id = ${me} and c.status = 'active'
        and mine.archived_at is null and c.last_message_at > ${now} - ${days(waitingDays)}
        and c.buyer_id = (select m.sender_id from messages m
          where m.conversation_id = c.id and not m.withheld and not m.auto_reply
          order by m.created_at desc limit 1))) is true`,
    access: sql`(${listings.status} <> 'sold' and exists (select 1 from ${documentAccess}
      where ${documentAccess.listingId} = ${listings.id} and ${isUnanswered}))`,
    changes: sql`(${isOwn} and ${listings.rejectedAt} is not null
      and (${listings.status} = 'draft' or ${listings.status} = 'expired' and ${listings.expiresAt} > ${now}))`,
    confirm: sql`(${isOwn} and ${isActive} and ${listings.confirmedAt} <= ${now} - ${days(askEveryDays)})`,
    // "Until Sold" goes on while it is confirmed, which is a need of its own.
    ending: sql`(${isOwn} and ${isEnding} and ${listings.packageId} is distinct from 'max_exposure' and not exists (select 1 from ${subscriptions}
      where ${subscriptions.listingId} = ${listings.id} and ${subscriptions.status} = 'active'
        and ${subscriptions.endsAt} is null))`,
    mandates: sql`(${listings.brokerId} = ${me} and ${isEnding})`,
    photos: sql`(${listings.status} in ('active', 'pending') and not exists (select 1 from ${listingMedia}
      where ${listingMedia.listingId} = ${listings.id} and ${listingMedia.kind} = 'photo'))`,
    drafts: sql`(${listings.status} = 'draft' and ${listings.rejectedAt} is null)`,
  };
}
