import { eq, type SQL, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { listingDailyViews } from "#app/browsing/visits/visits.table.ts";
import type { CategorySlug } from "#app/listings/category.ts";
import { confidentialListings } from "#app/listings/confidential/confidential-listings.table.ts";
import { derivedColumns } from "#app/listings/confidential/particulars.ts";
import {
  canSeeBehindTeaser,
  checkAccess,
  disclose,
  isInsider,
  type ListingViewer,
  type Medium,
} from "#app/listings/disclosure.ts";
import { isManagedBy } from "#app/listings/manager.ts";
import { findReduction, publicPrices } from "#app/browsing/business/figures/price-history.ts";
import { listingCategories, listingPrices, listings } from "#app/listings/listings.table.ts";
import {
  guardColumns,
  isSaleAgreed,
  performanceColumns,
  placeColumns,
  statedFigureColumns,
  traitColumns,
  shownTitle,
} from "#app/listings/public-listing.server.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import { savedListings } from "#app/shortlist/saved/saved-listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { prepareOnce } from "#app/platform/db/prepare-once.ts";
import { pick } from "#app/platform/db/pick.ts";

export type Business = ReturnType<typeof showBusiness>;

/** A business as this viewer may see it. Confidential columns go into `disclose` and no further. */
export async function findBusiness(db: Db, id: string, viewer: ListingViewer, now: Date) {
  const [found] = await businessById(db).execute({ id, viewerId: viewer?.id ?? null, now });
  if (!found) return { ok: false, reason: "not-found" } as const;
  const { categories, ...row } = found;
  const access = checkAccess(row, viewer, now);
  if (access === "not-found") return { ok: false, reason: "not-found" } as const;
  if (access === "gone")
    return {
      ok: false,
      reason: "gone",
      like: {
        id,
        categories,
        subcategory: row.subcategory,
        region: row.region,
        currency: row.currency,
        askingPrice: null,
      },
    } as const;
  return { ok: true, business: showBusiness(found, viewer, access, now) } as const;
}

export type PreviewedBy = "visitor" | "buyer" | "granted";

/** No listing has this id. */
const anyMember = {
  id: "00000000-0000-0000-0000-000000000000",
  userType: "buyer",
  emailVerified: true,
  adminAreas: null,
} as const;

/** A preview of what others see once a package is bought. Other people's listings are not found. */
export async function findPreview(
  db: Db,
  { id, managerId, as, now }: { id: string; managerId: string; as: PreviewedBy; now: Date },
): Promise<Business | null> {
  const [found] = await businessById(db).execute({ id, viewerId: null, now });
  if (!found || !isManagedBy(found, { id: managerId })) return null;
  const live = {
    ...found,
    isPackageBought: true,
    grant: as === "granted" ? ("granted" as const) : ("none" as const),
  };
  return showBusiness(live, as === "visitor" ? null : anyMember, "public", now);
}

type FoundBusiness = Awaited<ReturnType<ReturnType<typeof businessById>["execute"]>>[number];

function showBusiness(
  found: FoundBusiness,
  viewer: ListingViewer,
  access: "public" | "private",
  now: Date,
) {
  const { guarded, media, prices, behind, ...row } = found;
  const { ownerId, brokerId, isPackageBought, ...open } = row;
  const { status, confidential, grant } = row;
  const guard = { ownerId, brokerId, isPackageBought, grant, status, confidential };
  const real = behind && canSeeBehindTeaser(guard, viewer) ? behind : null;
  const steps = (real?.prices ?? prices).map(({ since, amount, currency }) => ({
    since: new Date(since),
    amount,
    currency,
  }));
  const seenPrices = publicPrices(steps, row.publishedAt);
  return {
    ...open,
    ...(real && pickKnown(open, { ...real.particulars, ...derivedColumns(real.particulars) })),
    ...disclose({ ...guarded, ...guard, ...real?.particulars, media }, viewer),
    /** The address has the teaser's headline. */
    publicTitle: row.title,
    behindTeaser: real && (isInsider(guard, viewer) ? ("insider" as const) : ("buyer" as const)),
    access,
    prices: seenPrices,
    reduction: findReduction(seenPrices, now),
  };
}

/** The page's own columns only: contact details are in no page. */
const pickKnown = <Row extends object>(row: Row, values: object) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => Object.hasOwn(row, name)),
  ) as Partial<Row>;

