import type { ListingStatus, PackageId } from "#app/listings/listing.ts";
import { canTake, type StepName } from "./listing-states.ts";
import { runsUntilSold } from "./package-placement.ts";

export const ownerActions = ["confirm", "sell", "undo-sale", "withdraw", "reactivate"] as const;
export type OwnerAction = (typeof ownerActions)[number];

export const isOwnerAction = (text: string): text is OwnerAction =>
  ownerActions.some((action) => action === text);

export interface ListingLife {
  status: ListingStatus;
  packageId: PackageId | null;
  expiresAt: Date | null;
  withdrawnAt: Date | null;
  rejectedAt: Date | null;
}

export function stepOf(action: OwnerAction, listing: ListingLife, now: Date): StepName | null {
  const step = stepName(action, listing, now);
  return step && canTake(step, listing.status, "owner") ? step : null;
}

function stepName(action: OwnerAction, listing: ListingLife, now: Date): StepName | null {
  const isRunning = listing.expiresAt !== null && listing.expiresAt > now;
  switch (action) {
    case "confirm":
      if (isRunning && listing.status === "active") return "confirm";
      // A listing that runs until sold never ends on its own: the owner's confirmation restores it.
      return listing.status === "expired" && mayRevive(listing) ? "revive" : null;
    case "sell":
      return "sell";
    case "undo-sale":
      // Undoing a sale does not undo an administrator's decision.
      return isRunning && listing.packageId && !listing.rejectedAt ? "relist" : "reopen";
    case "withdraw":
      return isRunning ? "withdraw" : null;
    case "reactivate":
      return isRunning && listing.withdrawnAt ? "reactivate" : null;
  }
}

const mayRevive = ({ packageId, withdrawnAt, rejectedAt }: ListingLife): boolean =>
  runsUntilSold(packageId) && !withdrawnAt && !rejectedAt;

/** An administrator took it off the market during its term; only an administrator can restore it. */
export const isTakenDown = ({ status, rejectedAt, expiresAt }: ListingLife, now: Date): boolean =>
  status === "expired" && rejectedAt !== null && expiresAt !== null && expiresAt > now;

export const possibleActions = (listing: ListingLife, now: Date): OwnerAction[] =>
  ownerActions.filter((action) => stepOf(action, listing, now) !== null);

export const canBuyPackage = (listing: ListingLife, now: Date): boolean =>
  canTake("activate", listing.status, "payment") &&
  stepOf("reactivate", listing, now) === null &&
  !isTakenDown(listing, now);
