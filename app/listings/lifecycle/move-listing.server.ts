import { and, eq, isNull } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { has, type StepName, steps } from "./listing-states.ts";
import { isFeaturedPackage } from "./package-placement.ts";
import { ownTitle } from "#app/listings/confidential/own-text.server.ts";
import {
  changeListing,
  type ListingColumns,
} from "#app/listings/confidential/store-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";

const livingColumns = {
  id: listings.id,
  ownerId: listings.ownerId,
  ownerDeletedAt: users.deletedAt,
  ownerDeactivatedAt: users.deactivatedAt,
  title: ownTitle,
  status: listings.status,
  packageId: listings.packageId,
  packagePurchasedAt: listings.packagePurchasedAt,
  publishedAt: listings.publishedAt,
  expiresAt: listings.expiresAt,
  confirmedAt: listings.confirmedAt,
  unconfirmed: listings.unconfirmed,
  withdrawnAt: listings.withdrawnAt,
  rejectedAt: listings.rejectedAt,
  rejectionReason: listings.rejectionReason,
  reviewReasons: listings.reviewReasons,
  saleAgreedAt: listings.saleAgreedAt,
  soldAt: listings.soldAt,
};

export async function lockListing(tx: Db, listingId: string) {
  const [listing] = await tx
    .select(livingColumns)
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(eq(listings.id, listingId))
    .for("update", { of: listings });
  return listing ?? null;
}

export type LivingListing = NonNullable<Awaited<ReturnType<typeof lockListing>>>;

/** Locks the owner's row: a concurrent deactivation either comes first, or takes the listing off the market itself. */
export async function isOwnerActive(
  tx: Db,
  { ownerId }: Pick<LivingListing, "ownerId">,
): Promise<boolean> {
  const active = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, ownerId), isNull(users.deactivatedAt), isNull(users.deletedAt)))
    .for("share");
  return active.length > 0;
}

interface Move {
  step: StepName;
  now: Date;
  /** The actor; null for a payment or the clock. */
  actorId?: string | null;
  requestId?: string | null;
  changes?: ListingColumns;
  details?: Record<string, unknown>;
}

/** Moves a locked listing and audits it. Triggers update search index and page caches. */
export async function moveListing(tx: Db, listing: LivingListing, move: Move): Promise<void> {
  const { step, now, changes = {}, details = {}, actorId = null, requestId = null } = move;
  const { to } = steps[step];
  const isAgreed = listing.saleAgreedAt !== null && !has(step, "clear-agreement");
  await changeListing(tx, listing.id, {
    status: to,
    updatedAt: now,
    ...effectsOn(listing, step, now),
    ...changes,
    // Featured places are for businesses that can still be bought.
    ...(isAgreed && { featured: false }),
  });
  const by = { listingId: listing.id, actorId, requestId };
  const change = { from: listing.status, to, ...details };
  await auditListing(tx, by, `listing-${pastParticiples[step]}`, change);
}

function effectsOn({ packageId }: LivingListing, step: StepName, now: Date): ListingColumns {
  return {
    ...(has(step, "publish") && { publishedAt: now }),
    ...(has(step, "confirm") && { confirmedAt: now, unconfirmed: false }),
    ...(has(step, "feature") && { featured: isFeaturedPackage(packageId) }),
    ...(has(step, "stop-featuring") && { featured: false }),
    ...(has(step, "record-agreement") && { saleAgreedAt: now }),
    ...(has(step, "clear-agreement") && { saleAgreedAt: null }),
    ...(has(step, "record-sale") && { soldAt: now }),
    ...(has(step, "clear-sale") && { soldAt: null, soldPrice: null }),
    ...(has(step, "record-withdrawal") && { withdrawnAt: now }),
    ...(has(step, "clear-withdrawal") && { withdrawnAt: null }),
    ...(has(step, "record-rejection") && { rejectedAt: now }),
    ...(has(step, "clear-rejection") && { rejectedAt: null, rejectionReason: null }),
    ...(has(step, "clear-findings") && { reviewReasons: [] }),
    ...(has(step, "remove-package") && {
      packageId: null,
      packagePurchasedAt: null,
      featured: false,
    }),
  };
}

const pastParticiples: Record<StepName, string> = {
  activate: "activated",
  submit: "submitted",
  hold: "held",
  upgrade: "upgraded",
  renew: "renewed",
  revive: "revived",
  approve: "approved",
  clear: "cleared",
  reject: "rejected",
  flag: "flagged",
  keep: "kept",
  takeDown: "taken-down",
  restore: "restored",
  confirm: "confirmed",
  expire: "expired",
  revoke: "revoked",
  fallBack: "fallen-back",
  sell: "sold",
  agree: "agreed",
  reoffer: "reoffered",
  release: "released",
  relist: "relisted",
  reopen: "reopened",
  withdraw: "withdrawn",
  reactivate: "reactivated",
  close: "closed",
};

/** Notifies payments, a later feature, when a listing leaves the market or a sale is undone. */
export interface SettlePayments {
  listingId: string;
  because: "sold" | "sale-undone" | "withdrawn" | "rejected";
  /** Start of the rejected term, ISO 8601: payments for earlier terms are used up. */
  purchasedAt?: string;
}

export const settlePaymentsJob = defineJob<SettlePayments>("settle-payments");