const guardedColumns = {
  businessName: listings.businessName,
  businessNameHidden: listings.businessNameHidden,
  address: listings.address,
  addressHidden: listings.addressHidden,
  website: listings.website,
  photosFor: listings.photosFor,
  documentsFor: listings.documentsFor,
  websiteFor: listings.websiteFor,
  videoFor: listings.videoFor,
  agreementRequired: listings.agreementRequired,
};

const publicColumns = {
  id: listings.id,
  title: shownTitle,
  description: listings.description,
  subcategory: listings.subcategory,
  tags: listings.tags,
  featured: listings.featured,
  verified: listings.verified,
  soldAt: listings.soldAt,
  saleAgreed: isSaleAgreed,
  createdAt: listings.createdAt,
  confirmedAt: listings.confirmedAt,
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
  realtorUrl: listings.realtorUrl,
};

/** Of whoever answers buyers. No name: an owner gives it in a conversation. */
const sellerColumns = {
  isBroker: sql<boolean>`${users.userType} = 'broker' and ${users.identityVerified}`,
  ...pick(users, "emailVerified", "phoneVerified", "identityVerified"),
  memberSince: users.createdAt,
};

/** One query for the whole page: each list is a JSON column. */
const businessById = prepareOnce((db) =>
  db
    .select({
      ...guardColumns(viewerId, sql.placeholder("now")),
      guarded: guardedColumns,
      ...publicColumns,
      behind: sql<Pick<
        typeof confidentialListings.$inferSelect,
        "particulars" | "prices"
      > | null>`(select json_build_object('particulars', behind.particulars, 'prices', behind.prices)
        from ${confidentialListings} behind where behind.listing_id = ${listings.id})`,
      seller: sellerColumns,
      ...listColumns,
      ...viewerColumns,
    })
    .from(listings)
    .innerJoin(users, eq(users.id, sql`coalesce(${listings.brokerId}, ${listings.ownerId})`))
    .where(eq(listings.id, sql.placeholder("id")))
    .prepare("business_by_id"),
);

const listOf = <Row>(row: SQL, from: SQL, order: SQL) =>
  sql<Row[]>`(select coalesce(json_agg(${row} order by ${order}), '[]') from ${from})`;

const listColumns = {
  categories: listOf<CategorySlug>(
    sql`c.category`,
    sql`${listingCategories} c where c.listing_id = ${listings.id}`,
    sql`c.position`,
  ),
  /** The photo of the cards first, then in the owner's order. */
  media: listOf<Medium>(
    sql`json_build_object('id', m.id, 'kind', m.kind, 'caption', m.caption, 'alt', m.alt, 'placeholder', m.placeholder,
      'revealing', m.revealing, 'fileName', m.file_name,
      'bytes', m.bytes, 'videoKey', case m.kind when 'video' then m.storage_key end)`,
    sql`${listingMedia} m where m.listing_id = ${listings.id}`,
    sql`m.featured desc, m.position`,
  ),
  prices: listOf<{ since: number; amount: number | null; currency: string }>(
    sql`json_build_object('since', extract(epoch from p.since) * 1000, 'amount', p.amount, 'currency', p.currency)`,
    sql`${listingPrices} p where p.listing_id = ${listings.id}`,
    sql`p.since`,
  ),
  views: sql<number>`(select coalesce(sum(v.views), 0)::int from ${listingDailyViews} v where v.listing_id = ${listings.id})`,
};

/** A signed-out viewer is null, which equals no id. */
const viewerId = sql`${sql.placeholder("viewerId")}::uuid`;
const viewerColumns = {
  isSaved: sql<boolean>`exists (select 1 from ${savedListings} s
    where s.listing_id = ${listings.id} and s.user_id = ${viewerId})`,
};

/** The figures of the market belong to a later feature; this reads only the row of the category. */
export async function findCategoryMultiple(db: Db, category: CategorySlug) {
  const { rows } = await db.execute<{ median: number; listings: number }>(sql`
    select (values->>'median-multiple')::float8 as median, (samples->>'multiple')::int as listings
    from market_figures where scope = ${`${category}@`}
      and values ? 'median-multiple' and not 'median-multiple' = any(hidden)`);
  return rows[0] ?? null;
}
