import { expect, test } from "vitest";
import { refundEffect } from "./refund-effect.ts";

const whole = {
  kind: "package" as const,
  isRest: true,
  isLatest: true,
  listingStatus: "active",
  hasRenewal: true,
};

test("all of the latest payment takes the listing down and ends its renewal", () => {
  expect(refundEffect(whole)).toContain("leaves the market, its renewal ends");
  expect(refundEffect({ ...whole, hasRenewal: false })).not.toContain("renewal");
});

test.each([
  ["a part", { isRest: false }],
  ["an earlier payment", { isLatest: false }],
  ["a success fee", { kind: "success_fee" as const }],
  ["a sold listing", { listingStatus: "sold" }],
  ["a draft", { listingStatus: "draft" }],
])("%s leaves the listing where it is", (_what, changes) => {
  expect(refundEffect({ ...whole, ...changes })).not.toContain("leaves the market");
});
