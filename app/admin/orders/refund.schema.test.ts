import { expect, test } from "vitest";
import { createId } from "#app/platform/db/id.ts";
import { readDollars, refundSchema } from "./refund.schema.ts";

test.each([
  ["50", 50_00],
  ["50.5", 50_50],
  ["50.05", 50_05],
  ["$1,234.50", 1_234_50],
  [" 0.01 ", 1],
  ["1,23", null],
  ["50.005", null],
  ["-5", null],
  ["5e3", null],
  ["9999999999", null],
  ["", null],
  ["fifty", null],
])("parses %j as %j cents", (text, cents) => {
  expect(readDollars(text)).toBe(cents);
});

test("requires a reason and drops characters that a database cannot store", () => {
  const form = { amount: "5", formId: createId(), left: "500" };
  expect(refundSchema.safeParse({ ...form, reason: " \0 " }).success).toBe(false);
  expect(refundSchema.safeParse({ ...form, reason: "x".repeat(501) }).success).toBe(false);
  expect(refundSchema.safeParse({ ...form, reason: "Good\0will", formId: "1" }).success).toBe(
    false,
  );
  expect(refundSchema.parse({ ...form, reason: "Good\0will" })).toMatchObject({
    amount: 5_00,
    reason: "Goodwill",
    left: 500,
  });
});
