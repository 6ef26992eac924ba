import { and, eq, sql } from "drizzle-orm";
import { changeListing } from "#app/listings/confidential/store-listing.server.ts";
import {
  lockStoredListing,
  type StoredListing,
} from "#app/listings/confidential/stored-listing.server.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import { recordTextFingerprint } from "#app/listings/review/record-fingerprints.server.ts";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import { listingFingerprints, listingMedia } from "#app/listings/media/media.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { addDays } from "#app/shared/day.ts";

export interface Duplication {
  listingId: string;
  ownerId: string;
  now: Date;
  requestId?: string | null;
}

export type DuplicateOutcome =
  | { ok: true; draftId: string }
  | { ok: false; reason: "not-found" | "too-many-drafts" };

const draftDays = 365;
/** More drafts than anyone writes by hand. */
export const maxDrafts = 500;

/** Package, term, state, review, documents, video and statistics are not copied. Photo files are shared. */
export async function duplicateListing(
  db: Db,
  { listingId, ownerId, now, requestId = null }: Duplication,
): Promise<DuplicateOutcome> {
  return db.transaction(async (tx): Promise<DuplicateOutcome> => {
    // Locked, so that no photo is deleted, and its files swept, before the copy references them.
    const source = await lockStoredListing(
      tx,
      and(eq(listings.id, listingId), eq(listings.ownerId, ownerId)),
    );
    if (!source) return { ok: false, reason: "not-found" };
    const drafts = await tx.$count(
      listings,
      and(eq(listings.ownerId, ownerId), eq(listings.status, "draft")),
    );
    if (drafts >= maxDrafts) return { ok: false, reason: "too-many-drafts" };
    const draftId = createId();
    await tx
      .insert(listings)
      .values({ ...written(source), id: draftId, expiresAt: addDays(now, draftDays) });
    await copyCategories(tx, listingId, draftId);
    await copyPhotos(tx, listingId, draftId);
    // Inserted as it is, and masked before anybody can read it.
    await changeListing(tx, draftId, {});
    await recordTextFingerprint(tx, draftId);
    const by = { listingId: draftId, ownerId, requestId };
    await auditListing(tx, by, "listing-duplicated", { from: listingId });
    return { ok: true, draftId };
  });
}

function written(source: StoredListing): typeof listings.$inferInsert {
  const {
    id: _id,
    brokerId: _brokerId,
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    publishedAt: _publishedAt,
    confirmedAt: _confirmedAt,
    unconfirmed: _unconfirmed,
    withdrawnAt: _withdrawnAt,
    saleAgreedAt: _saleAgreedAt,
    soldAt: _soldAt,
    soldPrice: _soldPrice,
    featured: _featured,
    verified: _verified,
    rejectedAt: _rejectedAt,
    rejectionReason: _rejectionReason,
    reviewReasons: _reviewReasons,
    packageId: _packageId,
    packagePurchasedAt: _packagePurchasedAt,
    realtorUrl: _realtorUrl,
    photosFor: _photosFor,
    documentsFor: _documentsFor,
    websiteFor: _websiteFor,
    videoFor: _videoFor,
    agreementRequired: _agreementRequired,
    agreementScope: _agreementScope,
    hasPhoto: _hasPhoto,
    presentable: _presentable,
    confidential: _confidential,
    categories: _categories,
    wizardStep: _wizardStep,
    shortDescription: _shortDescription,
    annualExpenses: _annualExpenses,
    profitMargin: _profitMargin,
    pricePerRevenue: _pricePerRevenue,
    pricePerCashFlow: _pricePerCashFlow,
    ...rest
  } = source;
  return { ...rest, status: "draft" };
}

async function copyCategories(tx: Db, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    insert into ${listingCategories} (listing_id, position, category)
    select ${to}, position, category from ${listingCategories} where listing_id = ${from}`);
}

/** Including fingerprints, so that copies of the duplicate are detected. */
async function copyPhotos(tx: Db, from: string, to: string): Promise<void> {
  const photos = await tx
    .select()
    .from(listingMedia)
    .where(and(eq(listingMedia.listingId, from), eq(listingMedia.kind, "photo")));
  if (photos.length === 0) return;
  const copies = photos.map(({ createdAt: _createdAt, ...photo }) => ({
    ...photo,
    id: createId(),
    listingId: to,
  }));
  await tx.insert(listingMedia).values(copies);
  const copyOf = new Map(photos.map(({ id }, index) => [id, copies[index]!.id]));
  const fingerprints = await tx
    .select()
    .from(listingFingerprints)
    .where(and(eq(listingFingerprints.listingId, from), eq(listingFingerprints.kind, "photo")));
  if (fingerprints.length > 0)
    await tx.insert(listingFingerprints).values(
      fingerprints.map((one) =>
        Object.assign(one, {
          id: createId(),
          listingId: to,
          mediaId: copyOf.get(one.mediaId!)!,
        }),
      ),
    );
}
