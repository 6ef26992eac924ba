import type { CategorySlug } from "#app/listings/category.ts";
import { maxHeadlineWords } from "#app/listings/listing.ts";
import type { listings } from "#app/listings/listings.table.ts";
import { countHeadlineWords } from "#app/listings/public-text/make-headline.ts";
import { inSentence, tradeSingular } from "#app/listings/trade-names.ts";
import { findRegion } from "#app/shared/places.ts";
import type { Particulars } from "./particulars.ts";

type Row = typeof listings.$inferSelect;

/** The rounded figures, and columns that stay public. */
export type TeaserSource = Pick<
  Row,
  | "askingPrice"
  | "annualRevenue"
  | "annualCashFlow"
  | "growthRate"
  | "soldPrice"
  | "region"
  | "subcategory"
  | "management"
  | "propertyType"
  | "trainingIncluded"
  | "financingAvailable"
  | "relocatable"
> & { categories: readonly CategorySlug[] };

/** The constraint of the table requires these prefixes. */
export const teaserTitle = "Confidential: ";
export const teaserText = "Sold in confidence: ";

/** The masked columns of a listing that states nothing. */
export const nothingStated: Particulars = {
  title: "",
  description: "",
  tags: [],
  leaseTerms: null,
  reasonForSale: null,
  city: "",
  postalCode: null,
  address: null,
  addressHidden: true,
  latitude: null,
  longitude: null,
  businessName: null,
  businessNameHidden: true,
  website: null,
  realtorUrl: null,
  contactName: "",
  contactEmail: "",
  contactPhone: "",
  askingPrice: null,
  annualRevenue: null,
  annualCashFlow: null,
  growthRate: null,
  soldPrice: null,
  established: null,
  employeesMin: null,
  employeesMax: null,
  squareFootage: null,
};

/** The public values of the masked columns. Pure, from public columns and rounded figures only. */
export function makeTeaser(source: TeaserSource): Particulars {
  return {
    ...nothingStated,
    title: titleOf(source),
    description: describe(source),
    askingPrice: roundAmount(source.askingPrice),
    annualRevenue: roundAmount(source.annualRevenue),
    annualCashFlow: roundAmount(source.annualCashFlow),
    growthRate: source.growthRate === null ? null : Math.round(source.growthRate / 5) * 5 + 0,
    soldPrice: roundAmount(source.soldPrice),
  };
}

/** Two significant digits of whole currency units, at least 1: a price of zero is impossible. */
export function roundAmount(amount: number | null): number | null {
  if (amount === null || amount === 0) return amount;
  const units = Math.max(1, Math.round(Math.abs(amount) / 100));
  return Math.sign(amount) * Number(units.toPrecision(2)) * 100;
}

function titleOf({ categories: [category], subcategory, region }: TeaserSource): string {
  const place = findRegion(region)?.name;
  const narrow = tradeOf(category, subcategory);
  const wide = tradeOf(category, null);
  const words = place
    ? [`${narrow} in ${place}`, `${narrow}, ${place}`, `${wide} in ${place}`]
    : [narrow];
  const fits = (text: string) => countHeadlineWords(teaserTitle + text) <= maxHeadlineWords;
  return `${teaserTitle}${words.find(fits) ?? wide} For Sale`;
}

const tradeOf = (category: CategorySlug | undefined, subcategory: string | null): string =>
  category ? tradeSingular(category, subcategory).replaceAll(" and ", " & ") : "Business";

function describe(source: TeaserSource): string {
  const { categories, subcategory, region, propertyType, management } = source;
  const [category] = categories;
  const trade = category ? inSentence(tradeSingular(category, subcategory)) : "business";
  const place = findRegion(region)?.name;
  return [
    `${teaserText}${trade}${place ? ` in ${place}` : ""}.`,
    propertyType === "real_property" && "The real property is included.",
    propertyType === "lease" && "The premises are leased.",
    management === "absentee" && "It runs without its owner.",
    source.relocatable && "It can move to other premises.",
    source.trainingIncluded && "The owner trains the buyer.",
    source.financingAvailable && "The owner finances a part of the price.",
    "Amounts are rounded. The name, the town, the exact figures, photos and documents open to buyers who sign a confidentiality agreement and get access from the owner.",
  ]
    .filter(Boolean)
    .join(" ");
}
