import { expect, test } from "vitest";
import { canImpersonate } from "./impersonation.ts";

const admin = (adminAreas: Parameters<typeof canImpersonate>[0]["adminAreas"]) =>
  ({ userType: "admin", adminAreas }) as const;

test("unrestricted administrators and support can impersonate anyone but administrators", () => {
  for (const userType of ["buyer", "seller", "broker"] as const) {
    expect(canImpersonate(admin(null), { userType })).toBe(true);
    expect(canImpersonate(admin(["support"]), { userType })).toBe(true);
    expect(canImpersonate(admin(["finance"]), { userType })).toBe(false);
    expect(canImpersonate({ userType: "seller", adminAreas: null }, { userType })).toBe(false);
  }
  expect(canImpersonate(admin(null), { userType: "admin" })).toBe(false);
});
