import { expect, test } from "vitest";
import { addUp, lastMonth, listNextSteps, marketViews, monthOf, weeksOf } from "./owner-report.ts";

test("a month has weeks of seven days and what remains", () => {
  expect(weeksOf("2026-02-01").map(({ from, to }) => `${from} ${to}`)).toEqual([
    "2026-02-01 2026-02-07",
    "2026-02-08 2026-02-14",
    "2026-02-15 2026-02-21",
    "2026-02-22 2026-02-28",
  ]);
  expect(weeksOf("2028-02-01").at(-1)).toEqual({ from: "2028-02-29", to: "2028-02-29" });
  expect(weeksOf("2026-12-01").at(-1)).toEqual({ from: "2026-12-29", to: "2026-12-31" });
});

test("a report is about the month before, also in January", () => {
  expect(monthOf(new Date("2027-01-01T12:10:00Z"))).toBe("2027-01-01");
  expect(lastMonth(new Date("2027-01-01T12:10:00Z"))).toBe("2026-12-01");
});

test("days outside are not counted", () => {
  const day = (day: string) => ({ day, views: 2, saves: 1, inquiries: 1 });
  const days = ["2026-10-07", "2026-10-08", "2026-10-14", "2026-10-15"].map(day);
  const [, second] = weeksOf("2026-10-01");
  expect(addUp(days, second!)).toEqual({ views: 4, saves: 2, inquiries: 2 });
});

test("says nothing about few listings of others", () => {
  expect(marketViews(12, 9)).toBeNull();
  expect(marketViews(12, 10)).toBe(12);
});

const fine = {
  status: "active" as const,
  photos: 8,
  waiting: 0,
  isConfirmationDue: false,
  statesPrice: true,
  daysLeft: null,
};

test("next steps follow from the state of the listing", () => {
  expect(listNextSteps(fine)).toEqual(["go-on"]);
  expect(listNextSteps({ ...fine, status: "sold", photos: 0 })).toEqual([]);
  expect(listNextSteps({ ...fine, status: "expired", photos: 0 })).toEqual(["return"]);
  expect(
    listNextSteps({
      status: "active",
      photos: 1,
      waiting: 2,
      isConfirmationDue: true,
      statesPrice: false,
      daysLeft: 45,
    }),
  ).toEqual(["reply", "confirm", "renew", "photos", "price"]);
});
