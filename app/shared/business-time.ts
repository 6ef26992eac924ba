/** Promises of the office count Monday to Friday in Toronto, where a business day has 24 hours. Public holidays count, too. */
import { dayMs, officeZone } from "#app/shared/day.ts";

const saturday = 6;

/** For the server: not every browser has Temporal. */
export function businessMs(from: Date, to: Date): number {
  let worked = 0;
  let at = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(officeZone);
  while (at.epochMilliseconds < to.getTime()) {
    const midnight = at.startOfDay().add({ days: 1 });
    if (at.dayOfWeek < saturday)
      worked += Math.min(midnight.epochMilliseconds, to.getTime()) - at.epochMilliseconds;
    at = midnight;
  }
  return worked;
}

export const businessDays = (count: number): number => count * dayMs;
