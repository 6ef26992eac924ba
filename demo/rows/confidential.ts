import type { DemoBusiness, ListingRow } from "./listings.ts";
import {
  type Confidentiality,
  confidentialAbove,
  isConfidential,
} from "#app/listings/confidential/confidentiality.ts";
import type { confidentialListings } from "#app/listings/confidential/confidential-listings.table.ts";
import { makeTeaser, nothingStated } from "#app/listings/confidential/make-teaser.ts";
import { type Particulars, particularsOf } from "#app/listings/confidential/particulars.ts";
import { rangeBounds } from "#app/listings/figures/range-labels.ts";
import type { ExchangeRates } from "#app/shared/exchange.ts";

/** Of the owners above the limit every third shows everything; of the others a few show only a teaser, unless they have chosen. */
const openEvery = 3;
const confidentialEvery = 61;

/** The rows as they are stored: teasers, and what is true beside them. */
export function maskBusinesses(businesses: readonly DemoBusiness[], { perCad }: ExchangeRates) {
  const hidden: (typeof confidentialListings.$inferInsert)[] = [];
  let above = 0;
  const rows = businesses.map(({ row, content }, index): ListingRow => {
    if (!row.publishedAt) return row;
    const lowest =
      row.askingPrice ?? (row.askingPriceRange && rangeBounds[row.askingPriceRange][0]);
    const isAbove = (lowest ?? 0) / perCad[row.currency!] > confidentialAbove * 100;
    const chosen: Confidentiality = isAbove
      ? ++above % openEvery === 0
        ? "open"
        : "by-price"
      : index % confidentialEvery === 0
        ? "confidential"
        : "by-price";
    const confidentiality = row.confidentiality ?? chosen;
    if (!isConfidential({ confidentiality, isAboveLimit: isAbove, wasPublishedAsTeaser: false }))
      return { ...row, confidentiality };
    const particulars = particularsOf({ ...nothingStated, ...row } as Particulars);
    const { createdAt, askingPrice, currency } = row;
    hidden.push({
      listingId: row.id,
      particulars,
      prices: askingPrice
        ? [{ since: createdAt!.toISOString(), amount: askingPrice, currency: currency! }]
        : [],
    });
    const categories = [content.category, ...content.extraCategories];
    const teaser = makeTeaser({ ...unstated, ...row, ...particulars, categories });
    return { ...row, ...teaser, confidentiality, confidential: true };
  });
  return { rows, hidden };
}

/** As the database has it where a row says nothing. */
const unstated = {
  subcategory: null,
  management: null,
  propertyType: null,
  trainingIncluded: null,
  financingAvailable: null,
  relocatable: null,
};
