import { expect, test } from "vitest";
import { canRenew, fundsBands, fundsText, needsProof, partsOf, shownPassport } from "./passport.ts";
import { addDays } from "#app/shared/day.ts";

const now = new Date("2026-11-19T15:00:00Z");

test("the ranges of funds leave no gap", () => {
  expect(fundsBands.map(fundsText)).toEqual([
    "Up to $100,000",
    "$100,000–$250,000",
    "$250,000–$500,000",
    "$500,000–$1,000,000",
    "$1,000,000–$2,000,000",
    "$2,000,000–$5,000,000",
    "$5,000,000 or more",
  ]);
});

test.each([
  [null, true],
  ["2026-11-19", false],
  ["2025-11-20", false],
  ["2025-11-18", true],
])("a proof of %s has to be replaced: %s", (fundsVerifiedOn, expected) => {
  expect(needsProof({ fundsVerifiedOn }, now)).toBe(expected);
});

test.each([
  [60, "2026-11-01", false],
  [30, "2026-11-01", false],
  [29.9, "2026-11-01", true],
  [-1, "2026-11-01", true],
  [5, "2025-11-01", false],
])("%d days before the end, with a proof of %s, can be renewed: %s", (days, proof, expected) => {
  const passport = {
    approvedAt: addDays(now, -60),
    expiresAt: addDays(now, days),
    fundsVerifiedOn: proof,
  };
  expect(canRenew(passport, now)).toBe(expected);
});

const row = {
  identityCheckedAt: now,
  fundsBand: "500k-1m",
  fundsCurrency: "CAD",
  fundsVerifiedOn: "2026-11-03",
  experience: "CANARY experience",
  sought: "CANARY sought",
  timing: "now",
  about: "CANARY about",
} as const;

test("a part that is not shown is not in what a reader gets", () => {
  const nothing = { identityCheckedAt: null, funds: null, experience: null, search: null };
  expect(shownPassport(row, [])).toEqual(nothing);
  expect(shownPassport(row, ["funds"])).toEqual({
    ...nothing,
    funds: { text: "$500,000–$1,000,000 (CAD)", on: "2026-11-03" },
  });
  expect(shownPassport(row, ["experience"])).toEqual({
    ...nothing,
    experience: { text: "CANARY experience", about: "CANARY about" },
  });
  expect(JSON.stringify(shownPassport(row, ["identity", "funds"]))).not.toContain("CANARY");
});

test("a form's parts are known, each once, in our order", () => {
  expect(partsOf(["search", "funds", "funds", "bank", 7, null])).toEqual(["funds", "search"]);
});
