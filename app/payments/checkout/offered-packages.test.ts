import { expect, test } from "vitest";
import { choosePackage, describePackages } from "#app/payments/checkout/offered-packages.ts";

test.each([
  ["CA-ON", null, "realtor"],
  ["CA-AB", null, "realtor"],
  ["CA-BC", null, "premium"],
  ["US-VT", null, "premium"],
  ["MX-JAL", "max_exposure", "max_exposure"],
  ["CA-ON", "full", "full"],
  // Picked while the listing was in another region: not offered here.
  ["CA-QC", "full", "premium"],
  ["CA-ON", "gratis", "realtor"],
])("in %s, having picked %s: %s", (region, wanted, chosen) => {
  expect(choosePackage(region, wanted)?.id).toBe(chosen);
});

test("one package is recommended", () => {
  expect(describePackages("CA-NS").map(({ id, isRecommended }) => [id, isRecommended])).toEqual([
    ["rmb", false],
    ["premium", true],
    ["max_exposure", false],
  ]);
});
