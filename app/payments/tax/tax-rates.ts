/** A tax is charged only if an administrator entered its registration number, and only in Canada. */
import type { TaxLine, taxRates } from "#app/payments/payments.table.ts";
import { officeDay } from "#app/ui/format/format-date.ts";

export type TaxRate = typeof taxRates.$inferSelect;
export type TaxAuthority = TaxRate["authority"];

export type TaxNumbers = Partial<Record<TaxAuthority, string>>;

export interface TaxSettings {
  rates: readonly TaxRate[];
  numbers: TaxNumbers;
}

/** Sorted by name: GST before PST and QST. */
export function currentRates(rates: readonly TaxRate[], region: string, now: Date): TaxRate[] {
  // Rates start at midnight at the office in every province, as on receipts.
  const today = officeDay(now);
  const current = new Map<string, TaxRate>();
  for (const rate of rates) {
    if (rate.region !== region || rate.since > today) continue;
    const known = current.get(rate.label);
    if (!known || known.since < rate.since) current.set(rate.label, rate);
  }
  return [...current.values()].toSorted((a, b) => (a.label < b.label ? -1 : 1));
}

export function taxLines(
  amount: number,
  region: string,
  { rates, numbers }: TaxSettings,
  now: Date,
): TaxLine[] {
  return currentRates(rates, region, now).flatMap(({ label, rate, authority }) => {
    const number = numbers[authority];
    // In thousandths of a percent: 9.975 % must not depend on floating point.
    const tax = Math.round((amount * Math.round(rate * 1000)) / 100_000);
    return number && tax > 0 ? [{ label, rate, amount: tax, number }] : [];
  });
}

export const taxTotal = (lines: readonly { amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);
