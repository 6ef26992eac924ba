import { expect, test } from "vitest";
import { addDays, daysBetween, monthBefore, startOfDay, weekStart } from "./calendar-day.ts";
import { officeDay } from "#app/ui/format/format-date.ts";

test("a day starts at midnight in Toronto, in winter and in summer", () => {
  expect(startOfDay("2026-01-15").toISOString()).toBe("2026-01-15T05:00:00.000Z");
  expect(startOfDay("2026-07-15").toISOString()).toBe("2026-07-15T04:00:00.000Z");
});

test("days with a clock change are complete", () => {
  for (const day of ["2026-03-08", "2026-03-09", "2026-11-01", "2026-11-02"]) {
    expect(officeDay(startOfDay(day))).toBe(day);
    expect(officeDay(new Date(startOfDay(day).getTime() - 1))).toBe(addDays(day, -1));
  }
});

test("the same day of the previous month, or its last day", () => {
  expect(monthBefore("2026-11-15")).toBe("2026-10-15");
  expect(monthBefore("2026-03-31")).toBe("2026-02-28");
  expect(monthBefore("2026-01-10")).toBe("2025-12-10");
});

test("weeks start on Monday", () => {
  expect(weekStart("2026-11-16")).toBe("2026-11-16");
  expect(weekStart("2026-11-15")).toBe("2026-11-09");
});

test("counts days across the end of a year", () => {
  expect(daysBetween("2026-12-30", "2027-01-02")).toEqual([
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
    "2027-01-02",
  ]);
  expect(daysBetween("2026-12-30", "2026-12-29")).toEqual([]);
});
