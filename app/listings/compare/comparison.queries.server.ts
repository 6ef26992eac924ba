import { and, eq, inArray, sql } from "drizzle-orm";
import type { ComparedRow } from "#app/listings/compare/comparison.ts";
import { isPublicListing } from "#app/listings/listing-cards.queries.server.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** In the order asked for; what nobody may see, or nobody knows, is left out. */
export async function listCompared(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<ComparedRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: listings.id,
      title: listings.title,
      city: listings.city,
      region: listings.region,
      category: listingCategories.category,
      currency: listings.currency,
      askingPrice: listings.askingPrice,
      askingPriceRange: listings.askingPriceRange,
      askingPriceOnRequest: listings.askingPriceOnRequest,
      annualRevenue: listings.annualRevenue,
      annualRevenueRange: listings.annualRevenueRange,
      annualRevenueOnRequest: listings.annualRevenueOnRequest,
      annualCashFlow: listings.annualCashFlow,
      annualCashFlowRange: listings.annualCashFlowRange,
      annualCashFlowOnRequest: listings.annualCashFlowOnRequest,
      annualExpenses: listings.annualExpenses,
      profitMargin: listings.profitMargin,
      pricePerRevenue: listings.pricePerRevenue,
      pricePerCashFlow: listings.pricePerCashFlow,
      growthRate: listings.growthRate,
      established: listings.established,
      employeesMin: listings.employeesMin,
      employeesMax: listings.employeesMax,
      squareFootage: listings.squareFootage,
      management: listings.management,
      propertyType: listings.propertyType,
      financingAvailable: listings.financingAvailable,
      trainingIncluded: listings.trainingIncluded,
      relocatable: listings.relocatable,
      publishedAt: listings.publishedAt,
      photoId: listingMedia.id,
      photoCaption: listingMedia.caption,
      photoWidth: listingMedia.width,
      photoHeight: listingMedia.height,
    })
    .from(listings)
    .innerJoin(
      listingCategories,
      and(eq(listingCategories.listingId, listings.id), eq(listingCategories.position, 0)),
    )
    .leftJoin(
      listingMedia,
      and(
        eq(listingMedia.listingId, listings.id),
        eq(listingMedia.featured, true),
        // A photo that gives the place away is shown only once a package is bought.
        sql`(not ${listingMedia.revealing} or ${listings.packageId} is not null)`,
      ),
    )
    .where(and(inArray(listings.id, [...ids]), isPublicListing(now)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
