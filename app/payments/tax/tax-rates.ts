/**
 * Canadian sales taxes by province, with the day from which each rate applies. A tax is charged only where the operator has
 * entered a registration number for it; listings outside Canada are not taxed.
 */
export type TaxAuthority = "GST" | "QST" | "PST-BC" | "PST-MB" | "PST-SK";

interface TaxRate {
  region: string;
  label: "GST" | "HST" | "QST" | "PST";
  /** Whose registration number allows us to collect it. GST and HST are one registration. */
  authority: TaxAuthority;
  /** In percent. */
  rate: number;
  /** The first day, in the calendar of Canada. */
  since: string;
}

const gst = (region: string): TaxRate => ({
  region,
  label: "GST",
  authority: "GST",
  rate: 5,
  since: "2008-01-01",
});

const hst = (region: string, rate: number, since: string): TaxRate => ({
  region,
  label: "HST",
  authority: "GST",
  rate,
  since,
});

export const taxRates: TaxRate[] = [
  gst("CA-AB"),
  gst("CA-BC"),
  { region: "CA-BC", label: "PST", authority: "PST-BC", rate: 7, since: "2013-04-01" },
  gst("CA-MB"),
  { region: "CA-MB", label: "PST", authority: "PST-MB", rate: 7, since: "2019-07-01" },
  hst("CA-NB", 15, "2016-07-01"),
  hst("CA-NL", 15, "2016-07-01"),
  hst("CA-NS", 15, "2010-07-01"),
  hst("CA-NS", 14, "2025-04-01"),
  gst("CA-NT"),
  gst("CA-NU"),
  hst("CA-ON", 13, "2010-07-01"),
  hst("CA-PE", 15, "2016-10-01"),
  gst("CA-QC"),
  { region: "CA-QC", label: "QST", authority: "QST", rate: 9.975, since: "2013-01-01" },
  gst("CA-SK"),
  { region: "CA-SK", label: "PST", authority: "PST-SK", rate: 6, since: "2017-03-23" },
  gst("CA-YT"),
];

/** Registration numbers by authority. */
export type TaxNumbers = Partial<Record<TaxAuthority, string>>;

interface TaxLine {
  label: string;
  rate: number;
  amount: number;
  number: string;
}

/** The lines of tax on an amount in cents, each rounded to the cent. */
export function taxLines(
  amount: number,
  region: string,
  numbers: TaxNumbers,
  now: Date,
): TaxLine[] {
  const today = now.toISOString().slice(0, 10);
  const current = new Map<string, TaxRate>();
  for (const rate of taxRates) {
    if (rate.region !== region || rate.since > today) continue;
    const known = current.get(rate.label);
    if (!known || known.since < rate.since) current.set(rate.label, rate);
  }
  return [...current.values()].flatMap(({ label, rate, authority }) => {
    const number = numbers[authority];
    // Whole thousandths of a percent: 9.975 % of cents must not depend on floating point.
    const tax = Math.round((amount * Math.round(rate * 1000)) / 100_000);
    return number && tax > 0 ? [{ label, rate, amount: tax, number }] : [];
  });
}

export const taxTotal = (lines: readonly { amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);
