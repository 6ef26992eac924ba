import { expect, test } from "vitest";
import { formatTimeAgo, formatDate, formatDay } from "./format-date.ts";

test("a date is the day in the given zone", () => {
  expect(formatDate("2026-11-15T03:00:00Z")).toBe("Nov 14, 2026");
  expect(formatDate("2026-11-15T03:00:00Z", { timeZone: "UTC" })).toBe("Nov 15, 2026");
  expect(formatDate("2026-11-15T12:00:00Z", { format: "long" })).toBe("Sunday, November 15, 2026");
});

test.each([
  ["2026-11-15T12:00:00Z", "just now"],
  ["2026-11-15T11:30:00Z", "30 minutes ago"],
  ["2026-11-15T09:00:00Z", "3 hours ago"],
  ["2026-11-14T10:00:00Z", "yesterday"],
  ["2026-11-10T10:00:00Z", "5 days ago"],
  ["2026-10-30T10:00:00Z", "2 weeks ago"],
  ["2026-10-02T10:00:00Z", "1 month ago"],
  ["2026-09-01T10:00:00Z", "2 months ago"],
  ["2024-09-01T10:00:00Z", "2 years ago"],
  ["2026-11-18T12:00:00Z", "in 3 days"],
])("%s", (iso, words) => {
  expect(formatTimeAgo(iso, "2026-11-15T12:00:00Z")).toBe(words);
});

test("a day is the same everywhere", () => {
  expect(formatDay("2026-11-15")).toBe("Nov 15");
});
