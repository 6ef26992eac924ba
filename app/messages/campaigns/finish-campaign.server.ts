import { eq } from "drizzle-orm";
import { campaigns } from "./campaigns.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** The last recipient has been dealt with. Called once per campaign, in the transaction that locks it. */
export async function reportCampaign(tx: Db, campaignId: string, now: Date): Promise<void> {
  await tx
    .update(campaigns)
    .set({ status: "sent", finishedAt: now })
    .where(eq(campaigns.id, campaignId));
}
