import { expect, test } from "vitest";
import { isListedBroker, userTypes, verificationStatus } from "#app/accounts/user.ts";

test.each([
  [true, true, true, "Verified"],
  [true, true, false, "Partially Verified"],
  [true, false, true, "Partially Verified"],
  [false, true, true, "Partially Verified"],
  [true, false, false, "Partially Verified"],
  [false, true, false, "Partially Verified"],
  [false, false, true, "Not Verified"],
  [false, false, false, "Not Verified"],
] as const)(
  "e-mail %s, phone %s, identity %s: %s",
  (emailVerified, phoneVerified, identityVerified, expected) => {
    expect(verificationStatus({ emailVerified, phoneVerified, identityVerified })).toBe(expected);
  },
);

test("only brokers whose identity is verified stand in the directory", () => {
  for (const userType of userTypes) {
    expect(isListedBroker({ userType, identityVerified: true })).toBe(userType === "broker");
    expect(isListedBroker({ userType, identityVerified: false })).toBe(false);
  }
});
