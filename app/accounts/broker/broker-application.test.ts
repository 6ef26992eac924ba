import { describe, expect, test } from "vitest";
import { fieldErrors } from "#app/shared/form-errors.ts";
import { refuseToApply } from "./broker-application.ts";
import { brokerApplicationSchema } from "./broker-application.schema.ts";

test.each([
  ["buyer", null, null],
  ["seller", "rejected", null],
  ["seller", "approved", null],
  ["buyer", "pending", "already-pending"],
  ["broker", null, "already-broker"],
  ["admin", null, "administrator"],
] as const)("%s whose last application is %s", (userType, state, refusal) => {
  expect(refuseToApply(userType, state && { state })).toBe(refusal);
});

describe("an application", () => {
  const input = { licenseNumber: " ON-10/22 ", region: "CA-ON", brokerage: " Lund & Co. " };
  const errors = (changes: object) => {
    const result = brokerApplicationSchema.safeParse({ ...input, ...changes });
    return result.success ? {} : fieldErrors(result.error.issues);
  };
  test("is trimmed", () => {
    expect(brokerApplicationSchema.parse(input)).toEqual({
      licenseNumber: "ON-10/22",
      region: "CA-ON",
      brokerage: "Lund & Co.",
    });
  });
  test.each([
    [{ licenseNumber: "" }, { licenseNumber: "Enter your licence number" }],
    [{ licenseNumber: "<1>" }, { licenseNumber: expect.stringContaining("letters") }],
    [{ region: "Ontario" }, { region: "Choose where you are licensed" }],
    [{ brokerage: " " }, { brokerage: "Enter the name of your brokerage" }],
  ])("rejects %j", (changes, expected) => {
    expect(errors(changes)).toEqual(expected);
  });
});
