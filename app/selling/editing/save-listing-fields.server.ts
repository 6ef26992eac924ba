import { eq } from "drizzle-orm";
import { findSubcategoryAnywhere, type CategorySlug } from "#app/listings/category.ts";
import {
  fieldColumns,
  fieldText,
  formOf,
  type ListingColumns,
  type StoredListing,
} from "./field-values.ts";
import { type FieldChanges, checkChanges, type CheckedChanges } from "./check-changes.ts";
import type { FieldName, ListingForm } from "./listing-fields.ts";
import { lockOwnListing } from "./own-listing.queries.server.ts";
import type { ListingStatus } from "#app/listings/listing.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import { recheckListing } from "#app/listings/review/recheck-listing.server.ts";
import { recordTextFingerprint } from "#app/listings/review/record-fingerprints.server.ts";
import { type ChangedFields, changedFields } from "#app/platform/audit/changed-fields.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface SaveFields {
  listingId: string;
  ownerId: string;
  /** An administrator who acts in the owner's place. */
  administratorId?: string | null;
  changes: FieldChanges;
  /** The step of the wizard that the owner is at. */
  step?: number | null;
  /** The version that the owner's device knows; if another is stored, the answer has all values. */
  seen?: string | null;
  now: Date;
  requestId?: string | null;
}

export interface SavedFields extends Omit<CheckedChanges, "accepted"> {
  ok: true;
  status: ListingStatus;
  version: string;
  /** The texts that are stored now, of the fields that were written. */
  saved: Partial<Record<FieldName, string>>;
  /** All fields, where they were changed elsewhere since `seen`. */
  values: ListingForm | null;
}

export type SaveOutcome = SavedFields | { ok: false; reason: "not-found" };

/**
 * Saves the fields that an owner changed, each only if it still is what the owner saw: of two devices, the later one is told what
 * the other wrote instead of overwriting it. Another owner's listing is not found.
 */
export const saveListingFields = (db: Db, request: SaveFields): Promise<SaveOutcome> =>
  db.transaction((tx) => saveFieldsIn(tx, request));

/** The same within a transaction of the caller. */
export async function saveFieldsIn(tx: Db, request: SaveFields): Promise<SaveOutcome> {
  const { changes, now, seen = null, administratorId = null } = request;
  const listing = await lockOwnListing(tx, request);
  if (!listing) return { ok: false, reason: "not-found" };
  const { accepted, ...checked } = checkChanges(
    listing,
    changes,
    now,
    administratorId ? "administrator" : "owner",
  );
  const stored = await writeFields(tx, listing, accepted, request);
  const wasChanged = seen !== null && seen !== versionOf(listing);
  return {
    ok: true,
    status: listing.status,
    version: versionOf(stored),
    saved: Object.fromEntries([...accepted.keys()].map((name) => [name, fieldText(stored, name)])),
    values: wasChanged ? formOf(stored) : null,
    ...checked,
  };
}

/** A change of the listing gives it a new version. */
export const versionOf = ({ updatedAt }: Pick<StoredListing, "updatedAt">): string =>
  updatedAt.toISOString();

async function writeFields(
  tx: Db,
  listing: StoredListing,
  accepted: ReadonlyMap<FieldName, string>,
  { step, administratorId = null, requestId = null }: SaveFields,
): Promise<StoredListing> {
  const categories = accepted.has("categories")
    ? (accepted.get("categories")!.split(",") as CategorySlug[])
    : listing.categories;
  const columns: ListingColumns = {};
  for (const [name, text] of accepted) Object.assign(columns, fieldColumns(name, text));
  // A listing may be priced in another currency than its country's; only a move to another country changes it.
  if (columns.country === listing.country) delete columns.currency;
  const subcategory = columns.subcategory === undefined ? listing.subcategory : columns.subcategory;
  if (subcategory && findSubcategoryAnywhere(subcategory)?.category.slug !== categories[0])
    columns.subcategory = null;
  if (listing.status === "draft" && step && step !== listing.wizardStep) columns.wizardStep = step;

  if (accepted.has("categories")) await replaceCategories(tx, listing.id, categories);
  const changed = Object.keys(columns).length > 0 || accepted.has("categories");
  if (!changed) return listing;
  const [row] = await tx
    .update(listings)
    // Also where only the categories changed: the version is the listing's.
    .set({ title: listing.title, ...columns })
    .where(eq(listings.id, listing.id))
    .returning();
  const stored: StoredListing = { ...row!, categories };
  // Drafts save themselves with every pause in typing, and nobody else sees them.
  if ((listing.status !== "draft" || administratorId) && accepted.size > 0)
    await recordAudit(tx, {
      actorId: administratorId ?? listing.ownerId,
      action: "listing-edited",
      subjectType: "listing",
      subjectId: listing.id,
      details: administratorId
        ? { ...changedTexts(listing, stored, [...accepted.keys()]) }
        : // What owners write is theirs to change and to delete; the log only says what they changed.
          { fields: [...accepted.keys()] },
      requestId,
    });
  if (!(await checkTexts(tx, listing.id, columns)) || listing.status === "draft") return stored;
  // The checks may have changed the version of a listing that buyers see.
  const [checked] = await tx.select().from(listings).where(eq(listings.id, listing.id));
  return { ...checked!, categories };
}

const changedTexts = (
  before: StoredListing,
  after: StoredListing,
  names: readonly FieldName[],
): ChangedFields | null => {
  const texts = (listing: StoredListing) =>
    Object.fromEntries(names.map((name) => [name, fieldText(listing, name)]));
  return changedFields(texts(before), texts(after));
};

/** Whether a text changed that the automatic checks read. */
async function checkTexts(tx: Db, listingId: string, columns: ListingColumns): Promise<boolean> {
  const { title, description, leaseTerms, reasonForSale } = columns;
  if (title !== undefined || description !== undefined) await recordTextFingerprint(tx, listingId);
  else if (leaseTerms !== undefined || reasonForSale !== undefined)
    await recheckListing(tx, listingId);
  else return false;
  return true;
}

async function replaceCategories(
  tx: Db,
  listingId: string,
  categories: readonly CategorySlug[],
): Promise<void> {
  await tx.delete(listingCategories).where(eq(listingCategories.listingId, listingId));
  if (categories.length > 0)
    await tx
      .insert(listingCategories)
      .values(categories.map((category, position) => ({ listingId, position, category })));
}
