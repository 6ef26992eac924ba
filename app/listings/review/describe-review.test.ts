import { expect, test } from "vitest";
import { reviewReasons } from "#app/listings/listing.ts";
import { describeReview } from "./describe-review.ts";

test("says in one sentence each what is checked and that the payment is kept", () => {
  const { checks, meanwhile } = describeReview(reviewReasons, { isPaid: true });
  expect(new Set(checks).size).toBe(reviewReasons.length);
  for (const sentence of [...checks, meanwhile]) expect(sentence).toMatch(/^[A-Z].*\.$/);
  expect(meanwhile).toContain("Your payment is kept");
  expect(describeReview([], { isPaid: false }).meanwhile).not.toContain("payment");
});
