import { expect, test } from "vitest";
import { businessMs } from "./business-time.ts";
import { zonedMoment } from "./day.ts";

const hours = (from: [string, string], to: [string, string]) =>
  businessMs(zonedMoment(...from)!, zonedMoment(...to)!) / 3_600_000;

test.each<[what: string, from: [string, string], to: [string, string], hours: number]>([
  ["within a day", ["2026-11-18", "09:00"], ["2026-11-18", "17:30"], 8.5],
  ["over a night", ["2026-11-17", "15:00"], ["2026-11-18", "15:00"], 24],
  ["over a weekend", ["2026-11-13", "15:00"], ["2026-11-17", "15:00"], 48],
  ["from a Saturday to Tuesday's end", ["2026-11-14", "11:00"], ["2026-11-18", "00:00"], 48],
  ["within a weekend", ["2026-11-14", "00:00"], ["2026-11-15", "23:59"], 0],
  ["over the Sunday when clocks go forward", ["2026-03-06", "12:00"], ["2026-03-09", "12:00"], 24],
  ["over the Sunday when clocks go back", ["2026-10-30", "12:00"], ["2026-11-02", "12:00"], 24],
  ["two weeks", ["2026-11-02", "08:00"], ["2026-11-16", "08:00"], 240],
  ["backwards", ["2026-11-18", "09:00"], ["2026-11-17", "09:00"], 0],
])("%s", (_what, from, to, expected) => expect(hours(from, to)).toBe(expected));

test("the days are those of Toronto", () => {
  // Sunday evening there is Monday in Greenwich.
  expect(businessMs(new Date("2026-11-16T01:00Z"), new Date("2026-11-16T06:00Z"))).toBe(3_600_000);
});
