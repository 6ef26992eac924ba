/**
 * Canadian sales taxes by province, with the day from which each rate applies. A tax is charged only where an administrator has
 * entered a registration number for it; listings outside Canada are not taxed. Rates and numbers are settings, see `/admin/settings/taxes`.
 */
import { formatDate } from "#app/ui/format/format-date.ts";

/** A rate starts at midnight here, whichever the province: the day on receipts is this one. */
export const taxTimeZone = "America/Toronto";

export type TaxAuthority = "GST" | "QST" | "PST-BC" | "PST-MB" | "PST-SK";

export interface TaxRate {
  region: string;
  label: "GST" | "HST" | "QST" | "PST";
  /** Whose registration number allows us to collect it. GST and HST are one registration. */
  authority: TaxAuthority;
  /** In percent; 0 ends a tax. */
  rate: number;
  /** The first day, in the calendar of Canada. */
  since: string;
}

/** Registration numbers by authority. */
export type TaxNumbers = Partial<Record<TaxAuthority, string>>;

/** What a tax is worked out from. */
export interface TaxSettings {
  rates: readonly TaxRate[];
  numbers: TaxNumbers;
}

interface TaxLine {
  label: string;
  rate: number;
  amount: number;
  number: string;
}

/** The rates that apply to a province today, in the order of their names: GST before PST and QST. */
export function currentRates(rates: readonly TaxRate[], region: string, now: Date): TaxRate[] {
  const today = formatDate(now.toISOString(), { format: "day", timeZone: taxTimeZone });
  const current = new Map<string, TaxRate>();
  for (const rate of rates) {
    if (rate.region !== region || rate.since > today) continue;
    const known = current.get(rate.label);
    if (!known || known.since < rate.since) current.set(rate.label, rate);
  }
  return [...current.values()].toSorted((a, b) => (a.label < b.label ? -1 : 1));
}

/** The lines of tax on an amount in cents, each rounded to the cent. */
export function taxLines(
  amount: number,
  region: string,
  { rates, numbers }: TaxSettings,
  now: Date,
): TaxLine[] {
  return currentRates(rates, region, now).flatMap(({ label, rate, authority }) => {
    const number = numbers[authority];
    // Whole thousandths of a percent: 9.975 % of cents must not depend on floating point.
    const tax = Math.round((amount * Math.round(rate * 1000)) / 100_000);
    return number && tax > 0 ? [{ label, rate, amount: tax, number }] : [];
  });
}

export const taxTotal = (lines: readonly { amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);
