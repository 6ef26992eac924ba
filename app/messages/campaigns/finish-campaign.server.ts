import { eq } from "drizzle-orm";
import { listResultsOf } from "./campaigns.queries.server.ts";
import { campaigns } from "./campaigns.table.ts";
import { completeListingDeliverables } from "#app/payments/deliverables/settle-deliverable.server.ts";
import type { Settlement } from "#app/payments/payment-services.ts";

/** The last recipient has been dealt with. Called once per campaign, in the transaction that locks it. */
export async function reportCampaign(settlement: Settlement, campaignId: string): Promise<void> {
  const { tx, now } = settlement;
  await tx
    .update(campaigns)
    .set({ status: "sent", finishedAt: now })
    .where(eq(campaigns.id, campaignId));
  for (const { listingId, received } of await listResultsOf(tx, campaignId))
    if (received > 0)
      await completeListingDeliverables(settlement, {
        listingId,
        kind: "email-blast",
        proof: { count: received, campaignId },
      });
}
