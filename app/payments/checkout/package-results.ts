import { formatCount, formatNumber } from "#app/ui/format/format-count.ts";

/** What similar listings had in the last 30 days with a package. */
export interface PackageResults {
  views: number;
  inquiries: number;
  listings: number;
  /** The category they share with the listing; null for all categories. */
  category: string | null;
}

/** Fewer say nothing. */
export const fewestListings = 10;
export const resultDays = 30;

const oneDigit = new Intl.NumberFormat("en-CA", { maximumFractionDigits: 1 });

export function describeResults({ views, inquiries, listings, category }: PackageResults): string {
  const sample = formatCount(listings, { one: "listing", other: "listings" });
  const from = category ? `${sample} in ${category}` : `${sample} in all categories`;
  const heads = inquiries === 1 ? "inquiry" : "inquiries";
  return `${formatNumber(Math.round(views))} views and ${oneDigit.format(inquiries)} ${heads} in the last ${resultDays} days: the average of ${from}.`;
}
