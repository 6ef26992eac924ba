import type { FieldChanges } from "#app/selling/editing/check-changes.ts";
import { saveListingFields } from "#app/selling/editing/save-listing-fields.server.ts";
import { changeOwnListing } from "#app/listings/lifecycle/change-own-listing.server.ts";
import {
  type BulkChange,
  type ContactDetails,
  contactFields,
  judgeBulk,
  type SelectedListing,
  type Skipped,
  type SkipReason,
} from "./bulk-change.ts";
import { listSelected } from "./selected-listings.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";

export interface BulkRequest {
  ownerId: string;
  ids: readonly string[];
  change: BulkChange;
  details?: ContactDetails;
  now: Date;
  requestId?: string | null;
}

export interface BulkOutcome {
  changed: number;
  skipped: Skipped[];
}

/** Each listing in a transaction of its own: one that cannot be changed keeps none of the others from it. */
export async function changeMany(db: Db, jobs: Jobs, request: BulkRequest): Promise<BulkOutcome> {
  const { ownerId, ids, change, details, now } = request;
  const outcome: BulkOutcome = { changed: 0, skipped: [] };
  for (const listing of await listSelected(db, ownerId, ids)) {
    const reason =
      judgeBulk(change, listing, now, details) ?? (await changeOne(db, jobs, listing, request));
    if (reason) outcome.skipped.push({ id: listing.id, title: listing.title, reason });
    else outcome.changed++;
  }
  return outcome;
}

async function changeOne(
  db: Db,
  jobs: Jobs,
  listing: SelectedListing,
  { ownerId, change, details = {}, now, requestId = null }: BulkRequest,
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
