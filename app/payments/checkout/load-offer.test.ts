import { expect, test } from "vitest";
import { choosePackage, describePackages } from "#app/payments/checkout/load-offer.server.ts";
import { packagesFor } from "#app/payments/package.ts";

test.each([
  ["CA-ON", null, "realtor"],
  ["CA-AB", null, "realtor"],
  ["CA-BC", null, "premium"],
  ["US-VT", null, "premium"],
  ["MX-JAL", "max_exposure", "max_exposure"],
  ["CA-ON", "full", "full"],
  // Chosen while the listing was in another region: not offered here.
  ["CA-QC", "full", "premium"],
  ["CA-ON", "gratis", "realtor"],
])("in %s, having chosen %s: %s", (region, wanted, chosen) => {
  expect(choosePackage(region, wanted)?.id).toBe(chosen);
});

test("one package is recommended", () => {
  const offered = describePackages("CA-NS", "", packagesFor("CA-NS"));
  expect(offered.map(({ id, isRecommended }) => [id, isRecommended])).toEqual([
    ["rmb", false],
    ["premium", true],
    ["max_exposure", false],
  ]);
});

test("shows subscribers only as configured by administrators", () => {
  const featuresWith = (subscribers: string) =>
    describePackages("CA-ON", subscribers, packagesFor("CA-ON")).flatMap((one) => one.features);
  expect(featuresWith("6,300+")).toContain("Email blast to 6,300+ subscribers");
  expect(featuresWith("")).toContain("Email blast to our subscribers");
  expect(featuresWith("").join()).not.toMatch(/[\d,]+\+/);
});
