const format = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/Toronto",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The day on which a moment falls where the product is at home, such as `2026-11-15`. */
export const calendarDayOf = (moment: Date): string => format.format(moment);
