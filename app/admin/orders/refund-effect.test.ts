import { expect, test } from "vitest";
import type { AdvertisingPayment } from "#app/payments/orders/kept-payments.ts";
import { refundEffect } from "./refund-effect.ts";

const aPayment: AdvertisingPayment = {
  id: "1",
  kind: "package",
  packageId: "rmb",
  amount: 199_00,
  credit: 0,
  taxes: [],
  status: "paid",
  refunded: 0,
  createdAt: new Date("2027-01-01T12:00:00Z"),
  paidAt: new Date("2027-01-01T12:00:00Z"),
  periodStart: new Date("2027-01-01T12:00:00Z"),
  periodEnd: new Date("2027-04-01T12:00:00Z"),
};

const whole = {
  kind: "package" as const,
  isRest: true,
  reversal: { kind: "ends" as const },
  listingStatus: "active",
  hasRenewal: true,
};

test("refunding the whole latest payment takes the listing down and ends its renewal", () => {
  expect(refundEffect(whole)).toContain("leaves the market, its renewal ends");
  expect(refundEffect({ ...whole, hasRenewal: false })).not.toContain("renewal");
});

test.each([
  ["a part", { isRest: false }],
  ["an earlier payment", { reversal: { kind: "none" as const, later: aPayment } }],
  ["a payment that bought nothing", { reversal: { kind: "none" as const, later: null } }],
  ["an upgrade", { reversal: { kind: "falls-back" as const, to: aPayment } }],
  ["a success fee", { kind: "success_fee" as const }],
  ["a sold listing", { listingStatus: "sold" }],
  ["a draft", { listingStatus: "draft" }],
])("%s leaves the listing online", (_what, changes) => {
  expect(refundEffect({ ...whole, ...changes })).not.toContain("leaves the market");
});

test("a refunded upgrade names the remaining package", () => {
  expect(refundEffect({ ...whole, reversal: { kind: "falls-back", to: aPayment } })).toContain(
    "Basic Listing, until Apr 1, 2027",
  );
});
