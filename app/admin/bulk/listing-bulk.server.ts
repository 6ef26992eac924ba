import { ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { eq, inArray, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import type {
  BulkContext,
  BulkSource,
  BulkServices,
  BulkSubject,
} from "#app/admin/bulk/bulk-change.ts";
import {
  checkListing,
  listingBulkLabels,
  type ListingChange,
  type ListingSkip,
} from "#app/admin/bulk/listing-changes.ts";
import { listingsList } from "#app/admin/listings/listings-list.queries.server.ts";
import {
  type ListingFlags,
  setListingFlags,
} from "#app/selling/administration/set-listing-flags.server.ts";
import {
  restoreListing,
  takeDownListing,
} from "#app/selling/administration/take-down-listing.server.ts";
import { reviewListing } from "#app/listings/lifecycle/review-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";

type Subject = Awaited<ReturnType<typeof read>>[number];

async function read(db: Db, ids: readonly string[]) {
  return db
    .select({
      id: listings.id,
      name: ownTitle,
      status: listings.status,
      before: listings.status,
      ...pick(listings, "featured", "verified", "packageId", "reviewReasons"),
      isOwnerActive: sql<boolean>`${users.deactivatedAt} is null and ${users.deletedAt} is null`,
    })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(inArray(listings.id, [...ids]));
}

const flagsByChange: Partial<Record<ListingChange, ListingFlags>> = {
  feature: { featured: true },
  unfeature: { featured: false },
  verify: { verified: true },
  unverify: { verified: false },
};

async function apply(
  { db, jobs }: BulkServices,
  change: ListingChange,
  { id }: BulkSubject,
  { administrator, reason, now, requestId }: BulkContext,
): Promise<string | null> {
  const step = { listingId: id, actorId: administrator.id, now, requestId };
  const flags = flagsByChange[change];
  const outcome = flags
    ? await setListingFlags(db, { ...step, flags })
    : change === "expire"
      ? await takeDownListing(db, jobs, { ...step, reason })
      : await reviewListing(db, jobs, { ...step, rejection: change === "reject" ? reason : null });
  return skipOf(outcome);
}

const skipOf = (outcome: { ok: true } | { ok: false; reason: string }): ListingSkip | null => {
  if (outcome.ok) return null;
  return outcome.reason === "owner-inactive" ? "owner-inactive" : "changed-meanwhile";
};

const inverse: Partial<Record<ListingChange, ListingChange>> = {
  feature: "unfeature",
  unfeature: "feature",
  verify: "unverify",
  unverify: "verify",
};

export const listingBulk: BulkSource<Subject, ListingChange> = {
  labels: listingBulkLabels,
  list: listingsList,
  read,
  check: checkListing,
  apply,
  async undo(services, change, subject, _before, context) {
    const { administrator, now, requestId } = context;
    const back = inverse[change];
    if (back) return checkListing(back, subject) ?? (await apply(services, back, subject, context));
    const outcome = await restoreListing(services.db, services.jobs, {
      listingId: subject.id,
      actorId: administrator.id,
      now,
      requestId,
    });
    return skipOf(outcome);
  },
};
