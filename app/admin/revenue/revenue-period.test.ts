import { expect, test } from "vitest";
import {
  monthAt,
  monthLabel,
  monthsOf,
  parseRevenuePeriod,
  usualPeriods,
} from "./revenue-period.ts";

const now = new Date("2026-11-16T12:00:00Z");
const parse = (query: string) => parseRevenuePeriod(new URLSearchParams(query), now);

test("defaults to the last twelve months", () => {
  expect(parse("")).toEqual({ from: "2025-12", to: "2026-11" });
  expect(parse("to=2025-03")).toEqual({ from: "2024-04", to: "2025-03" });
  expect(parse("from=2026-02&to=2026-03")).toEqual({ from: "2026-02", to: "2026-03" });
});

test.each(["from=x&to=2026-13", "from=2026-1&to=%00", "from=&to=1999-01"])(
  "falls back to the default period for %s",
  (query) => {
    expect(parse(query)).toEqual({ from: "2025-12", to: "2026-11" });
  },
);

test("swaps a reversed period and shortens a very long one", () => {
  expect(parse("from=2026-03&to=2026-02")).toEqual({ from: "2026-02", to: "2026-03" });
  expect(monthsOf(parse("from=2000-01&to=2099-12"))).toHaveLength(60);
});

test("uses Toronto months", () => {
  expect(monthAt(new Date("2026-11-01T03:59:59Z"))).toBe("2026-10");
  expect(monthAt(new Date("2026-11-01T04:00:00Z"))).toBe("2026-11");
  // Winter time.
  expect(monthAt(new Date("2027-01-01T04:59:59Z"))).toBe("2026-12");
});

test("lists consecutive months across years", () => {
  expect(monthsOf({ from: "2025-11", to: "2026-02" })).toEqual([
    "2025-11",
    "2025-12",
    "2026-01",
    "2026-02",
  ]);
  expect(usualPeriods(now).map(({ from, to }) => `${from} ${to}`)).toEqual([
    "2025-12 2026-11",
    "2026-01 2026-11",
    "2025-01 2025-12",
    "2023-12 2026-11",
  ]);
  expect(monthLabel("2026-11")).toBe("Nov 2026");
});
