import { expect, test } from "vitest";
import { defaultPackageFor, packagesFor, packages, termEnd } from "#app/payments/package.ts";

test.each([
  ["CA-ON", ["rmb", "realtor", "full"], "realtor"],
  ["CA-AB", ["rmb", "realtor", "full"], "realtor"],
  ["CA-QC", ["rmb", "premium", "max_exposure"], "premium"],
  ["US-TX", ["rmb", "premium", "max_exposure"], "premium"],
  ["MX-JAL", ["rmb", "premium", "max_exposure"], "premium"],
])("%s is offered %j, %s first", (region, offered, standard) => {
  expect(packagesFor(region).map(({ id }) => id)).toEqual(offered);
  expect(defaultPackageFor(region)).toBe(standard);
});

test.each([
  ["rmb", 199_00, 90],
  ["premium", 299_00, 180],
  ["realtor", 499_00, 180],
  ["max_exposure", 499_00, 365],
  ["full", 799_00, 365],
] as const)("%s costs %d cents for %d days", (id, price, days) => {
  expect(packages[id].price).toBe(price);
  const from = new Date("2026-01-01T00:00:00Z");
  expect(termEnd(id, from).getTime() - from.getTime()).toBe(days * 86_400_000);
});
