import { expect, test } from "vitest";
import { canDelete, canSchedule, checkTime, wasPublished } from "./publication.ts";
import { zonedMoment } from "#app/shared/day.ts";

const publishAt = new Date("2026-05-01T12:00:00Z");

test.each([
  ["a new draft", { status: "draft", publishAt: null }, false, true, true],
  ["what waits for its time", { status: "scheduled", publishAt }, false, false, true],
  ["what readers see", { status: "published", publishAt }, true, false, false],
  ["what readers saw", { status: "draft", publishAt }, true, false, false],
] as const)("%s", (_what, article, was, deletable, schedulable) => {
  expect([wasPublished(article), canDelete(article), canSchedule(article)]).toEqual([
    was,
    deletable,
    schedulable,
  ]);
});

test("a time is in the future, within two years", () => {
  const now = new Date("2026-11-18T15:00:00Z");
  const at = (text: string) => checkTime(new Date(text), now);
  expect(checkTime(null, now)).toBe("not-a-time");
  expect(at("2026-11-18T15:00:00Z")).toBe("past");
  expect(at("2026-11-18T15:01:00Z")).toBe(null);
  expect(at("2029-01-01T00:00:00Z")).toBe("too-far");
});

test.each([
  ["2026-11-18", "09:30", "2026-11-18T14:30:00.000Z"],
  ["2026-07-01", "09:30", "2026-07-01T13:30:00.000Z"],
  // The clocks skip this hour, and repeat that one.
  ["2027-03-14", "02:30", "2027-03-14T07:30:00.000Z"],
  ["2026-11-01", "01:30", "2026-11-01T05:30:00.000Z"],
])("the office's clocks show %s %s at %s", (day, time, expected) => {
  expect(zonedMoment(day, time)?.toISOString()).toBe(expected);
});

test.each([
  ["", ""],
  ["2026-02-30", "09:30"],
  ["2026-11-18", "24:00"],
  ["2026-11-18", "9:30"],
  ["+020000-01-01", "09:30"],
  ["2026-11-18", "09:30[u-ca=hebrew]"],
  ["0000-00-00", "\0"],
])("no clock shows “%s” “%s”", (day, time) => {
  expect(zonedMoment(day, time)).toBe(null);
});
