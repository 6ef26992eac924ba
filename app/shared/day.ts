export const dayMs = 24 * 60 * 60 * 1000;

export const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * dayMs);

export const dayBefore = (now: Date, days: number): string =>
  addDays(now, -days).toISOString().slice(0, 10);

/** The operator's accounting and email times use Toronto time. */
export const officeZone = "America/Toronto";

/** The time at which the office's clocks show this hour of a day. For the server: not every browser has Temporal. */
export const officeTime = (day: string, hour = 0): Date =>
  new Date(
    Temporal.PlainDate.from(day).toZonedDateTime({
      timeZone: officeZone,
      plainTime: new Temporal.PlainTime(hour),
    }).epochMilliseconds,
  );

/** The moment at which clocks, the office's unless another zone is given, show a minute such as "09:30"; null if there is none. */
export function zonedMoment(day: string, time: string, timeZone = officeZone): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time)) return null;
  try {
    const shown = Temporal.PlainDateTime.from(`${day}T${time}`, { overflow: "reject" });
    return new Date(shown.toZonedDateTime(timeZone).epochMilliseconds);
  } catch (error) {
    // February 30
    if (error instanceof RangeError) return null;
    throw error;
  }
}
