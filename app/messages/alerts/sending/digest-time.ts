import type { AlertFrequency } from "#app/messages/alerts/alert.ts";
import { officeTime, officeZone } from "#app/shared/day.ts";

/** Digests go out in the morning of the office, and the weekly ones on Mondays. */
const digestHour = 8;
/** An instant alert writes at most this often; what comes in between is in the next email. */
export const instantPauseMinutes = 10;

/** The last time at which digests of this frequency were due. */
export function lastDigestTime(frequency: Exclude<AlertFrequency, "instant">, now: Date): Date {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(officeZone)
    .toPlainDate();
  const isWeekly = frequency === "weekly";
  const day = isWeekly ? today.subtract({ days: today.dayOfWeek - 1 }) : today;
  const time = officeTime(day.toString(), digestHour);
  const before = day.subtract({ days: isWeekly ? 7 : 1 });
  return time <= now ? time : officeTime(before.toString(), digestHour);
}
