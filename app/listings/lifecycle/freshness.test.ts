import { expect, test } from "vitest";
import { isUnconfirmed, lastAskDue } from "./freshness.ts";
import { dueReminder } from "./notices.ts";
import { addDays } from "#app/shared/day.ts";

const day = new Date("2026-11-15T12:00:00Z");
const after = (days: number) => addDays(day, days);

test.each([
  [29.9, null],
  [30, 30],
  [44, 30],
  [60, 60],
  [100, 90],
])("after %s days of silence the last reminder was due on day %s", (days, due) => {
  expect(lastAskDue(day, after(days))).toEqual(due === null ? null : after(due));
});

test("becomes unconfirmed 14 days after the 30-day reminder, only while active", () => {
  const listing = { status: "active" as const, confirmedAt: day };
  expect(isUnconfirmed(listing, after(43.9))).toBe(false);
  expect(isUnconfirmed(listing, after(44))).toBe(true);
  expect(isUnconfirmed({ ...listing, status: "sold" }, after(60))).toBe(false);
});

test.each([
  [-14.1, null],
  [-14, "14"],
  [-3.1, "14"],
  [-3, "3"],
  [-0.1, "3"],
  [0, null],
  [20, null],
])("%s days from the end the reminder of %s days is due", (days, reminder) => {
  expect(dueReminder(day, after(days))).toBe(reminder);
});
