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
