import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { listingDailyViews } from "#app/listings/visits/visits.table.ts";
import type { CategorySlug } from "#app/listings/category.ts";
import { disclose, checkAccess, type ListingViewer } from "#app/listings/detail/disclosure.ts";
import { findReduction, publicPrices } from "#app/listings/detail/figures/price-history.ts";
import { listingCategories, listingPrices, listings } from "#app/listings/listings.table.ts";
import { documentAccess, listingMedia } from "#app/listings/media/media.table.ts";
import {
  accessColumns,
  performanceColumns,
  placeColumns,
  statedFigureColumns,
  traitColumns,
} from "#app/listings/public-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export type Business = Extract<Awaited<ReturnType<typeof findBusiness>>, { ok: true }>["business"];

/** A business as this viewer may see it. Confidential columns go into `disclose` and no further. */
export async function findBusiness(db: Db, id: string, viewer: ListingViewer, now: Date) {
  const [row] = await db
    .select({ ...accessColumns, ...confidentialColumns, ...publicColumns })
    .from(listings)
    .where(eq(listings.id, id));
  if (!row) return { ok: false, reason: "not-found" } as const;
  const access = checkAccess(row, viewer, now);
  if (access === "not-found") return { ok: false, reason: "not-found" } as const;
  const categories = await listCategories(db, id);
  if (access === "gone")
    return {
      ok: false,
      reason: "gone",
      like: { id, categories, region: row.region, currency: row.currency, askingPrice: null },
    } as const;

  const [media, prices, views, isGranted] = await Promise.all([
    listMedia(db, id),
    listPrices(db, id),
    countViews(db, id),
    viewer ? isGrantedDocuments(db, id, viewer.id) : false,
  ]);
  const { ownerId, businessName, businessNameHidden, address, addressHidden, website, ...rest } =
    row;
  const { packageId, ...open } = rest;
  const seenPrices = publicPrices(prices, row.publishedAt);
  return {
    ok: true,
    business: {
      ...open,
      ...disclose(
        {
          ownerId,
          businessName,
          businessNameHidden,
          address,
          addressHidden,
          website,
          isPackageBought: packageId !== null,
          media,
          isGranted,
        },
        viewer,
      ),
      access,
      categories,
      views,
      prices: seenPrices,
      reduction: findReduction(seenPrices, now),
    },
  } as const;
}

const confidentialColumns = {
  businessName: listings.businessName,
  businessNameHidden: listings.businessNameHidden,
  address: listings.address,
  addressHidden: listings.addressHidden,
  website: listings.website,
  packageId: listings.packageId,
};

const publicColumns = {
  id: listings.id,
  title: listings.title,
  description: listings.description,
  subcategory: listings.subcategory,
  tags: listings.tags,
  featured: listings.featured,
  verified: listings.verified,
  soldAt: listings.soldAt,
  createdAt: listings.createdAt,
  updatedAt: listings.updatedAt,
  ...placeColumns,
  country: listings.country,
  ...statedFigureColumns,
  ...performanceColumns,
  ...traitColumns,
  businessStatus: listings.businessStatus,
  leaseTerms: listings.leaseTerms,
  reasonForSale: listings.reasonForSale,
  workFromHome: listings.workFromHome,
  accommodationIncluded: listings.accommodationIncluded,
  franchise: listings.franchise,
  businessOpportunity: listings.businessOpportunity,
  distressed: listings.distressed,
  quickSale: listings.quickSale,
  responseTime: listings.responseTime,
};

async function listCategories(db: Db, listingId: string): Promise<CategorySlug[]> {
  const rows = await db
    .select({ category: listingCategories.category })
    .from(listingCategories)
    .where(eq(listingCategories.listingId, listingId))
    .orderBy(asc(listingCategories.position));
  return rows.map(({ category }) => category);
}

/** The photo of the cards first, then in the owner's order. */
const listMedia = (db: Db, listingId: string) =>
  db
    .select({
      id: listingMedia.id,
      kind: listingMedia.kind,
      caption: listingMedia.caption,
      revealing: listingMedia.revealing,
    })
    .from(listingMedia)
    .where(eq(listingMedia.listingId, listingId))
    .orderBy(sql`${listingMedia.featured} desc`, asc(listingMedia.position));

const listPrices = (db: Db, listingId: string) =>
  db
    .select({
      since: listingPrices.since,
      amount: listingPrices.amount,
      currency: listingPrices.currency,
    })
    .from(listingPrices)
    .where(eq(listingPrices.listingId, listingId));

async function countViews(db: Db, listingId: string): Promise<number> {
  const [row] = await db
    .select({ views: sql<number>`coalesce(sum(${listingDailyViews.views}), 0)::int` })
    .from(listingDailyViews)
    .where(eq(listingDailyViews.listingId, listingId));
  return row!.views;
}

async function isGrantedDocuments(db: Db, listingId: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ listingId: documentAccess.listingId })
    .from(documentAccess)
    .where(
      and(
        eq(documentAccess.listingId, listingId),
        eq(documentAccess.userId, userId),
        isNotNull(documentAccess.grantedAt),
      ),
    );
  return rows.length > 0;
}
