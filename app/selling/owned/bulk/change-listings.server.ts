import { ownText, ownTitle } from "#app/listings/confidential/own-text.server.ts";
import type { FieldChanges } from "#app/selling/editing/check-changes.ts";
import { saveListingFields } from "#app/selling/editing/save-listing-fields.server.ts";
import { changeOwnListing } from "#app/listings/lifecycle/change-own-listing.server.ts";
import {
  type BulkChange,
  checkBulkChange,
  type ContactDetails,
  contactFields,
  type SelectedListing,
  type SkipReason,
} from "./bulk-change.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { BulkTally, maxTicked } from "#app/ui/bulk/bulk.ts";
import { fieldSchemas } from "#app/selling/editing/listing-fields.schema.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { managedBy } from "#app/listings/public-listing.server.ts";
import { needConditions } from "#app/selling/owned/need-conditions.server.ts";
import type { OwnedSearch } from "#app/selling/owned/owned-listing.ts";
import { formText } from "#app/shared/form-text.ts";

interface BulkInput {
  ownerId: string;
  ids: readonly string[];
  change: BulkChange;
  details?: ContactDetails;
  now: Date;
  requestId?: string | null;
}

export function previewChange(
  change: BulkChange,
  selected: readonly SelectedListing[],
  details?: ContactDetails,
) {
  const tally = new BulkTally(maxTicked);
  for (const listing of selected)
    tally.add(checkBulkChange(change, listing, new Date(), details), listing.title);
  return { changed: tally.willChange, skipped: tally.skipped };
}

/** Each listing in its own transaction: a failure does not stop the others. */
export async function changeListings(db: Db, jobs: Jobs, input: BulkInput) {
  const { ownerId, ids, change, details, now } = input;
  const tally = new BulkTally(maxTicked);
  for (const listing of await listSelected(db, ownerId, ids)) {
    const reason =
      checkBulkChange(change, listing, now, details) ?? (await changeOne(db, jobs, listing, input));
    tally.add(reason, listing.title);
  }
  return { changed: tally.willChange, skipped: tally.skipped };
}

async function changeOne(
  db: Db,
  jobs: Jobs,
  listing: SelectedListing,
  { ownerId, change, details = {}, now, requestId = null }: BulkInput,
): Promise<SkipReason | null> {
  const own = { listingId: listing.id, ownerId, now, requestId };
  if (change !== "contact") {
    const { ok } = await changeOwnListing(db, jobs, { ...own, action: change });
    return ok ? null : "changed-meanwhile";
  }
  const changes: FieldChanges = {};
  for (const field of contactFields)
    if (details[field] !== undefined)
      changes[field] = { from: String(listing[field]), to: details[field] };
  const saved = await saveListingFields(db, { ...own, changes });
  return saved.ok && Object.keys(saved.conflicts).length === 0 ? null : "changed-meanwhile";
}

type ParsedDetails = { ok: true; details: ContactDetails } | { ok: false; errors: FieldErrors };

export function parseContactDetails(form: FormData, now: Date): ParsedDetails {
  const schemas = fieldSchemas(now);
  const details: ContactDetails = {};
  const errors: FieldErrors = {};
  for (const field of contactFields) {
    const text = formText(form, field).trim();
    if (text === "") continue;
    const parsed = schemas[field].safeParse(text);
    if (parsed.success) details[field] = parsed.data;
    else errors[field] = parsed.error.issues[0]!.message;
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return Object.keys(details).length > 0
    ? { ok: true, details }
    : { ok: false, errors: { contactName: "Fill in at least one field" } };
}

export const listSelected = (
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<SelectedListing[]> => select(db, ownerId, inArray(listings.id, ids.slice(0, maxTicked)));

export const listMatching = (
  db: Db,
  ownerId: string,
  { status, need, words }: OwnedSearch,
  now: Date,
): Promise<SelectedListing[]> =>
  select(
    db,
    ownerId,
    and(
      status ? eq(listings.status, status) : undefined,
      need ? needConditions(ownerId, now)[need] : undefined,
      words ? sql`strpos(search_key(${ownTitle}), search_key(${words})) > 0` : undefined,
    ),
  );

const select = (db: Db, ownerId: string, condition: SQL | undefined): Promise<SelectedListing[]> =>
  db
    .select({
      id: listings.id,
      title: ownTitle,
      status: listings.status,
      packageId: listings.packageId,
      expiresAt: listings.expiresAt,
      withdrawnAt: listings.withdrawnAt,
      rejectedAt: listings.rejectedAt,
      contactName: ownText("contactName"),
      contactEmail: ownText("contactEmail"),
      contactPhone: ownText("contactPhone"),
      responseTime: listings.responseTime,
      isRepresented: sql<boolean>`${listings.ownerId} <> ${ownerId}::uuid`,
    })
    .from(listings)
    .where(and(managedBy(ownerId), condition))
    .orderBy(desc(listings.createdAt), desc(listings.id))
    .limit(maxTicked);
