import { expect, test } from "vitest";
import { isUnsettled, paymentResult } from "#app/payments/return/payment-result.ts";

const now = new Date("2027-02-01T12:00:00Z");
const order = {
  kind: "package",
  status: "paid",
  listingStatus: "active",
  credit: 0,
  at: now,
} as const;

test.each([
  [{}, "live"],
  [{ credit: 100_00 }, "upgraded"],
  [{ listingStatus: "pending" }, "in-review"],
  [{ listingStatus: "sold" }, "returned"],
  [{ kind: "success_fee", listingStatus: "sold" }, "fee-paid"],
  [{ status: "open", listingStatus: "draft" }, "confirming"],
  [{ status: "processing", listingStatus: "draft" }, "processing"],
  [{ status: "failed", listingStatus: "draft" }, "failed"],
  [{ status: "expired" }, null],
  [{ status: "charged_back" }, null],
  [{ at: new Date("2027-01-30T12:00:00Z") }, null],
] as const)("an order with %j is %s", (changes, expected) => {
  const result = paymentResult({ ...order, ...changes }, now);
  expect(result).toBe(expected);
  expect(isUnsettled(result)).toBe(expected === "confirming" || expected === "processing");
});

test("without an order there is no payment result", () => {
  expect(paymentResult(null, now)).toBeNull();
});
