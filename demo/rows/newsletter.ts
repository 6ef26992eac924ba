import { sql } from "drizzle-orm";
import { consentTexts } from "#app/messages/alerts/consent.ts";
import { campaignListings, campaigns } from "#app/messages/campaigns/campaigns.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createIdAt } from "#app/platform/db/id.ts";
import { addDays } from "#app/shared/day.ts";

const introduction = `Three businesses whose owners are ready to hand over, with a price, a story and a team that stays.

Each of them answers questions on its page.`;

/** The members who want the newsletter, and the one that they got last week. */
export async function writeNewsletter(
  tx: Db,
  admin: { id: string },
  listingIds: readonly string[],
  now: Date,
): Promise<void> {
  const consent = sql`least(u.created_at + interval '1 hour', u.last_active_at)`;
  await tx.execute(sql`
    insert into alerts (id, user_id, email, source, search, consent_at, consent_from, consent_text, consent_page,
      confirmed_at, encoded_at, created_at)
    select gen_random_uuid(), u.id, u.email, 'newsletter', '', ${consent}, '192.0.2.1', ${consentTexts.newsletter},
      '/account/profile', ${consent}, ${now.toISOString()}::timestamptz, ${consent}
    from users u where u.notify_marketing and u.email_verified`);
  await tx.execute(
    sql`update users set notify_marketing = false where notify_marketing and not email_verified`,
  );
  const [created, sent] = [addDays(now, -8), addDays(now, -7)];
  const id = createIdAt(created.getTime());
  await tx.insert(campaigns).values({
    id,
    subject: "Three businesses to take over this year",
    introduction,
    status: "sent",
    createdBy: admin.id,
    testedAt: created,
    approvedBy: admin.id,
    approvedAt: created,
    sendOn: sent.toISOString().slice(0, 10),
    startedAt: sent,
    finishedAt: sent,
    createdAt: created,
  });
  await tx.insert(campaignListings).values(
    listingIds.map((listingId, position) => ({
      campaignId: id,
      listingId,
      position,
      followed: 41 - 13 * position,
    })),
  );
  // Of those who wanted it then, the first could not be reached, and the second may have got it.
  await tx.execute(sql`
    insert into campaign_recipients (id, campaign_id, alert_id, state, due_at, attempts, run_id, claimed_at, sent_at, failure)
    select gen_random_uuid(), ${id}::uuid, reader.id, reader.state, ${sent.toISOString()}::timestamptz, 1, ${id}::uuid,
      ${sent.toISOString()}::timestamptz,
      case when reader.state = 'sent' then ${sent.toISOString()}::timestamptz end,
      case when reader.state = 'failed' then '550 5.1.1 No such user here' end
    from (
      select a.id, case row_number() over (order by a.consent_at, a.id) when 1 then 'failed' when 2 then 'in-doubt' else 'sent' end as state
      from alerts a where a.source = 'newsletter' and a.confirmed_at < ${created.toISOString()}::timestamptz
    ) as reader`);
  await tx.execute(sql`
    update alerts a set last_sent_at = r.sent_at from campaign_recipients r where r.alert_id = a.id and r.state = 'sent'`);
  await tx.execute(sql`
    update deliverables set state = 'done', settled_at = ${sent.toISOString()}::timestamptz,
      proof = jsonb_build_object('campaignId', ${id}::text, 'count',
        (select count(*) from campaign_recipients r where r.campaign_id = ${id}::uuid and r.state = 'sent'))
    where kind = 'email-blast' and listing_id in
      (select l.listing_id from campaign_listings l where l.campaign_id = ${id}::uuid)`);
}
