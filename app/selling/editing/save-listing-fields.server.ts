import { and, eq, sql } from "drizzle-orm";
import { findSubcategoryAnywhere, type CategorySlug } from "#app/listings/category.ts";
import {
  type ListingColumns,
  storeListing,
} from "#app/listings/confidential/store-listing.server.ts";
import type { StoredListing } from "#app/listings/confidential/stored-listing.server.ts";
import { fieldColumns, fieldText, formOf } from "./field-values.ts";
import {
  type FieldChanges,
  checkChanges,
  type CheckedChanges,
  changesOf,
  parseBase,
} from "./check-changes.ts";
import { type FieldName, type ListingForm, requiredMessages } from "./listing-fields.ts";
import { findAnyListing, lockOwnListing } from "./own-listing.queries.server.ts";
import { regionNumber } from "#app/listings/index/index-encoding.ts";
import { searchCities } from "#app/listings/index/search.table.ts";
import type { ListingStatus } from "#app/listings/listing.ts";
import { listingCategories } from "#app/listings/listings.table.ts";
import { recheckListing } from "#app/listings/review/check-listing.server.ts";
import { recordTextFingerprint } from "#app/listings/review/record-fingerprints.server.ts";
import { type ChangedFields, changedFields } from "#app/platform/audit/changed-fields.ts";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { describeField } from "./describe-field.ts";
import type { TextNotice } from "./prepare-text.ts";
import { readFields } from "./read-fields.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";

interface SaveFields {
  listingId: string;
  ownerId: string;
  administratorId?: string | null;
  changes: FieldChanges;
  step?: number | null;
  /** The version that the owner's device knows; if another is stored, the response has all values. */
  seen?: string | null;
  now: Date;
  requestId?: string | null;
}

export interface SavedFields extends Omit<CheckedChanges, "accepted"> {
  ok: true;
  status: ListingStatus;
  version: string;
  saved: Partial<Record<FieldName, string>>;
  values: ListingForm | null;
}

export type SaveOutcome = SavedFields | { ok: false; reason: "not-found" };

/** Each field is saved only if it still has the value that the owner saw: the later device gets a conflict instead of overwriting. */
export const saveListingFields = (db: Db, request: SaveFields): Promise<SaveOutcome> =>
  db.transaction((tx) => saveFieldsIn(tx, request));

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
  request: SaveFields,
): Promise<StoredListing> {
  const { step, administratorId = null } = request;
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
  const { region = listing.region, city = listing.city } = columns;
  if (columns.region !== undefined || columns.city !== undefined)
    Object.assign(columns, await findLocation(tx, region, city));
  if (listing.status === "draft" && step && step !== listing.wizardStep) columns.wizardStep = step;

  if (accepted.has("categories")) await replaceCategories(tx, listing.id, categories);
  const changed = Object.keys(columns).length > 0 || accepted.has("categories");
  if (!changed) return listing;
  const stored = await storeListing(tx, listing, columns, categories);
  // Drafts are saved at every pause in typing, and nobody else sees them.
  if ((listing.status !== "draft" || administratorId) && accepted.size > 0)
    await auditListing(
      tx,
      request,
      "listing-edited",
      administratorId
        ? { ...changedTexts(listing, stored, [...accepted.keys()]) }
        : // Owners may change and delete their texts; the log only names the changed fields.
          { fields: [...accepted.keys()] },
    );
  if (!(await checkTexts(tx, listing.id, columns)) || listing.status === "draft") return stored;
  // The checks may have changed the version of a public listing.
  return (await findAnyListing(tx, listing.id))!;
}

/** A town that we don't know has no place on the map: the middle of its province would be a wrong one. */
async function findLocation(tx: Db, region: string, city: string) {
  const [town] = await tx
    .select({ latitude: searchCities.latitude, longitude: searchCities.longitude })
    .from(searchCities)
    .where(
      and(
        eq(searchCities.region, regionNumber(region)),
        eq(searchCities.key, sql`search_key(${city})`),
      ),
    );
  return town ?? { latitude: null, longitude: null };
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

interface SaveForm extends Omit<SaveFields, "changes" | "seen"> {
  form: FormData;
  names: readonly FieldName[];
  /** Keeps the stored text of a required field that was emptied, instead of rejecting it. */
  keepsRequired?: boolean;
}

export type SavedForm =
  | { ok: true; notices: TextNotice[] }
  | {
      ok: false;
      reason: "invalid";
      errors: FieldErrors;
      typed: Partial<Record<FieldName, string>>;
    };

/** Saves a form submitted without JavaScript: a hidden input holds the values it was rendered with. */
export async function saveForm(
  db: Db,
  { form, names, keepsRequired = false, ...own }: SaveForm,
): Promise<SavedForm | { ok: false; reason: "not-found" }> {
  const typed = readFields(form, names);
  // A locked field is not submitted and looks emptied; the command ignores it.
  const changes = changesOf(parseBase(form.get("base")), typed);
  if (keepsRequired)
    for (const name of Object.keys(requiredMessages) as FieldName[])
      if (changes[name]?.to.trim() === "") delete changes[name];
  const saved = await saveListingFields(db, { ...own, changes });
  if (!saved.ok) return saved;
  const errors: FieldErrors = { ...saved.errors };
  for (const [name, stored] of Object.entries(saved.conflicts) as [FieldName, string][])
    errors[name] =
      `Changed on another device to ${describeField(name, stored)}. Send again to keep yours`;
  return Object.keys(errors).length > 0
    ? { ok: false, reason: "invalid", errors, typed }
    : { ok: true, notices: saved.notices };
}
