import { findCategory, findSubcategoryAnywhere } from "#app/listings/category.ts";
import type { ListingStatus } from "#app/listings/listing.ts";
import { prepareField } from "#app/selling/editing/check-changes.ts";
import {
  canEdit,
  type FieldName,
  fieldOf,
  type ListingForm,
  requiredMessages,
} from "#app/selling/editing/listing-fields.ts";
import { fieldSchemas } from "#app/selling/editing/listing-fields.schema.ts";
import { shorten } from "#app/shared/shorten.ts";
import { columnLabel, type ImportColumn, isField, type Mapping } from "./import-columns.ts";
import { checkAddresses, splitAddresses } from "./photo-addresses.ts";
import { readCell } from "./read-cell.ts";
import { unprotectCell } from "./protect-cell.ts";

/** What a row would do to the listings. */
export const rowKinds = ["new", "changed", "unchanged", "missing", "error"] as const;
export type RowKind = (typeof rowKinds)[number];

export const rowKindLabels: Record<RowKind, string> = {
  new: "New draft",
  changed: "Changed",
  unchanged: "Unchanged",
  missing: "Withdrawn",
  error: "Errors",
};

export interface RowError {
  column: string;
  message: string;
}

export interface RowChange {
  field: FieldName;
  from: string;
  to: string;
}

export interface CheckedRow {
  kind: RowKind;
  reference: string;
  /** Of the listing that the row belongs to; null for a new one. */
  listingId: string | null;
  errors: RowError[];
  changes: RowChange[];
  /** Addresses that the listing has no photo from yet. */
  photos: string[];
  /** What differs but can't be changed while the listing is in review, or sold. */
  locked: FieldName[];
  /** Public texts without the phone numbers, email addresses and links that the file has in them. */
  cleaned: FieldName[];
  /** The feed has it again: it was withdrawn because the feed had lost it. */
  returns: boolean;
}

/** A listing of the person, as rows are compared with it. */
export interface KnownListing {
  id: string;
  reference: string | null;
  status: ListingStatus;
  form: ListingForm;
  photos: readonly string[];
  isWithdrawnByFeed: boolean;
}

interface RowsToCheck {
  rows: readonly { cells: readonly string[] }[];
  mapping: Mapping;
  known: readonly KnownListing[];
  /** References of listings that the person no longer looks after. */
  lost: readonly string[];
  isFromFeed: boolean;
  now: Date;
}

export const maxReference = 100;
const spreadsheetError = /^#(REF|N\/A|VALUE|NAME|DIV\/0|NUM|NULL|SPILL|CALC)[!?]?$/;

