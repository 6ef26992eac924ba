import type { AlertFrequency } from "#app/messages/alerts/alert.ts";

/** Digests go out in the morning of the office, and the weekly ones on Mondays. */
export const digestHour = 8;
export const digestTimeZone = "America/Toronto";
/** An instant alert writes at most this often; what comes in between is in the next email. */
export const instantPauseMinutes = 10;

const hourMs = 3_600_000;
const local = new Intl.DateTimeFormat("en-CA", {
  timeZone: digestTimeZone,
  hourCycle: "h23",
  weekday: "short",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
});

function partsOf(moment: Date) {
  const parts = Object.fromEntries(
    local.formatToParts(moment).map(({ type, value }) => [type, value]),
  ) as Record<Intl.DateTimeFormatPartTypes, string>;
  return {
    weekday: parts.weekday,
    hour: Number(parts.hour),
    day: Date.UTC(Number(parts.year), Number(parts.month) - 1, Number(parts.day)),
  };
}

/** Of the two offsets that the zone has, the one that is right on that day. */
function atDigestHour(day: number): Date {
  const [summer, winter] = [4, 5].map(
    (behind) => new Date(day + (digestHour + behind) * hourMs),
  ) as [Date, Date];
  return partsOf(summer).hour === digestHour ? summer : winter;
}

/** The last time at which digests of this frequency were due. */
export function lastDigestTime(frequency: Exclude<AlertFrequency, "instant">, now: Date): Date {
  const today = partsOf(now).day;
  for (let back = 0; ; back++) {
    const time = atDigestHour(today - back * 24 * hourMs);
    if (time <= now && (frequency === "daily" || partsOf(time).weekday === "Mon")) return time;
  }
}
