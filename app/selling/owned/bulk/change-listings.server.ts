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
import { listSelected } from "./selected-listings.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { BulkTally, maxTicked } from "#app/ui/bulk/bulk.ts";

export interface BulkInput {
  ownerId: string;
  ids: readonly string[];
  change: BulkChange;
  details?: ContactDetails;
  now: Date;
  requestId?: string | null;
}

/** Each listing in its own transaction: one that fails does not stop the others. */
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
