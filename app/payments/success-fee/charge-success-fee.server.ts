import { eq } from "drizzle-orm";
import { getExchangeRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { notifyOwner } from "#app/payments/events/notify-owner.server.ts";
import type { Settlement } from "#app/payments/payment-services.ts";
import { packages } from "#app/payments/package.ts";
import { orders } from "#app/payments/payments.table.ts";
import { successFeeEmail } from "#app/payments/success-fee/success-fee-email.ts";
import { successFee } from "#app/payments/success-fee/success-fee.ts";
import { taxLines, taxTotal } from "#app/payments/tax/tax-rates.ts";
import { getTaxSettings } from "#app/payments/tax/tax-settings.queries.server.ts";

/** A `full` listing was sold with its price: an order for the fee, once for each sale. Payable by card or otherwise. */
export async function chargeSuccessFee(
  { tx, jobs, appUrl, now }: Settlement,
  listingId: string,
): Promise<void> {
  const [listing] = await tx
    .select({
      ownerId: listings.ownerId,
      title: listings.title,
      status: listings.status,
      packageId: listings.packageId,
      region: listings.region,
      currency: listings.currency,
      soldAt: listings.soldAt,
      soldPrice: listings.soldPrice,
    })
    .from(listings)
    .where(eq(listings.id, listingId))
    .for("update");
  if (listing?.status !== "sold" || !listing.packageId || !listing.soldPrice) return;
  const percent = packages[listing.packageId].successFeePercent;
  if (!percent) return;
  const rates = await getExchangeRates(tx);
  const fee = successFee(listing.soldPrice, rates.perCad[listing.currency], percent);
  const taxes = taxLines(fee, listing.region, await getTaxSettings(tx), now);
  const [order] = await tx
    .insert(orders)
    .values({
      listingId,
      userId: listing.ownerId,
      kind: "success_fee",
      packageId: listing.packageId,
      amount: fee + taxTotal(taxes),
      taxes,
      soldAt: listing.soldAt,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: orders.id, amount: orders.amount });
  if (!order) return;
  await notifyOwner(
    { tx, jobs, appUrl },
    listing.ownerId,
    `fee-due:${order.id}`,
    successFeeEmail(appUrl, { ...order, title: listing.title, percent }),
  );
}
