import { and, eq, inArray } from "drizzle-orm";
import { getExchangeRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { notifyOwner } from "#app/payments/events/notify-owner.server.ts";
import { packages } from "#app/payments/package.ts";
import { orders } from "#app/payments/payments.table.ts";
import { successFeeEmail } from "#app/payments/success-fee/success-fee-email.ts";
import { successFee } from "#app/payments/success-fee/success-fee.ts";
import { taxLines, taxTotal } from "#app/payments/tax/tax-rates.ts";
import { getTaxSettings } from "#app/payments/tax/tax-settings.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

export interface SuccessFeeCharge {
  tx: Db;
  jobs: Jobs;
  appUrl: string;
  now: Date;
}

/** A `full` listing was sold with its price: an order for the fee, once for each sale. Payable by card or otherwise. */
export async function chargeSuccessFee(
  { tx, jobs, appUrl, now }: SuccessFeeCharge,
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
      soldPrice: listings.soldPrice,
    })
    .from(listings)
    .where(eq(listings.id, listingId))
    .for("update");
  if (listing?.status !== "sold" || !listing.packageId || !listing.soldPrice) return;
  const percent = packages[listing.packageId].successFeePercent;
  if (!percent || (await hasFee(tx, listingId))) return;
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
      createdAt: now,
    })
    .returning({ id: orders.id, amount: orders.amount });
  await notifyOwner(
    { tx, jobs, appUrl },
    listing.ownerId,
    `fee-due:${order!.id}`,
    successFeeEmail(appUrl, { ...order!, title: listing.title, percent }),
  );
}

async function hasFee(tx: Db, listingId: string): Promise<boolean> {
  const [known] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.listingId, listingId),
        eq(orders.kind, "success_fee"),
        inArray(orders.status, ["open", "processing", "failed", "paid", "disputed"]),
      ),
    )
    .limit(1);
  return known !== undefined;
}
