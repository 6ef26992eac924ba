import { eq } from "drizzle-orm";
import { type OverrideRefusal, planOverride } from "./override.ts";
import { isOwnerActive, lockListing } from "#app/listings/lifecycle/move-listing.server.ts";
import type { ListingStatus } from "#app/listings/listing.ts";
import { listings } from "#app/listings/listings.table.ts";
import { checkListing } from "#app/listings/review/check-listing.server.ts";
import { notifyOfDecision } from "#app/listings/lifecycle/notify-owner.server.ts";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import { storeListing } from "#app/listings/confidential/store-listing.server.ts";
import { lockStoredListing } from "#app/listings/confidential/stored-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { changedFields } from "#app/platform/audit/changed-fields.ts";

export interface StatusOverride {
  listingId: string;
  actorId: string;
  status: ListingStatus;
  reason: string;
  now: Date;
  requestId?: string | null;
}

export type OverrideOutcome =
  | { ok: true; from: ListingStatus; status: ListingStatus }
  | { ok: false; reason: "not-found" | OverrideRefusal };

/** Sets a status on an administrator's decision, outside the state graph. See `override.ts` for the effects. */
export const overrideListingStatus = (
  db: Db,
  jobs: Jobs,
  override: StatusOverride,
): Promise<OverrideOutcome> => db.transaction((tx) => overrideStatusIn(tx, jobs, override));

export async function overrideStatusIn(
  tx: Db,
  jobs: Jobs,
  override: StatusOverride,
): Promise<OverrideOutcome> {
  const { listingId, status, reason, now } = override;
  const listing = await lockListing(tx, listingId);
  if (!listing) return { ok: false, reason: "not-found" };
  const planned = planOverride(listing, status, now);
  if (!planned.ok) return planned;
  if (status === "active" && !(await isOwnerActive(tx, listing)))
    return { ok: false, reason: "owner-inactive" };
  const { changes } = planned.plan;
  // Reviewed findings are not reported again.
  const findings = status === "active" ? await checkListing(tx, listingId) : [];
  const before = (await lockStoredListing(tx, eq(listings.id, listingId)))!;
  await storeListing(tx, before, { ...changes, updatedAt: now });
  await auditListing(tx, override, "listing-status-overridden", {
    ...changedFields(
      Object.fromEntries(Object.keys(changes).map((key) => [key, before[key as "status"]])),
      { ...changes },
    ),
    reason,
    ...(findings.length > 0 && { findings }),
  });
  await notifyOfDecision(tx, jobs, {
    listing,
    decision: { kind: "status-set", status, reason },
  });
  return { ok: true, from: listing.status, status };
}
