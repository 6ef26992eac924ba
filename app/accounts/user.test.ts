import { expect, test } from "vitest";
import { verificationStatus } from "./user.ts";

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
