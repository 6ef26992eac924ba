import { expect, test } from "vitest";
import { firstDay, makeStatistics, parsePeriod } from "./statistics.ts";

const now = new Date("2026-11-15T23:30:00Z");
const row = (day: string, views: number, saves = 0, inquiries = 0) => ({
  day,
  views,
  saves,
  inquiries,
});

test("has every day of the period, and a total of the previous one", () => {
  const { days, totals } = makeStatistics(
    [
      row("2026-11-02", 3),
      row("2026-11-08", 4, 1),
      row("2026-11-09", 5, 2, 1),
      row("2026-11-15", 1),
    ],
    { period: 7, publishedAt: new Date("2026-10-01"), now },
  );
  expect(days.map(({ day }) => day)).toEqual([
    "2026-11-09",
    "2026-11-10",
    "2026-11-11",
    "2026-11-12",
    "2026-11-13",
    "2026-11-14",
    "2026-11-15",
  ]);
  expect(days[0]).toEqual(row("2026-11-09", 5, 2, 1));
  expect(days[1]).toEqual(row("2026-11-10", 0));
  expect(totals).toEqual({
    views: { count: 6, before: 7 },
    saves: { count: 2, before: 1 },
    inquiries: { count: 1, before: 0 },
  });
  expect(firstDay(now, 7)).toBe("2026-11-02");
});

test("a listing younger than the previous period has no comparison", () => {
  const totalsOf = (publishedAt: Date | null) =>
    makeStatistics([], { period: 7, publishedAt, now }).totals.views;
  expect(totalsOf(new Date("2026-11-02T10:00:00Z"))).toEqual({ count: 0, before: 0 });
  expect(totalsOf(new Date("2026-11-03T10:00:00Z"))).toEqual({ count: 0, before: null });
  expect(totalsOf(null)).toEqual({ count: 0, before: null });
});

test.each([
  ["7", 7],
  ["90", 90],
  ["30", 30],
  ["31", 30],
  ["7.0", 30],
  [null, 30],
])("the period %s is %s days", (text, days) => {
  expect(parsePeriod(text)).toBe(days);
});
