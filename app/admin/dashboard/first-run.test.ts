import { expect, test } from "vitest";
import { areRatesStale, listFirstRun } from "./first-run.ts";

const done = {
  hasOperator: true,
  hasMail: true,
  hasPayments: true,
  hasTaxNumber: true,
  hasFreshRates: true,
  hasTwoStep: true,
};

test("rates are stale after a week, and without any", () => {
  const now = new Date("2026-11-18T12:00:00Z");
  expect(areRatesStale("2026-11-11", now)).toBe(false);
  expect(areRatesStale("2026-11-09", now)).toBe(true);
  expect(areRatesStale(undefined, now)).toBe(true);
});

test("shows what is done and what is left, until nothing is", () => {
  const steps = listFirstRun({ ...done, hasMail: false });
  expect(steps).toHaveLength(6);
  expect(steps!.filter(({ isDone }) => !isDone).map(({ label }) => label)).toEqual([
    "Connect a mail server",
  ]);
  expect(listFirstRun(done)).toBeNull();
});