/** By the rules of the form. An empty cell leaves the field as it is. */
export function checkRows({
  rows,
  mapping,
  known,
  lost,
  isFromFeed,
  now,
}: RowsToCheck): CheckedRow[] {
  const schemas = fieldSchemas(now);
  const byReference = new Map(
    known.flatMap((one) => (one.reference ? [[one.reference, one]] : [])),
  );
  const byId = new Map(known.map((one) => [one.id, one]));
  const isLost = new Set(lost);
  const seen = new Set<string>();

  return rows.map(({ cells }): CheckedRow => {
    const errors: RowError[] = [];
    if (cells.length > mapping.length)
      errors.push({
        column: "Row",
        message: `It has more cells than there are columns with names: “${shorten(cells.at(-1)!, 60)}”. A text with commas needs quotation marks around it`,
      });
    const texts = new Map<ImportColumn, string>();
    for (const [at, column] of mapping.entries()) {
      const cell = unprotectCell(cells[at] ?? "");
      if (!column || cell === "") continue;
      if (spreadsheetError.test(cell))
        errors.push({ column: columnLabel(column), message: `The cell shows the error ${cell}` });
      else texts.set(column, cell);
    }
    const id = texts.get("listingId")?.toLowerCase();
    const named = texts.get("reference") ?? "";
    const listing = (named && byReference.get(named)) || (id ? byId.get(id) : undefined) || null;
    const reference = named || listing?.reference || id || "";
    const key = listing?.id ?? reference;
    if (reference === "") errors.push({ column: "Reference", message: "The reference is missing" });
    else if (reference.length > maxReference)
      errors.push({ column: "Reference", message: `Use at most ${maxReference} characters` });
    else if (seen.has(key))
      errors.push({ column: "Reference", message: `Another row has the reference ${reference}` });
    else if (isLost.has(reference))
      errors.push({
        column: "Reference",
        message: "It belongs to a listing that you no longer look after",
      });
    else if (named && listing?.reference && listing.reference !== named)
      errors.push({
        column: "Reference",
        message: `This listing has the reference ${listing.reference}`,
      });
    else if (id && !listing && !named)
      errors.push({
        column: columnLabel("listingId"),
        message: "None of your listings has this ID",
      });
    seen.add(key);

    const wanted = new Map<FieldName, string>();
    const cleaned: FieldName[] = [];
    for (const [column, cell] of texts) {
      if (!isField(column)) continue;
      const prepared = prepareField(schemas, column, readCell(column, cell));
      const error = explainCategories(column, readCell(column, cell)) ?? prepared.error;
      if (error) errors.push({ column: columnLabel(column), message: error });
      else {
        wanted.set(column, prepared.text);
        if (prepared.notice && prepared.notice.removed.length > 0) cleaned.push(column);
      }
    }
    checkSubcategory(wanted, listing, errors);
    const photos = splitAddresses(texts.get("photos") ?? "");
    const photoError = checkAddresses(photos);
    if (photoError) errors.push({ column: columnLabel("photos"), message: photoError });
    const missing = (Object.keys(requiredMessages) as FieldName[]).filter(
      (field) => !listing && !texts.has(field),
    );
    for (const field of missing)
      errors.push({ column: fieldOf(field).label, message: requiredMessages[field]! });

    const locked: FieldName[] = [];
    const changes: RowChange[] = [];
    for (const [field, to] of wanted) {
      const from = listing?.form[field] ?? "";
      if (isSame(field, from, to)) continue;
      if (listing && !canEdit(field, listing.status)) locked.push(field);
      else changes.push({ field, from, to });
    }
    const newPhotos = photos.filter((address) => !listing?.photos.includes(address));
    const isLinked = !listing || listing.reference === reference || !named;
    const returns = isFromFeed && listing?.isWithdrawnByFeed === true;
    const kind =
      errors.length > 0
        ? "error"
        : !listing
          ? "new"
          : changes.length > 0 || newPhotos.length > 0 || !isLinked || returns
            ? "changed"
            : "unchanged";
    return {
      kind,
      reference,
      listingId: listing?.id ?? null,
      errors,
      changes,
      photos: listing?.status === "sold" ? [] : newPhotos,
      locked,
      cleaned,
      returns,
    };
  });
}

/** " For Sale" is appended to a headline when it is stored. */
const isSame = (field: FieldName, from: string, to: string): boolean =>
  field === "listingHeadline" ? from === to.replace(/ for sale$/i, "") : from === to;

function explainCategories(column: FieldName, text: string): string | null {
  if (column !== "categories") return null;
  const unknown = text.split(",").find((name) => !findCategory(name));
  return unknown === undefined ? null : `We have no category “${shorten(unknown, 60)}”`;
}

/** Otherwise it would be dropped on save, and found different at every import. */
function checkSubcategory(
  wanted: ReadonlyMap<FieldName, string>,
  listing: KnownListing | null,
  errors: RowError[],
): void {
  const subcategory = wanted.get("subcategory");
  const main = (wanted.get("categories") ?? listing?.form.categories ?? "").split(",")[0];
  if (subcategory && main && findSubcategoryAnywhere(subcategory)?.category.slug !== main)
    errors.push({
      column: fieldOf("subcategory").label,
      message: "Choose a subcategory of the first category",
    });
}
