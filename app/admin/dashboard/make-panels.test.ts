import { expect, test } from "vitest";
import { addDays } from "./calendar-day.ts";
import { emptyFigures } from "./figures.ts";
import { makeCards, makeGrowth } from "./make-panels.ts";

const today = "2026-11-16";
const everything = { users: true, activeListings: 40, messages: true, revenue: true };

function someFigures() {
  const figures = emptyFigures();
  for (let ago = 0; ago < 60; ago++) {
    figures["new-users"].set(addDays(today, -ago), ago < 30 ? 2 : 1);
    figures["active-listings"].set(addDays(today, -ago), 50);
  }
  figures.users.set(today, 1234);
  figures.revenue.set("2026-11-02", 30_000);
  figures.revenue.set("2026-11-10", -10_000);
  figures.revenue.set("2026-10-05", 16_000);
  figures.revenue.set("2026-10-20", 99_000);
  return figures;
}

test("each card compares with the previous period", () => {
  const [users, listings, , revenue] = makeCards(someFigures(), everything, today, "30d");
  expect(users).toMatchObject({
    value: "1,234",
    change: { text: "+60 in 30 days", direction: "up" },
    before: "+30 in the 30 days before",
  });
  expect(listings).toMatchObject({ change: { text: "-10 in 30 days", direction: "down" } });
  // The previous month counts only up to the same day.
  expect(revenue).toMatchObject({
    value: "$200",
    change: { text: "25% more than last month so far", direction: "up" },
    before: "$160 by this day of last month",
  });
});

test("a chart has a few points that add up to the period", () => {
  const [users] = makeCards(someFigures(), everything, today, "30d");
  expect(users!.chart.values).toHaveLength(15);
  expect(users!.chart.values.reduce((sum, value) => sum + value)).toBe(60);
});

test("hides cards of other areas", () => {
  const parts = { users: false, activeListings: null, messages: false, revenue: true };
  const cards = makeCards(someFigures(), parts, today, "7d");
  expect(cards.map(({ label }) => label)).toEqual(["Revenue This Month"]);
});

test("growth by week, Monday first, the last week up to today", () => {
  const { weeks, series } = makeGrowth(someFigures(), ["new-users"], today, "7d");
  expect(weeks).toHaveLength(8);
  expect(weeks.at(-1)).toBe("Nov 16");
  expect(series).toHaveLength(1);
  expect(series[0]!.values.slice(-2)).toEqual([14, 2]);
});
