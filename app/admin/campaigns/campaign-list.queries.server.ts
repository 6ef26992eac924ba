import { eq, ilike, inArray, sql } from "drizzle-orm";
import { campaignListSpec } from "./campaign-list.ts";
import { defineList } from "#app/admin/lists/list-rows.server.ts";
import type { CampaignStatus } from "#app/messages/campaigns/campaign.ts";
import { campaignRecipients, campaigns } from "#app/messages/campaigns/campaigns.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { escapeLike } from "#app/platform/db/escape-like.ts";
import { pick } from "#app/platform/db/pick.ts";

export type CampaignRow = Awaited<ReturnType<typeof readCampaigns>>[number];

const readCampaigns = (db: Db, ids: string[]) =>
  db
    .select({
      ...pick(campaigns, "id", "subject", "status", "sendOn", "createdAt"),
      sent: sql<number>`(select count(*)::int from ${campaignRecipients}
        where ${campaignRecipients.campaignId} = "campaigns"."id" and ${campaignRecipients.state} = 'sent')`,
    })
    .from(campaigns)
    .where(inArray(campaigns.id, ids));

export const campaignsList = defineList(
  campaignListSpec,
  ({ q, filters: { status } }) => ({
    table: campaigns,
    id: campaigns.id,
    keys: { date: campaigns.createdAt, subject: campaigns.subject },
    filter: status ? eq(campaigns.status, status as CampaignStatus) : undefined,
    words: q ? ilike(campaigns.subject, `%${escapeLike(q)}%`) : undefined,
  }),
  readCampaigns,
);
