/** Every 30 days the owner is asked to confirm; after 14 days of silence the listing is marked as unconfirmed and ranks lower. */
import type { ListingStatus } from "#app/listings/listing.ts";
import { addDays, dayMs } from "#app/shared/day.ts";

export const askEveryDays = 30;
export const silentDays = 14;

export const unconfirmedBefore = (now: Date): Date => addDays(now, -(askEveryDays + silentDays));

export const isUnconfirmed = (
  listing: { status: ListingStatus; confirmedAt: Date },
  now: Date,
): boolean => listing.status === "active" && listing.confirmedAt <= unconfirmedBefore(now);

/** When a confirmation was last due: after 30 days, 60, 90, …; null before the first time. */
export function lastAskDue(confirmedAt: Date, now: Date): Date | null {
  const times = Math.floor((now.getTime() - confirmedAt.getTime()) / (askEveryDays * dayMs));
  return times > 0 ? addDays(confirmedAt, times * askEveryDays) : null;
}
