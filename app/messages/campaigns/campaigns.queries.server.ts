import { and, asc, count, eq, gt, inArray, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { listCardsByIds } from "#app/listings/card/listing-cards.queries.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { alerts } from "#app/messages/alerts/alerts.table.ts";
import { type RecipientState, recipientStates } from "./campaign.ts";
import { campaignListings, campaignRecipients, campaigns } from "./campaigns.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";

export type Campaign = NonNullable<Awaited<ReturnType<typeof findCampaign>>>;

export async function findCampaign(db: Db, id: string) {
  const [row] = await db
    .select({
      id: campaigns.id,
      subject: campaigns.subject,
      introduction: campaigns.introduction,
      status: campaigns.status,
      version: campaigns.version,
      testedAt: campaigns.testedAt,
      approvedAt: campaigns.approvedAt,
      approvedBy: users.name,
      ...pick(campaigns, "sendOn", "startedAt", "finishedAt", "createdAt"),
    })
    .from(campaigns)
    .leftJoin(users, eq(users.id, campaigns.approvedBy))
    .where(eq(campaigns.id, id));
  return row ?? null;
}

export async function listCampaignListingIds(db: Db, campaignId: string): Promise<string[]> {
  const rows = await db
    .select({ id: campaignListings.listingId })
    .from(campaignListings)
    .where(eq(campaignListings.campaignId, campaignId))
    .orderBy(asc(campaignListings.position));
  return rows.map(({ id }) => id);
}

/** Public cards only: what an owner hides, or has withdrawn since, is not in them. */
export async function listPresentable(db: Db, ids: readonly string[], now: Date) {
  return (await listCardsByIds(db, ids, now)).filter(
    ({ presentable, saleAgreed }) => presentable && !saleAgreed,
  );
}

export async function countRecipients(
  db: Db,
  campaignId: string,
): Promise<Record<RecipientState, number>> {
  const rows = await db
    .select({ state: campaignRecipients.state, recipients: count() })
    .from(campaignRecipients)
    .where(eq(campaignRecipients.campaignId, campaignId))
    .groupBy(campaignRecipients.state);
  const counted = new Map(rows.map(({ state, recipients }) => [state, recipients]));
  return Object.fromEntries(
    recipientStates.map((state) => [state, counted.get(state) ?? 0]),
  ) as Record<RecipientState, number>;
}

/** Those whose email may or may not have arrived, and those the mail server refused. The address is null once the subscription is deleted. */
export const listTroubled = (db: Db, campaignId: string, after: string | null, size: number) =>
  db
    .select({
      id: campaignRecipients.id,
      state: campaignRecipients.state,
      email: sql<string | null>`coalesce(${users.email}, ${alerts.email})`,
      claimedAt: campaignRecipients.claimedAt,
      failure: campaignRecipients.failure,
    })
    .from(campaignRecipients)
    .leftJoin(alerts, eq(alerts.id, campaignRecipients.alertId))
    .leftJoin(users, eq(users.id, alerts.userId))
    .where(
      and(
        eq(campaignRecipients.campaignId, campaignId),
        inArray(campaignRecipients.state, ["in-doubt", "failed"]),
        after ? gt(campaignRecipients.id, after) : undefined,
      ),
    )
    .orderBy(asc(campaignRecipients.id))
    .limit(size);

/** An email sent after a listing had left the market did not show it. */
const received = sql<number>`(select count(*)::int from ${campaignRecipients}
  where ${campaignRecipients.campaignId} = ${campaignListings.campaignId} and ${campaignRecipients.state} = 'sent'
    and (${campaignListings.droppedAt} is null or ${campaignRecipients.sentAt} < ${campaignListings.droppedAt}))`;

/** What a campaign did for its listings. */
export const listResultsOf = (db: Db, campaignId: string) =>
  db
    .select({
      listingId: campaignListings.listingId,
      title: listings.title,
      received,
      followed: campaignListings.followed,
      droppedAt: campaignListings.droppedAt,
    })
    .from(campaignListings)
    .innerJoin(listings, eq(listings.id, campaignListings.listingId))
    .where(eq(campaignListings.campaignId, campaignId))
    .orderBy(asc(campaignListings.position));
