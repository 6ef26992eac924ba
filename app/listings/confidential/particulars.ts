import type { listings } from "#app/listings/listings.table.ts";
import type { Currency } from "#app/shared/money.ts";

type Row = typeof listings.$inferSelect;

/**
 * The columns that a teaser masks. All others of the row are public in a teaser as they are, or were never public: whose it
 * is and where it stands (owner, broker, status, package, dates, review), trade (subcategory), region with country,
 * currency and time zone, ranges and "on request", yes-or-no answers and labels, management, property, business status, and
 * who sees what. Generated columns follow from the masked ones.
 */
export const maskedColumns = [
  // Text by the owner: generated or left out.
  "title",
  "description",
  "tags",
  "leaseTerms",
  "reasonForSale",
  // The place, more exact than the region.
  "city",
  "postalCode",
  "address",
  "addressHidden",
  "latitude",
  "longitude",
  // Identity.
  "businessName",
  "businessNameHidden",
  "website",
  "realtorUrl",
  "contactName",
  "contactEmail",
  "contactPhone",
  // Figures that could be looked up: rounded.
  "askingPrice",
  "annualRevenue",
  "annualCashFlow",
  "growthRate",
  "soldPrice",
  // Together they identify a business within a trade and region.
  "established",
  "employeesMin",
  "employeesMax",
  "squareFootage",
] as const satisfies readonly (keyof Row)[];

export type Particulars = Pick<Row, (typeof maskedColumns)[number]>;

export const particularsOf = (row: Particulars): Particulars =>
  Object.fromEntries(maskedColumns.map((name) => [name, row[name]])) as unknown as Particulars;

export interface PastPrice {
  /** ISO 8601. */
  since: string;
  amount: number | null;
  currency: Currency;
}

type Derived = Pick<
  Row,
  "shortDescription" | "annualExpenses" | "profitMargin" | "pricePerRevenue" | "pricePerCashFlow"
>;

/** Generated columns, computed from the real values. */
export function derivedColumns({
  description,
  askingPrice,
  annualRevenue,
  annualCashFlow,
}: Particulars): Derived {
  const hasBoth = annualRevenue !== null && annualCashFlow !== null;
  return {
    shortDescription: description.slice(0, 200),
    annualExpenses: hasBoth ? annualRevenue - annualCashFlow : null,
    profitMargin: ratio(annualCashFlow && annualCashFlow * 100, annualRevenue, 1),
    pricePerRevenue: ratio(askingPrice, annualRevenue, 2),
    pricePerCashFlow: ratio(askingPrice, annualCashFlow, 2),
  };
}

const ratio = (above: number | null, below: number | null, digits: number): number | null =>
  above === null || below === null || below <= 0 ? null : Number((above / below).toFixed(digits));
