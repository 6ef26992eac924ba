import { describe, expect, it } from "vitest";
import { retryDelay } from "./live-connection.ts";
import { titleWithCount } from "./title-count.ts";

describe("the delay before the next attempt", () => {
  it("grows to a minute or two, and is spread at random", () => {
    expect([0, 1, 3, 20].map((failures) => retryDelay(failures, 0))).toEqual([
      500, 1_000, 4_000, 30_000,
    ]);
    expect([0, 1, 3, 20].map((failures) => retryDelay(failures, 1))).toEqual([
      2_000, 4_000, 16_000, 120_000,
    ]);
  });
});

describe("the count in the title", () => {
  it.each([
    ["Leads | Relevo", 2, "(2) Leads | Relevo"],
    ["(2) Leads | Relevo", 3, "(3) Leads | Relevo"],
    ["(99+) Leads | Relevo", 0, "Leads | Relevo"],
    ["Leads | Relevo", 100, "(99+) Leads | Relevo"],
    ["(Nearly) new bakery | Relevo", 0, "(Nearly) new bakery | Relevo"],
  ])("%s with %i is %s", (title, count, expected) => {
    expect(titleWithCount(title, count)).toBe(expected);
  });
});
