/** What a package costs now, less the unused part of the one it replaces. Shown to the buyer and stored with the order. */
import type { PackageId } from "#app/listings/listing.ts";
import { type Package, packages, packagesFor, termEnd } from "#app/payments/package.ts";
import { type TaxSettings, taxLines, taxTotal } from "#app/payments/tax/tax-rates.ts";
import { dayMs } from "#app/shared/day.ts";

export type Quote = ReturnType<typeof makeQuote>;

export interface RunningPayment {
  packageId: PackageId;
  /** Before taxes, with its credit. */
  value: number;
  periodStart: Date;
  periodEnd: Date;
}

/** The provider charges no less than 50 cents. */
const leastCharge = 1_00;

/** In whole days, today included, so that the price holds for a day. */
export function unusedPart(payment: RunningPayment | null, now: Date): number {
  if (!payment || payment.periodEnd <= now) return 0;
  const whole = Math.ceil((payment.periodEnd.getTime() - payment.periodStart.getTime()) / dayMs);
  const left = Math.ceil((payment.periodEnd.getTime() - now.getTime()) / dayMs);
  return Math.floor((payment.value * Math.min(left, whole)) / whole);
}

/** Pricier packages only, so that the credit never exceeds the price. */
export const upgradesFor = (region: string, current: PackageId): Package[] =>
  packagesFor(region).filter(({ price }) => price > packages[current].price);

export function makeQuote(
  id: PackageId,
  {
    region,
    running,
    taxSettings,
    now,
  }: { region: string; running: RunningPayment | null; taxSettings: TaxSettings; now: Date },
) {
  const { price, monthlyRenewal } = packages[id];
  const credit = Math.min(unusedPart(running, now), price - leastCharge);
  const taxes = taxLines(price - credit, region, taxSettings, now);
  const runsUntil = termEnd(id, now);
  const monthlyTaxes = monthlyRenewal ? taxLines(monthlyRenewal, region, taxSettings, now) : [];
  return {
    packageId: id,
    price,
    credit,
    taxes,
    total: price - credit + taxTotal(taxes),
    renewal: monthlyRenewal
      ? {
          price: monthlyRenewal,
          taxes: monthlyTaxes,
          total: monthlyRenewal + taxTotal(monthlyTaxes),
          from: runsUntil,
        }
      : null,
    runsUntil,
  };
}
