/** Every 30 days the owner is asked whether it is still for sale; after 14 days of silence it says so and ranks lower. */
import type { ListingStatus } from "#app/listings/listing.ts";
import { addDays, dayMs } from "#app/shared/day.ts";

export const askEveryDays = 30;
export const silentDays = 14;

export const unconfirmedBefore = (now: Date): Date => addDays(now, -(askEveryDays + silentDays));

export const isUnconfirmed = (
  listing: { status: ListingStatus; confirmedAt: Date },
  now: Date,
): boolean => listing.status === "active" && listing.confirmedAt <= unconfirmedBefore(now);

/** When the owner was last due to be asked: after 30 days, 60, 90, …; null before the first time. */
export function lastAskDue(confirmedAt: Date, now: Date): Date | null {
  const times = Math.floor((now.getTime() - confirmedAt.getTime()) / (askEveryDays * dayMs));
  return times > 0 ? addDays(confirmedAt, times * askEveryDays) : null;
}
