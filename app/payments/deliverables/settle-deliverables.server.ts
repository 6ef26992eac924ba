import { eq } from "drizzle-orm";
import { storeListing } from "#app/listings/confidential/store-listing.server.ts";
import { lockStoredListing } from "#app/listings/confidential/stored-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import {
  compareDeliverables,
  includedIn,
  includesNow,
  startOf,
} from "#app/payments/deliverables/deliverable.ts";
import { deliverables } from "#app/payments/deliverables/deliverables.table.ts";
import { listAdvertisingPayments } from "#app/payments/orders/kept-payments.queries.server.ts";
import type { Settlement } from "#app/payments/payment-services.ts";

/** Makes the deliverables those of the kept payments. The listing must be locked. Safe to repeat. */
export async function settleDeliverables(
  { tx, now }: Pick<Settlement, "tx" | "now">,
  listingId: string,
): Promise<void> {
  const payments = await listAdvertisingPayments(tx, listingId);
  // Locked as well: a campaign that ends meanwhile locks only its rows.
  const rows = await tx
    .select()
    .from(deliverables)
    .where(eq(deliverables.listingId, listingId))
    .orderBy(deliverables.id)
    .for("update");
  const { missing, withdrawn, restored } = compareDeliverables(includedIn(payments), rows, now);
  if (missing.length > 0)
    await tx
      .insert(deliverables)
      .values(
        missing.map(({ orderId, kind, from }) =>
          Object.assign(startOf(kind, from), { orderId, listingId, kind }),
        ),
      );
  for (const { id } of withdrawn)
    await tx
      .update(deliverables)
      .set({ state: "withdrawn", settledAt: null })
      .where(eq(deliverables.id, id));
  for (const { id, kind } of restored)
    await tx.update(deliverables).set(startOf(kind, now)).where(eq(deliverables.id, id));
  // The public page links to it for as long as it is paid.
  if (includesNow(payments, "realtor-listing", now)) return;
  const listing = await lockStoredListing(tx, eq(listings.id, listingId));
  if (listing?.realtorUrl) await storeListing(tx, listing, { realtorUrl: null });
}
