import { eq } from "drizzle-orm";
import { lockListing } from "#app/listings/lifecycle/move-listing.server.ts";
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
  const shown = (await listResultsOf(tx, campaignId)).filter(({ received }) => received > 0);
  // Locked as payments do it, so that a refund at the same moment comes before or after; by id, so that two campaigns do not wait for each other.
  for (const { listingId, received } of shown.toSorted((a, b) =>
    a.listingId < b.listingId ? -1 : 1,
  )) {
    await lockListing(tx, listingId);
    await completeListingDeliverables(settlement, {
      listingId,
      kind: "email-blast",
      proof: { count: received, campaignId },
    });
  }
}
